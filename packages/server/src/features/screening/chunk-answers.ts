import type { UnaskedReason } from '@maojian/domain/vocabulary/counterparty-field'
import type { ChunkCounts } from './chunk-store.ts'
import type { RowAnswer } from './screen-counterparty.ts'

/** Marks the answers that differ from those of an earlier batch: another verdict, or another party. */
export const besideFormer = (
  answers: readonly RowAnswer[],
  former: readonly RowAnswer[] = [],
): readonly RowAnswer[] =>
  answers.map((answer, i) => {
    const before = former[i]
    if (!before || (before.verdict === answer.verdict && before.partyId === answer.partyId)) return answer
    return { ...answer, former: { verdict: before.verdict, party: before.party } }
  })

export const countsOf = (answers: readonly RowAnswer[]): ChunkCounts => {
  const count = (verdict: RowAnswer['verdict']): number =>
    answers.filter(one => one.verdict === verdict).length
  const changed = answers.filter(({ former }) => former !== undefined).length
  return { hits: count(1), possible: count(2), clear: count(0), unasked: count(9), changed }
}

/** Why rows could not be asked, and how many for each reason; those screened before it was kept give none. */
export const unaskedOfAnswers = (answers: readonly RowAnswer[]): Partial<Record<UnaskedReason, number>> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ unasked }) => unasked)].flatMap(([reason, rows]) =>
      reason === undefined ? [] : [[reason, rows.length]],
    ),
  )

/** Short names of the lists of an answer's party, as `listNames` joins them. */
export const listsOf = ({ lists }: Pick<RowAnswer, 'lists'>): string[] =>
  lists === '' ? [] : lists.split('、')

/** How many of these answers each list stands in. */
export const listsOfAnswers = (answers: readonly RowAnswer[]): Record<string, number> => {
  const counts = new Map<string, number>()
  for (const list of answers.flatMap(listsOf)) counts.set(list, (counts.get(list) ?? 0) + 1)
  return Object.fromEntries(counts)
}
