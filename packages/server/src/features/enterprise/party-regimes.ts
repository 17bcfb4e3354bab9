import type { OwnershipRegime } from '@maojian/domain/vocabulary/ownership'
import { entriesOn, type ScreeningIndex, type Subject, type SubjectEntry } from '@maojian/screening'
import type { LinkedParty } from '../../graph/graph-input.ts'

/** Lists whose parties block what they own, by regime; the other lists say nothing of ownership. */
const regimes: Readonly<Record<string, OwnershipRegime>> = {
  'ofac-sdn': 'ofac',
  'eu-fsf': 'eu',
  'eu-journal': 'eu',
  'uk-sanctions': 'uk',
  'bis-entity-list': 'bis',
  'bis-meu': 'bis',
  'cn-export-control': 'cn',
  'cn-watch': 'cn',
}

/** Annexes of Regulation 833/2014 restrict trade and services; they freeze nothing. */
const freezesNothing = /32014r0833/iu

/** The regime whose ownership rule an entry belongs to; undefined where none of the five does. */
export const regimeOf = ({ source, reference }: SubjectEntry): OwnershipRegime | undefined =>
  freezesNothing.test(reference) ? undefined : regimes[source]

const regimesOf = (subject: Subject, day: string): OwnershipRegime[] => [
  ...new Set(entriesOn(subject, day).flatMap(entry => regimeOf(entry) ?? [])),
]

/** What the lists of a day say of a party; null where no list has ever had it. */
export const linkedParty = (index: ScreeningIndex, partyId: string, day: string): LinkedParty | null => {
  const position = index.positionOf(partyId)
  if (position < 0) return null
  const subject = index.subject(position)
  return { partyId, listed: entriesOn(subject, day).length > 0, regimes: regimesOf(subject, day) }
}
