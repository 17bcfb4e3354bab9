import type { Screening } from '../screening/entry.ts'
import { keptSubject, type KeptSubject } from './record-content.ts'
import type { AskedSubject } from './record-warning.ts'

/** What a record keeps of the answers to one question, as plain data: it may be made on another thread. */
export interface KeptAnswers {
  readonly subjects: readonly KeptSubject[]
  readonly day: string | undefined
  readonly basis: Pick<Screening['basis'], 'snapshotId' | 'engine' | 'thresholds'>
}

/** undefined: nobody was screened. */
export const keptAnswers = (subjects: readonly AskedSubject[]): KeptAnswers | undefined => {
  const [first] = subjects
  if (!first) return undefined
  const { snapshotId, engine, thresholds } = first.found.basis
  return {
    subjects: subjects.map(({ screened, found, hidden }) => keptSubject(screened, found, hidden)),
    day: first.found.day,
    basis: { snapshotId, engine, thresholds },
  }
}
