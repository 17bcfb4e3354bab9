import type { Question, ScreeningIndex } from '@maojian/screening'
import { findsAnybody, subjectKey } from '../screening/entry.ts'
import { isSameStanding, standingOn, type StandingTerms } from './standing-on.ts'
import type { Standing } from './standing.ts'
import type { WatchedSubject } from './watched.ts'

/** Whom a difference of two snapshots can touch. */
export interface Touching {
  /** Index of the parties that differ, as they were and as they are; absent where none does. */
  readonly probe?: ScreeningIndex | undefined
  readonly parties: ReadonlySet<string>
  /** Keys of subjects of whom something was decided, or a decision lapsed, since. */
  readonly decided: ReadonlySet<string>
  /** What each of the subjects looks for in an index, in their order. */
  readonly questions: readonly Question[]
}

export interface SubjectChange {
  /** Position among the given subjects. */
  readonly at: number
  readonly subject: string
  readonly reference: string
  readonly before: Standing
  readonly after: Standing
}

export interface Rescreened {
  readonly subjects: readonly WatchedSubject[]
  readonly changes: readonly SubjectChange[]
  /** How many were screened on the whole index. */
  readonly screened: number
}

/**
 * Scores depend on the two names alone, never on what else an index holds: whom no party that differs could be, by its
 * state before or now, has the same answer as before. Few are met at all by what they look for; only these are read.
 */
const isTouched = (
  { probe, parties, decided, questions }: Touching,
  { screened, party, standing }: WatchedSubject,
  at: number,
): boolean => {
  if (standing === undefined) return true
  if (party) return parties.has(party.id) || standing.hits.some(hit => parties.has(hit.party))
  if (decided.size > 0 && decided.has(subjectKey(screened))) return true
  return probe !== undefined && probe.mayFind(questions[at]!) && findsAnybody(probe, screened)
}

/** A watched party goes on under the id of the one that it was joined with. */
const stillParty = ({ party }: WatchedSubject, { hits: [found] }: Standing): Pick<WatchedSubject, 'party'> =>
  party && found ? { party: { ...party, id: found.party } } : {}

/** Screens those again who can be touched, all where nobody says who can, and tells whose answer is another one. */
export const rescreenSubjects = (
  index: ScreeningIndex,
  subjects: readonly WatchedSubject[],
  { touching, ...terms }: StandingTerms & { readonly touching?: Touching | undefined },
): Rescreened => {
  const changes: SubjectChange[] = []
  let screened = 0
  const next = subjects.map((subject, at) => {
    if (touching && !isTouched(touching, subject, at)) return subject
    screened++
    const after = standingOn(index, subject, terms)
    const { title, reference, standing: before } = subject
    if (before && !isSameStanding(before, after))
      changes.push({ at, subject: title, reference, before, after })
    return { ...subject, ...stillParty(subject, after), standing: after }
  })
  return { subjects: next, changes, screened }
}
