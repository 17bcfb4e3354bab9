import type { ScreeningIndex } from '@maojian/screening'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { listedNamesOf } from '../enterprise/entry.ts'
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

interface Beside {
  /** What the organisation decided before. */
  readonly kept?: readonly KeptDecision[]
  /** The enterprises that are known by code to be listed under another name. */
  readonly graph?: EnterpriseGraph | undefined
}

/** Screens without remembering; whoever is known by code to be listed under another name, by that name too. */
export const screenBeside =
  (index: ScreeningIndex, { kept = [], graph }: Beside) =>
  (asked: Screened, terms?: ScreeningTerms): ScreenedSubject => {
    const byName = screenSubject(index, asked, { ...terms, kept })
    const isFound = (id: string): boolean => byName.hits.some(({ subject }) => subject.id === id)
    const listed = graph ? listedNamesOf({ graph, index }, asked.name, isFound) : []
    if (listed.length === 0) return { screened: asked, found: byName }
    const screened = { ...asked, otherNames: [...(asked.otherNames ?? []), ...listed] }
    return { screened, found: screenSubject(index, screened, { ...terms, kept }) }
  }

export const openScreener = (index: ScreeningIndex, beside: Beside = {}): Screener => {
  const screen = screenBeside(index, beside)
  const subjects: ScreenedSubject[] = []
  return {
    index,
    subjects,
    screen: (screened, terms) => {
      const one = screen(screened, terms)
      subjects.push(one)
      return one.found
    },
  }
}
