import type { Subject, SubjectEntry } from '../types.ts'

/** From when to when a list names somebody, and what it says of that. */
export type Listing = Pick<SubjectEntry, 'since' | 'until' | 'status'>

/**
 * Whether an entry stood on its list on a day (yyyy-MM-dd, Asia/Shanghai); without a day, whether it stands in the present
 * editions. An unknown first day counts as always; what a list calls delisted without its day is over.
 */
export const isListedOn = ({ since, until, status }: Listing, day?: string): boolean => {
  if (until === '') return status !== 'delisted' && (day === undefined || since <= day)
  return day !== undefined && since <= day && until > day
}

/** The entries of a subject that stood on the day. */
export const entriesOn = (subject: Subject, day?: string): SubjectEntry[] =>
  subject.entries.filter(entry => isListedOn(entry, day))

/** Whether any list named the subject on the day; one without entries is known only to ourselves, and always is. */
export const listedOn = (subject: Subject, day?: string): boolean =>
  (day === undefined && subject.entries.length === 0) || subject.entries.some(entry => isListedOn(entry, day))

/** Whether a name belonged to an entry that stood on the day. */
export const namedOn = (subject: Subject, ordinal: number, day?: string): boolean => {
  const name = subject.names[ordinal]!
  if (name.entries.length === 0) return true
  return name.entries.some(at => {
    const entry = subject.entries[at]
    return entry !== undefined && isListedOn(entry, day)
  })
}
