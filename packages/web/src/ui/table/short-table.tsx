import type { Key, ReactNode } from 'react'
import { cellOf } from './cell-of.ts'
import type { Column } from './column.ts'
import styles from './short-table.module.css'

interface ShortTableProps<Row> {
  readonly caption: string
  /** The caption is for readers alone: a heading above says the same. */
  readonly quiet?: true
  /** The first column names the row. */
  readonly columns: readonly Pick<Column<Row>, 'key' | 'title' | 'width' | 'text' | 'draw'>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row, at: number) => Key
  /** The last line: what the rows come to. */
  readonly sum?: { readonly title: string; readonly value: ReactNode }
}

const side = (cell: string | number): string | undefined =>
  typeof cell === 'number' ? styles.figure : undefined

/** A few facts of one thing, whole and without tools; lists of things are a `DataTable`. */
export const ShortTable = <Row,>({ caption, quiet, columns, rows, keyOf, sum }: ShortTableProps<Row>) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption className={quiet ? 'sr-only' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, width, text }) => (
            <th key={key} scope="col" style={{ width }} className={rows[0] && side(text(rows[0]))}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row, at)}>
            {columns.map(column => (
              <td key={column.key} className={side(column.text(row))}>
                {cellOf(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - 1}>
              {sum.title}
            </th>
            <td className={styles.figure}>{sum.value}</td>
          </tr>
        </tfoot>
      )}
    </table>
  </div>
)
