import type { ColumnMapping, RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import type { AnswerByGraph, GraphAnswer } from '../enterprise/entry.ts'
import type { RowAnswer } from './screen-counterparty.ts'

const urgency: Readonly<Record<RowVerdict, number>> = { 1: 3, 2: 2, 9: 1, 0: 0 }

const relatedEffect = '关联制裁'

const raised = (answer: RowAnswer, { verdict, reason }: GraphAnswer): RowAnswer => ({
  ...answer,
  verdict: urgency[verdict] > urgency[answer.verdict] ? verdict : answer.verdict,
  reason: `${answer.reason}${reason}`,
  effect: answer.partyId === '' ? relatedEffect : `${answer.effect ?? ''}、${relatedEffect}`,
  effectLevel: verdict === 1 || answer.effectLevel === 1 ? 1 : 2,
})

/** Answers of the lists with what the graph says of the same names: whoever the listed hold is no clean row. */
export const besideGraph = (
  answers: readonly RowAnswer[],
  rows: readonly (readonly string[])[],
  { mapping, byGraph }: { readonly mapping: ColumnMapping; readonly byGraph: AnswerByGraph | undefined },
): readonly RowAnswer[] => {
  const at = mapping.name
  if (byGraph === undefined || at === undefined) return answers
  return answers.map((answer, i) => {
    const name = rows[i]?.[at]?.trim() ?? ''
    const told = name === '' ? undefined : byGraph(name, id => id === answer.partyId)
    return told ? raised(answer, told) : answer
  })
}
