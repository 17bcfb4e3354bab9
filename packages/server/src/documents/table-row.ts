/** One row of a table that somebody brought, every cell as text. */
export interface TableRow {
  /** Line of the file or row of the sheet, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** How a table turned out to be written. */
export interface TableForm {
  readonly kind: 'csv' | 'xlsx'
  /** utf-8, gb18030 …; '' for a workbook. */
  readonly encoding: string
  readonly delimiter: string
}
