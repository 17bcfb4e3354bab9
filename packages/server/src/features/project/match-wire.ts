import type { suggested } from '@maojian/contract/calls/project-match'
import { partyTypes } from '@maojian/domain/vocabulary/party-type'
import type * as z from 'zod'
import { hitWords, type FoundHit } from '../screening/entry.ts'

/** A listed party that a name may mean, by the lists that name it today. */
export const matchWire = (found: FoundHit): z.output<typeof suggested> => {
  const { id, name, nameZh, type, country, lists, explanation } = hitWords(found)
  const standing = lists.filter(one => one.dataStatus === 1)
  return {
    id,
    name,
    nameZh,
    type,
    typeName: partyTypes[type],
    country,
    riskLevel: explanation.riskLevel,
    score: explanation.score,
    reason: explanation.reason,
    lists: [...new Set((standing.length > 0 ? standing : lists).map(one => one.shortName))],
  }
}
