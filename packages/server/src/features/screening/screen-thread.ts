import type { ColumnMapping } from '@maojian/domain/vocabulary/counterparty-field'
import { answerTasks } from '../../engine/answer-tasks.ts'
import { readCounterparty } from './counterparty.ts'
import { screenCounterparty, type RowAnswer } from './screen-counterparty.ts'

/** Rows of a file that one thread answers at a time. */
export interface ScreenTask {
  readonly rows: readonly (readonly string[])[]
  readonly mapping: ColumnMapping
  /** How many columns the table has by its titles. */
  readonly columns: number
  /** Day whose listings count, yyyy-MM-dd. */
  readonly day: string
}

answerTasks<ScreenTask, RowAnswer[]>((index, { rows, mapping, columns, day }) =>
  rows.map(cells => screenCounterparty(index, readCounterparty(cells, mapping, columns), day)),
)
