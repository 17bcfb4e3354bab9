import { Checkbox } from 'antd'
import type { Key } from 'react'
import { cellOf } from './cell-of.ts'
import type { Column } from './column.ts'
import type { DataTableProps } from './data-table-props.ts'
import styles from './table.module.css'

const Line = <Row,>({ column, row }: { column: Column<Row>; row: Row }) => (
  <div className={styles.line}>
    <dt>{column.title}</dt>
    <dd>{cellOf(column, row)}</dd>
  </div>
)

interface RowCardsProps<Row> extends Pick<DataTableProps<Row>, 'card' | 'expand' | 'selection'> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => Key
  /** Number of the first row in the whole. */
  readonly from: number
}

const Card = <Row,>({
  columns,
  row,
  card,
  expand,
}: Omit<RowCardsProps<Row>, 'rows' | 'keyOf'> & { row: Row }) => (
  <>
    {card ? (
      card(row)
    ) : (
      <dl>
        {columns.map(column => (
          <Line key={column.key} column={column} row={row} />
        ))}
      </dl>
    )}
    {expand && (
      <details>
        <summary>详情</summary>
        {expand(row)}
      </details>
    )}
  </>
)

const Choice = <Row,>({
  row,
  of,
  selection,
}: {
  row: Row
  of: Key
  selection: NonNullable<DataTableProps<Row>['selection']>
}) => {
  const { keys, onChange, single, refusal } = selection
  const others = single ? [] : keys.filter(key => key !== of)
  return refusal(row) === '' ? (
    <Checkbox
      checked={keys.includes(of)}
      onChange={({ target }) => onChange(target.checked ? [...others, of] : others)}
    >
      选择
    </Checkbox>
  ) : null
}

/** The rows one below the other, where a window is too narrow for a table. */
export const RowCards = <Row,>({ rows, keyOf, from, selection, ...rest }: RowCardsProps<Row>) => (
  <ol className={styles.cards} start={from}>
    {rows.map((row, at) => (
      <li key={keyOf(row)}>
        <span className={styles.number} aria-label={`序号 ${from + at}`}>
          {from + at}
        </span>
        {selection && <Choice row={row} of={keyOf(row)} selection={selection} />}
        <Card row={row} from={from} {...rest} />
      </li>
    ))}
  </ol>
)
