import type { Column } from './column.ts'
import type { SavedTable } from './save-table.ts'

/** The file of a table: the columns that are shown, in their order, each cell as text. */
export const savedRows = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): SavedTable => {
  const written = columns.flatMap(column => (column.acts ? [] : (column.saved ?? [column])))
  return {
    name,
    header: written.map(column => column.title),
    rows: rows.map(row => written.map(column => String(column.text(row)))),
  }
}
