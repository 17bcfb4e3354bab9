import { isNamedProgramme } from '@maojian/domain/control/party/sdn'
import type { OwnershipRegime } from '@maojian/domain/vocabulary/ownership'
import { entriesOn, type ScreeningIndex, type Subject, type SubjectEntry } from '@maojian/screening'
import { entryProgrammes } from '../../engine/entry-programmes.ts'
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

/** The affiliates rule of BIS reaches what SDNs of the programmes of 15 CFR 744.8(a)(1) own, too. */
const isNamedSdn = (subject: Subject, entry: SubjectEntry): boolean =>
  entry.source === 'ofac-sdn' &&
  isNamedProgramme({
    list: 'sdn',
    programmes: entryProgrammes(subject, entry)
      .split(/[;；]/u)
      .map(one => one.trim()),
  })

const regimesIn = (subject: Subject, entries: readonly SubjectEntry[]): OwnershipRegime[] => [
  ...new Set(
    entries.flatMap((entry): OwnershipRegime[] => {
      const regime = regimeOf(entry)
      return [
        ...(regime === undefined ? [] : [regime]),
        ...(isNamedSdn(subject, entry) ? ['bis' as const] : []),
      ]
    }),
  ),
]

/** By its own day, or because the edition that has it is not younger than the day that is asked for. */
const isKnownOn = ({ meta }: ScreeningIndex, { source, since }: SubjectEntry, day: string): boolean => {
  const edition = meta.sources.find(one => one.id === source)
  return since !== '' || (edition !== undefined && edition.publishedOn !== '' && edition.publishedOn <= day)
}

/** Regimes under which a party counts as listed on a day only because no list tells since when it is. */
export const undatedRegimes = (index: ScreeningIndex, partyId: string, day: string): OwnershipRegime[] => {
  const position = index.positionOf(partyId)
  if (position < 0) return []
  const subject = index.subject(position)
  const entries = entriesOn(subject, day)
  const dated = new Set(
    regimesIn(
      subject,
      entries.filter(one => isKnownOn(index, one, day)),
    ),
  )
  return regimesIn(subject, entries).filter(regime => !dated.has(regime))
}

/** What the lists of a day say of a party; null where no list has ever had it. */
export const linkedParty = (index: ScreeningIndex, partyId: string, day: string): LinkedParty | null => {
  const position = index.positionOf(partyId)
  if (position < 0) return null
  const subject = index.subject(position)
  const entries = entriesOn(subject, day)
  return { partyId, listed: entries.length > 0, regimes: regimesIn(subject, entries) }
}
