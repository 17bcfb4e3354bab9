import type { Subject, SubjectEntry } from '../types.ts'

/** Whether an entry stood on its list on a day (yyyy-MM-dd); an unknown first day counts as always. */
const stood = (entry: SubjectEntry, day: string): boolean =>
  (entry.since === '' || entry.since <= day) && (entry.until === '' || entry.until > day)

export const listedOn = (subject: Subject, day: string): boolean =>
  subject.entries.some(entry => stood(entry, day))

/** Whether a name belonged to an entry that stood on the day; without a day, to one that stands now. */
export const namedOn = (subject: Subject, ordinal: number, day?: string): boolean => {
  const name = subject.names[ordinal]!
  if (name.entries.length === 0) return true
  return name.entries.some(at => {
    const entry = subject.entries[at]
    return entry !== undefined && (day === undefined ? entry.until === '' : stood(entry, day))
  })
}
