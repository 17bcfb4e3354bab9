import type { Key, ReactNode } from 'react'
import type { Column } from './column.ts'
import type { TablePage } from './use-table-view.ts'

export interface RowSelection<Row> {
  readonly keys: readonly Key[]
  readonly onChange: (keys: readonly Key[]) => void
  /** One row at most: choosing another one lets go of the first. */
  readonly single?: true
  /** What a reader hears of the box of a row. */
  readonly labelOf?: (row: Row) => string
  /** Why a row cannot be chosen; '' where it can. */
  readonly refusal: (row: Row) => string
}

export interface DataTableProps<Row> {
  /** The page in whose address the table keeps how it is shown. */
  readonly page: TablePage
  /** Says what it is to a reader, and names its files. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => Key
  /** All rows; those of the page in the address where `total` is given. */
  readonly rows: readonly Row[]
  /** How many there are in all, where the server pages. */
  readonly total?: number
  /** Reads all rows for a file, where the server pages. */
  readonly everyRow?: () => Promise<readonly Row[]>
  /** Takes the place of the buttons that write a file here, where the server writes it. */
  readonly saves?: ReactNode
  readonly usualSize?: number
  readonly onRefresh?: () => void
  /** What a row opens into. */
  readonly expand?: (row: Row) => ReactNode
  /** A row on a phone, where title and value one below the other would not do. */
  readonly card?: (row: Row) => ReactNode
  /** Rows that can be chosen, to do something with all of them. */
  readonly selection?: RowSelection<Row>
  readonly empty?: ReactNode
  /** Stands left of the tools: what filters the table or adds to it. */
  readonly children?: ReactNode
}
