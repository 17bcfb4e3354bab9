import type { getRegulation as call } from '@maojian/contract/calls/regulation'
import { regulationParts, regulationPartTable, type RegulationPart } from '@maojian/sources'
import type * as z from 'zod'
import { controlFactsDay } from '../../facts/control-facts.ts'
import type { Verb } from '../../http/route.ts'
import { officialText } from './official-text.ts'
import type { RegulationEdition } from './store.ts'

type Part = z.output<typeof call.reply>['parts'][number]

/** A change of every entry is a list nobody reads to its end. */
const mostChanges = 500

const address = (part: RegulationPart, day: string): string =>
  `https://www.ecfr.gov/${day === '' ? 'current' : `on/${day}`}/title-15/part-${part}`

const partWire = (part: RegulationPart, edition: RegulationEdition | undefined): Part => {
  const first = edition !== undefined && edition.added === edition.units
  return {
    part,
    title: regulationPartTable[part].titleZh,
    url: address(part, edition?.date ?? ''),
    editionDate: edition?.date ?? '',
    fetchedAt: edition?.fetchedAt.toISOString() ?? '',
    digest: edition?.digest ?? '',
    units: edition?.units ?? 0,
    added: edition?.added ?? 0,
    removed: edition?.removed ?? 0,
    changed: edition?.changed ?? 0,
    first,
    note: edition?.note ?? '',
    changes: (first ? [] : (edition?.changes ?? []))
      .slice(0, mostChanges)
      .map(({ key, kind, notes }) => ({ key, kind, notes: [...notes] })),
  }
}

export const getRegulation: Verb<typeof call> = async ({ db }) => {
  const { editions, differences } = await officialText(db)
  return {
    factsAsOf: controlFactsDay(),
    parts: regulationParts.map(part =>
      partWire(
        part,
        editions.find(one => one.part === part),
      ),
    ),
    differences: differences.map(({ key, kind, textZh: text }) => ({ key, kind, text })),
  }
}
