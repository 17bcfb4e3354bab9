import type { PartyFinding, PartyList } from '@maojian/domain/control/rule/question'
import type { Subject, SubjectEntry } from '@maojian/screening'
import { termsOf } from '../../engine/listed-terms.ts'

/** Lists to whose entries a rule of export control hangs; the others are information. */
const lists: Readonly<Record<string, PartyList>> = {
  'bis-dpl': 'denied-persons',
  'bis-entity-list': 'entity-list',
  'bis-meu': 'meu-list',
  'bis-uvl': 'unverified-list',
  'ofac-sdn': 'sdn',
  'cn-export-control': 'cn-control-list',
  'cn-watch': 'cn-watch-list',
  'cn-uel': 'cn-unreliable',
  'cn-countermeasures': 'cn-countermeasures',
}

const programmesOf = (subject: Subject): string[] => (subject.facts['programme'] ?? '').split('；')

const isListed = (entry: SubjectEntry, day: string): boolean =>
  (entry.until === '' || entry.until > day) && (entry.status !== 'delisted' || entry.until > day)

const findingOf = (subject: Subject, { source, reference }: SubjectEntry): PartyFinding[] => {
  const list = lists[source]
  if (list === undefined) return []
  return [
    {
      list,
      reference,
      ...(list === 'sdn' && { programmes: programmesOf(subject) }),
      ...(list === 'entity-list' && termsOf(subject).get(reference)),
    },
  ]
}

export const listedEntries = (subject: Subject, day: string): SubjectEntry[] =>
  subject.entries.filter(entry => isListed(entry, day))

/** What the rules need of a listed party: each list that holds it on the day, with its reference. */
export const findingsOf = (subject: Subject, day: string): PartyFinding[] =>
  listedEntries(subject, day).flatMap(entry => findingOf(subject, entry))
