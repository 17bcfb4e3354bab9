import type { ColumnMapping } from '@maojian/domain/vocabulary/counterparty-field'
import { answerTasks } from '../../engine/answer-tasks.ts'
import { readCounterparty } from './counterparty.ts'
import { screenCounterparty, type RowAnswer } from './screen-counterparty.ts'
import type { KeptDecision } from './screening-terms.ts'

/** Rows of a file that one thread answers at a time. */
export interface ScreenTask {
  readonly rows: readonly (readonly string[])[]
  readonly mapping: ColumnMapping
  /** Of the columns of the table. */
  readonly titles: readonly string[]
  /** What the organisation decided before. */
  readonly kept?: readonly KeptDecision[]
}

answerTasks<ScreenTask, RowAnswer[]>((index, { rows, mapping, titles, kept }) =>
  rows.map(cells => screenCounterparty(index, readCounterparty(cells, mapping, titles), kept)),
)
