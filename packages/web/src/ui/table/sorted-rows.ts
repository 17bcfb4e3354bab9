import type { Column } from './column.ts'
import type { Sorting } from './table-query.ts'

const words = new Intl.Collator('zh-CN', { numeric: true })

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b))

/** What is empty stands last, whichever way the rest goes. */
export const sortedRows = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | undefined,
): readonly Row[] => {
  const column = columns.find(one => one.key === sorting?.key && !one.acts)
  if (column === undefined || sorting === undefined) return rows
  const way = sorting.falling ? -1 : 1
  const keyed = rows.map(row => ({ row, cell: column.text(row) }))
  const empty = (cell: string | number): number => Number(cell === '')
  return keyed
    .toSorted((a, b) => empty(a.cell) - empty(b.cell) || way * compare(a.cell, b.cell))
    .map(({ row }) => row)
}
