import type { TableRow } from '../../documents/table-row.ts'
import type { TableHead } from './guess-columns.ts'

/** A few hundred rows, packed. */
export interface PackedRows {
  readonly rows: number
  readonly cells: Uint8Array
}

/** Which file, and whether its lines were pasted into the page. */
export interface ReadTask {
  readonly path: string
  readonly isPasted: boolean
}

export type ReadMessage =
  | {
      readonly kind: 'head'
      readonly head: TableHead
      readonly encoding: string
      readonly unreadSheets: readonly string[]
      readonly preview: TableRow[]
    }
  | { readonly kind: 'rows'; readonly chunk: PackedRows }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly message: string }

export const chunkRows = 500
