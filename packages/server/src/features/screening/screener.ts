import type { ScreeningIndex } from '@maojian/screening'
import { screenSubject, type Screening } from './screen-subject.ts'
import type { KeptDecision, Screened, ScreeningTerms } from './screening-terms.ts'

/** Who was screened, and what came of it. */
export interface ScreenedSubject {
  readonly screened: Screened
  readonly found: Screening
}

/** Screens the parties of one question, and remembers each. */
export interface Screener {
  readonly index: ScreeningIndex
  readonly screen: (screened: Screened, terms?: ScreeningTerms) => Screening
  readonly subjects: readonly ScreenedSubject[]
}

/** `kept`: what the organisation decided before. */
export const openScreener = (index: ScreeningIndex, kept: readonly KeptDecision[] = []): Screener => {
  const subjects: ScreenedSubject[] = []
  return {
    index,
    subjects,
    screen: (screened, terms) => {
      const found = screenSubject(index, screened, { ...terms, kept })
      subjects.push({ screened, found })
      return found
    },
  }
}
