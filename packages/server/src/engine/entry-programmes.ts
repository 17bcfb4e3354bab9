import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { Subject, SubjectEntry } from '@maojian/screening'

/** Under this name the programmes of each entry travel in a subject, as JSON: facts of subjects are text. */
const entryProgrammesFact = 'entryProgrammes'

/** Codes of an entry, and the names under which files give its programmes or measures. */
export const programmesOfEntry = ({ programmes, facts }: ListEntry): string[] => [
  ...new Set([...programmes, ...facts.filter(({ key }) => key === 'programme').map(({ value }) => value)]),
]

const keyOf = ({ source, reference }: Pick<SubjectEntry, 'source' | 'reference'>): string =>
  `${source}/${reference}`

/** Gathers the programmes of each entry of one subject; the version taken first is the newest and speaks for it. */
export const createEntryProgrammes = () => {
  const known = new Map<string, string>()
  return {
    add: (entry: SubjectEntry, content: ListEntry): void => {
      if (!known.has(keyOf(entry))) known.set(keyOf(entry), programmesOfEntry(content).join(';'))
    },
    facts: (): Record<string, string> => {
      const told = [...known].filter(([, programmes]) => programmes !== '')
      // As an object, keys that no other party has would cost V8 a shape of its own for each.
      const lines = told.map(([key, programmes]) => `${JSON.stringify(key)}:${JSON.stringify(programmes)}`)
      return told.length === 0 ? {} : { [entryProgrammesFact]: `{${lines.join(',')}}` }
    },
  }
}

const read = new WeakMap<Subject, Readonly<Record<string, string>>>()

/** Programmes of one entry of a subject, joined; '' where its list tells none. */
export const entryProgrammes = (subject: Subject, entry: SubjectEntry): string => {
  let known = read.get(subject)
  if (known === undefined) {
    known = JSON.parse(subject.facts[entryProgrammesFact] ?? '{}') as Record<string, string>
    read.set(subject, known)
  }
  return known[keyOf(entry)] ?? ''
}
