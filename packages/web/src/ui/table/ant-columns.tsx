import type { TableColumnsType } from 'antd'
import { cellOf } from './cell-of.ts'
import type { Column } from './column.ts'
import type { TableView } from './table-query.ts'

/** Room for a column that names no width. */
const usualWidth = 220
const numberWidth = 64

export const widthOf = <Row,>(columns: readonly Column<Row>[]): number =>
  columns.reduce((sum, column) => sum + (column.width ?? usualWidth), numberWidth)

/** Of a table with more columns paper has no room to keep anything on one line. */
const mostWhole = 9

/** A date, a count, a name of a few characters: two for each Chinese one. */
const isShort = (cell: string | number): boolean =>
  String(cell).replace(/[^\u0020-\u024f]/gu, '--').length <= 20

interface Shown<Row> {
  readonly columns: readonly Column<Row>[]
  readonly view: TableView
  /** Whether all rows are at hand: those of a page alone are not put in order. */
  readonly sortable: boolean
  /** An example decides whether a column holds numbers. */
  readonly first: Row | undefined
}

/** The columns as antd takes them, the running number before them. */
export const antColumns = <Row,>({ columns, view, sortable, first }: Shown<Row>): TableColumnsType<Row> => [
  {
    title: '序号',
    key: 'number',
    width: numberWidth,
    render: (_value, _row, at) => (view.page - 1) * view.pageSize + at + 1,
  },
  ...columns.map(column => ({
    title: column.acts ? <span className="no-print">{column.title}</span> : column.title,
    key: column.key,
    ...(column.width === undefined ? {} : { width: column.width }),
    ...(column.width !== undefined &&
      columns.length <= mostWhole && {
        onCell: (row: Row) => (!column.draw && isShort(column.text(row)) ? { className: 'print-whole' } : {}),
      }),
    ...(first !== undefined && typeof column.text(first) === 'number' ? { align: 'right' as const } : {}),
    ...(sortable && !column.acts
      ? {
          sorter: true,
          sortOrder:
            view.sorting?.key !== column.key
              ? null
              : view.sorting.falling
                ? ('descend' as const)
                : ('ascend' as const),
        }
      : {}),
    render: (_value: unknown, row: Row) => cellOf(column, row),
  })),
]
