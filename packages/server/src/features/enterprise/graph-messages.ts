import type { GraphEdgeInput, GraphNodeInput } from '../../graph/graph-input.ts'
import type { GraphEnd } from '../../graph/graph-builder.ts'

export interface GraphOrder {
  readonly day: string
  /** Snapshot of the lists. */
  readonly madeOf: string
}

export type GraphMessage =
  | { readonly kind: 'nodes'; readonly rows: readonly GraphNodeInput[] }
  | { readonly kind: 'edges'; readonly rows: readonly GraphEdgeInput[] }
  | { readonly kind: 'end'; readonly told: GraphEnd }
  | { readonly kind: 'stop' }

export type GraphReply =
  | { readonly kind: 'more' }
  | { readonly kind: 'built'; readonly bytes: Uint8Array; readonly nodes: number }
