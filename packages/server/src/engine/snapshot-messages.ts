import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { SnapshotMeta } from '@maojian/screening'
import type { EntryRow } from '../lists/entry-pages.ts'
import type { EditionDay } from './listing-days.ts'

export interface ZhNameRow {
  readonly source: string
  readonly reference: string
  readonly name: string
  readonly kind: NameKind
  readonly basis: string
}

/** What the building thread starts with. */
export interface SnapshotOrder {
  readonly meta: SnapshotMeta
  readonly editions: readonly (EditionDay & { readonly id: number })[]
  readonly zhNames: readonly ZhNameRow[]
}

export type SnapshotMessage =
  | { readonly kind: 'rows'; readonly rows: readonly EntryRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'stop' }

export type SnapshotAnswer =
  | { readonly kind: 'more' }
  | { readonly kind: 'built'; readonly bytes: Uint8Array; readonly subjects: number }
