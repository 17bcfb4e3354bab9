import type { determineLicence as call } from '@maojian/contract/calls/determination'
import type { Answer } from '@maojian/contract/calls/licence-answers'
import { askedBy, standingKinds } from '@maojian/domain/risk/list-effect'
import { warningText } from '@maojian/domain/vocabulary/warning-kind'
import type * as z from 'zod'
import { entryStandings, hitWords, subjectStanding, type FoundHit } from '../screening/entry.ts'
import { listWords } from '../source/entry.ts'
import { findingsOf } from './party-lists.ts'

type Reply = z.output<typeof call.reply>
export type HitWire = Reply['endUser']['hits'][number]

/** What the gravest of its lists forbids of any deal, as a project tells it, and the lists that do. */
const forbiddenOf = ({ subject }: FoundHit, day: string): Pick<HitWire, 'forbids' | 'forbiddenBy'> => {
  const { effect } = subjectStanding(subject, day)
  if (effect.level === 0 || askedBy(effect) !== 'prohibited') return { forbids: '', forbiddenBy: [] }
  const { kind } = effect
  const lists = entryStandings(subject, day)
    .filter(one => one.effect.kind === kind)
    .map(({ entry }) => listWords(entry.source).shortZh)
  return { forbids: warningText('prohibited', standingKinds[kind]), forbiddenBy: [...new Set(lists)] }
}

interface Asked {
  readonly day: string
  /** Party id → whether it is the one named. */
  readonly decisions: Readonly<Record<string, Answer>>
}

/** A listed party beside whoever is named, in words. */
export const partyHit = (found: FoundHit, { day, decisions }: Asked): HitWire => {
  const { id, type, name, nameZh, country, lists, explanation } = hitWords(found, day)
  return {
    id,
    type,
    name,
    nameZh,
    country,
    score: explanation.score,
    riskLevel: explanation.riskLevel,
    reason: explanation.reason,
    lists: lists
      .filter(({ dataStatus }) => dataStatus === 1)
      .map(({ source, shortName, officialNumber }) => ({ source, shortName, reference: officialNumber })),
    decisive: findingsOf(found.subject, day).length > 0,
    ...forbiddenOf(found, day),
    decidedByPerson: decisions[found.subject.id] !== undefined || found.decided !== undefined,
    state: found.state,
  }
}
