/** Stands in a statement whose plan the embedded database keeps (often.ts). */
export const oftenMark = '/* often */'

/** Messages between the proxy (embedded.ts) and the worker that owns the embedded database. */
export interface WorkerStart {
  /** Folder of the database; absent: in memory. */
  readonly folder?: string
  /** A dumped data folder (tar) to begin with. */
  readonly dump?: Uint8Array
}

export type Request =
  | {
      readonly op: 'query'
      readonly sql: string
      readonly parameters: readonly unknown[]
      readonly tx?: number
    }
  | { readonly op: 'exec'; readonly sql: string; readonly tx?: number }
  | { readonly op: 'begin'; readonly maxMs: number }
  | { readonly op: 'commit'; readonly tx: number }
  | { readonly op: 'rollback'; readonly tx: number }
  | { readonly op: 'listen'; readonly channel: string }
  | { readonly op: 'unlisten'; readonly listener: number }
  | { readonly op: 'dump' }
  | { readonly op: 'close' }

export type Envelope = Request & { readonly id: number }

/** The fields of a database error that callers look at; an Error loses them in a structured clone. */
export interface WireError {
  readonly message: string
  readonly code?: string
  readonly detail?: string
  readonly constraint?: string
  readonly table?: string
  readonly column?: string
}

export interface QueryResult {
  readonly rows: Record<string, unknown>[]
  readonly affectedRows?: number
  readonly fields: { readonly name: string; readonly dataTypeID: number }[]
}

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: WireError }
  | { readonly kind: 'notification'; readonly listener: number; readonly payload: string }
  | { readonly kind: 'expired'; readonly tx: number; readonly ms: number }
