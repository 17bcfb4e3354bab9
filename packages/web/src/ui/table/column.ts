import type { ReactNode } from 'react'

type Cell = string | number

export interface Column<Row> {
  readonly key: string
  readonly title: string
  /** Pixels; what is left is shared by the columns that name none. */
  readonly width?: number
  /** What the cell says: written to files, sorted by, and shown where nothing else draws it. '' is nothing. */
  readonly text: (row: Row) => Cell
  readonly draw?: (row: Row) => ReactNode
  /** Further columns of a file in place of this one, where the cell shows several things. */
  readonly saved?: readonly { readonly title: string; readonly text: (row: Row) => Cell }[]
  /** Holds buttons or links: never hidden, sorted by or written to files. */
  readonly acts?: true
}
