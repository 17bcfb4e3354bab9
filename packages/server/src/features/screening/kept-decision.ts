import type { Subject, SubjectEntry } from '@maojian/screening'
import { createHash } from 'node:crypto'
import type { KeptDecision, Screened } from './screening-terms.ts'

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)

const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toUpperCase()

/** Whoever is written alike and of whom the same is known is the same one; a filter of types says nothing of him. */
export const subjectKey = ({
  name,
  otherNames,
  others = [],
  country,
  birthDate,
  identifiers,
}: Screened): string =>
  digest([
    folded(name),
    (otherNames ?? []).map(folded).toSorted(),
    country ?? '',
    birthDate ?? '',
    (identifiers ?? []).map(({ value }) => folded(value)).toSorted(),
    ...others.map(folded).toSorted(),
  ])

const keyOf = ({ source, reference }: SubjectEntry): string => `${source} ${reference}`

export const entryKeys = ({ entries }: Subject): string[] => entries.map(keyOf).toSorted()

/** What these entries say: their names, dates and state. */
const markOf = ({ entries, names }: Subject, of: ReadonlySet<string>): string => {
  const held = entries.filter(entry => of.has(keyOf(entry)))
  const carried = names.filter(name => name.entries.some(at => of.has(keyOf(entries[at]!))))
  return digest([
    held.map(entry => [keyOf(entry), entry.since, entry.until, entry.status].join('|')).toSorted(),
    carried.map(({ text, kind }) => `${kind}|${text}`).toSorted(),
  ])
}

const factsOf = ({ birthDates, countries, identifiers }: Subject): string =>
  digest([
    birthDates.toSorted(),
    countries.toSorted(),
    identifiers.map(({ kind, value }) => `${kind}|${value}`).toSorted(),
  ])

/** What a decision is about: everything that was told of the party when it was made. */
export const partyMark = (subject: Subject): string =>
  `${markOf(subject, new Set(entryKeys(subject)))} ${factsOf(subject)}`

/**
 * Whether a decision still holds of this party: it has the same entries and they say the same. A party that was joined
 * with another keeps it; one that was listed anew since does not.
 */
export const stillHolds = ({ entries, mark, decidedOn }: KeptDecision, subject: Subject): boolean => {
  const known = new Set(entries)
  const added = subject.entries.filter(entry => !known.has(keyOf(entry)))
  const held = subject.entries.length - added.length
  if (held < known.size) return false
  if (added.length === 0) return partyMark(subject) === mark
  return added.every(({ since }) => since < decidedOn) && markOf(subject, known) === mark.split(' ')[0]
}

/** What was decided of a party found for this one; the newest decision counts. */
export const decidedFor = (
  screened: Screened,
  decisions: readonly KeptDecision[],
): ((subject: Subject) => KeptDecision | undefined) => {
  if (decisions.length === 0) return () => undefined
  const key = subjectKey(screened)
  const own = decisions.filter(one => one.key === key)
  return subject => own.findLast(one => stillHolds(one, subject))
}
