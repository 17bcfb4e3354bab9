import type { Key } from 'react'
import { useNarrow } from '../use-narrow.ts'
import type { Column } from './column.ts'
import { RowCards } from './row-cards.tsx'
import { ShortTable } from './short-table.tsx'

interface FactTableProps<Row> {
  readonly caption: string
  readonly quiet?: true
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => Key
}

/** A few rows of many columns, whole and without tools: a short table, on a phone one card a row. */
export const FactTable = <Row,>(props: FactTableProps<Row>) => {
  const narrow = useNarrow()
  if (!narrow) return <ShortTable {...props} />
  return (
    <section aria-label={props.caption}>
      {props.quiet !== true && <h3>{props.caption}</h3>}
      <RowCards columns={props.columns} rows={props.rows} keyOf={props.keyOf} from={1} />
    </section>
  )
}
