import { decisionAnswers, decisionChanges } from '@maojian/contract/calls/decision'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import type { SealedChange } from '../decision/entry.ts'
import { sha256 } from './chain.ts'
import type { RecordContent } from './record-content.ts'

export interface DecidedTogether {
  readonly at: Date
  readonly organisation: string
  readonly operator: string
  readonly changes: readonly SealedChange[]
  /** Names of those who decided, approved or ended, by their ids. */
  readonly people: Readonly<Record<string, string>>
}

/** What gave way is told with what it gave way to, not counted beside it. */
const mainOf = (changes: readonly SealedChange[]): readonly SealedChange[] => {
  const main = changes.filter(({ change }) => change !== 'replaced')
  return main.length === 0 ? changes : main
}

const titleOf = (main: readonly SealedChange[]): string => {
  const { decision } = main[0]!
  const what = [...new Set(main.map(({ change }) => decisionChanges[change]))].join('、')
  return main.length === 1
    ? `${decision.subjectName} × ${decision.partyName}：${decisionAnswers[decision.same]}（${what}）`
    : `${decision.subjectName} 等 ${main.length} 项判定（${what}）`
}

/** One record of all that one person decided at once; its id follows from what it says: done twice it is written once. */
export const decisionRecord = (decided: DecidedTogether): RecordContent => {
  const { at, organisation, operator, changes, people } = decided
  const main = mainOf(changes)
  return {
    format: 1,
    id: `E${sha256(JSON.stringify([at, operator, changes])).slice(0, 24)}`,
    kind: 'decision',
    at: at.toISOString(),
    organisation,
    operator: { id: operator, name: people[operator] ?? '' },
    title: titleOf(main),
    verdict: 9,
    hits: main.length,
    settings: { ...defaultThresholds },
    engine: '',
    snapshot: '',
    lists: '',
    warning: '',
    subjects: [],
    decided: { changes, people },
  }
}
