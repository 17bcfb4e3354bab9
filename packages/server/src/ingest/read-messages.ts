import type { ContentCounts } from '../lists/content-counts.ts'

/** What the main thread gives a reading thread. */
export interface ReadOrder {
  /** Formats to try in turn, richest first; the first that takes the files is used. */
  readonly formats: readonly string[]
  readonly files: readonly { readonly name: string; readonly path: string; readonly digest: string }[]
  readonly expandedLimit: number
  /** yyyy-MM-dd: nobody was listed after it. */
  readonly today: string
}

/** One entry or relation, ready to be stored; `content` is its JSON. */
export interface ReadItem {
  readonly source: string
  /** Name of the part as the reader tells it (part-identity.ts). */
  readonly part: string
  readonly reference: string
  readonly relation: boolean
  readonly hash: string
  readonly counts: ContentCounts
  /** Day of designation; '' where the list does not say, and of relations. */
  readonly day: string
  readonly content: string
}

export interface ReadWarning {
  readonly kind: string
  readonly example: string
  readonly count: number
}

/** What was read, when all of it was. */
export interface ReadSummary {
  readonly format: string
  readonly rank: number
  readonly lines: number
  /** Names of the unpacked files, as parts carry them. */
  readonly files: readonly string[]
  /** Digests of the given files by the name of what was unpacked of them. */
  readonly origins: Readonly<Record<string, readonly string[]>>
  readonly stated: number | undefined
  /** Parties of a file whose records may stand on several lists. */
  readonly targets: number | undefined
  readonly skipped: readonly ReadWarning[]
  readonly warnings: readonly ReadWarning[]
  /** Publication day by part; '' stands for every part that says nothing of its own. */
  readonly days: Readonly<Record<string, string>>
}

export type ReadMessage =
  | { readonly kind: 'items'; readonly items: readonly ReadItem[]; readonly lines: number }
  | { readonly kind: 'lines'; readonly lines: number }
  | { readonly kind: 'end'; readonly summary: ReadSummary; readonly records: Uint8Array | undefined }
  | { readonly kind: 'refused'; readonly message: string }

/** The reading thread waits when so many batches are unanswered. */
export const openBatches = 4
export const batchItems = 1000
