import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { SnapshotMeta } from '@maojian/screening'
import type { IndexPart } from '@maojian/screening/index-part'
import type { EntryPage } from '../lists/entry-rows.ts'
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
  /** Whole parties. */
  | { readonly kind: 'page'; readonly page: EntryPage }
  /** The share of this thread is told: its part is wanted. */
  | { readonly kind: 'share' }
  /** What other threads made of the shares behind this thread's own, in order. */
  | { readonly kind: 'finish'; readonly parts: readonly IndexPart[] }
  | { readonly kind: 'stop' }

export type SnapshotAnswer =
  | { readonly kind: 'more' }
  | { readonly kind: 'part'; readonly part: IndexPart }
  | { readonly kind: 'built'; readonly bytes: Uint8Array; readonly subjects: number }
