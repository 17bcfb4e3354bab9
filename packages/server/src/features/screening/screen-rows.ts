import type { ColumnMapping } from '@maojian/domain/vocabulary/counterparty-field'
import type { ScreeningIndex } from '@maojian/screening'
import { readCounterparty } from './counterparty.ts'
import { screenCounterparty, type RowAnswer } from './screen-counterparty.ts'
import type { KeptDecision } from './screening-terms.ts'

/** Rows of a file that are answered at a time. */
export interface ScreenTask {
  readonly rows: readonly (readonly string[])[]
  readonly mapping: ColumnMapping
  /** Of the columns of the table. */
  readonly titles: readonly string[]
  /** What the organisation decided before. */
  readonly kept?: readonly KeptDecision[]
}

export const screenRows = (index: ScreeningIndex, { rows, mapping, titles, kept }: ScreenTask): RowAnswer[] =>
  rows.map(cells => screenCounterparty(index, readCounterparty(cells, mapping, titles), kept))
