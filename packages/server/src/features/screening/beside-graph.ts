import { gravest } from '@maojian/domain/vocabulary/counterparty-field'
import type { AnswerByGraph, GraphAnswer } from '../enterprise/entry.ts'
import type { ReadColumns } from './result-table.ts'
import { rowNames } from './row-names.ts'
import type { RowAnswer } from './screen-counterparty.ts'

const relatedEffect = '关联制裁'

const raised = (answer: RowAnswer, { verdict, reason }: GraphAnswer): RowAnswer => ({
  ...answer,
  verdict: gravest([answer.verdict, verdict]),
  reason: `${answer.reason}${reason}`,
  effect: answer.partyId === '' ? relatedEffect : `${answer.effect ?? ''}、${relatedEffect}`,
  effectLevel: verdict === 1 || answer.effectLevel === 1 ? 1 : 2,
})

interface Beside extends ReadColumns {
  readonly byGraph: AnswerByGraph | undefined
}

/** Answers of the lists with what the graph says of the same names: whoever the listed hold is no clean row. */
export const besideGraph = (
  answers: readonly RowAnswer[],
  rows: readonly (readonly string[])[],
  { mapping, titles, byGraph }: Beside,
): readonly RowAnswer[] => {
  if (byGraph === undefined) return answers
  return answers.map((answer, i) => {
    const names = new Set(rowNames(rows[i] ?? [], mapping, titles).map(({ text }) => text))
    return [...names].reduce((so, name) => {
      const told = byGraph(name, id => id === answer.partyId)
      return told ? raised(so, told) : so
    }, answer)
  })
}
