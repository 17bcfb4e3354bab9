import type { Cell } from './write-table.ts'

/** What a document says, whatever it is written as: plain data, so that it travels to the job that renders it. */
export interface PageModel {
  readonly title: string
  /** ISO timestamp; printed in Asia/Shanghai. */
  readonly createdAt: string
  readonly cover?: PageCover
  /** At the top of every page, beside the watermark. */
  readonly head?: string
  /** At the foot of every page beside its number. */
  readonly foot: string
  readonly watermark?: string
  /** For wide tables; else portrait. */
  readonly landscape?: boolean
  readonly sections: readonly PageSection[]
  readonly disclaimer?: string
}

/** By what a document is known, found again and checked. */
export interface PageCover {
  /** A page of its own, or the upper part of the first. */
  readonly ownPage: boolean
  readonly number: string
  readonly operator: string
  readonly dataVersion: string
  readonly facts?: readonly KeyValue[]
  readonly code?: PageCode
  /** Words in the frame where a seal is set; absent: no such place. */
  readonly seal?: string
}

export interface PageSection {
  /** '' for none. */
  readonly title: string
  readonly newPage?: boolean
  readonly blocks: readonly PageBlock[]
}

export type KeyValue = readonly [label: string, value: string]

/** A QR code with the words below it. */
export interface PageCode {
  readonly text: string
  readonly caption: string
}

export interface PageTable {
  /** Repeated on every page that the table reaches. */
  readonly header: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** Shares of the width in percent, one for each column. */
  readonly widths: readonly number[]
}

export interface PageImage {
  readonly type: 'png' | 'jpg'
  /** Base64. */
  readonly data: string
  /** Points. */
  readonly width: number
  readonly height: number
  /** What it shows, for those who do not see it. */
  readonly alt: string
}

export interface PageCard {
  readonly tone: 'red' | 'orange' | 'green'
  readonly title: string
  readonly text: string
}

export type PageBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly quiet?: boolean }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly numbered?: boolean }
  | ({ readonly kind: 'card' } & PageCard)
  | { readonly kind: 'keyValues'; readonly rows: readonly KeyValue[] }
  | ({ readonly kind: 'table' } & PageTable)
  | ({ readonly kind: 'image' } & PageImage)
  | ({ readonly kind: 'code' } & PageCode)
  | { readonly kind: 'seal'; readonly words: string }
  | { readonly kind: 'pageBreak' }
