import type { ListEntry, ListRelation } from '@maojian/domain/entity/list-entry'

/** A file of one refresh, already unpacked; `open` may be called more than once. */
export interface RawFile {
  readonly name: string
  readonly open: () => AsyncIterable<Uint8Array>
}

/** What a reader tells beside its entries. Warnings never stop a refresh; a thrown FormatFault does. */
export interface ReadReport {
  /** Day on which the authority published this state of the list, yyyy-MM-dd; of one part, where parts differ. */
  publishedOn: (day: string, part?: string) => void
  /** Count that the file states of itself (Record_Count), compared with what was read. */
  stated: (records: number) => void
  /** Lines or records of the file so far, for progress and the final account. */
  lines: (read: number) => void
  /** Parties so far, where one record of the file may stand on several lists and so give several entries. */
  targets?: (read: number) => void
  /** Records that are rows of the file but no party: reserved rows, notices. */
  skipped: (what: string) => void
  /** An unknown field, code or country: said once per kind with the first example and a count. */
  warn: (kind: string, example: string) => void
}

export type ListItem = ListEntry | ListRelation

export const isRelation = (item: ListItem): item is ListRelation => 'from' in item

/** A way to read lists. One file may feed several sources: each item names its own. */
export interface ListFormat {
  readonly id: string
  readonly nameZh: string
  /** Richer formats supersede poorer ones of the same list when not older; see docs/architecture.md. */
  readonly rank: number
  /** Streams the items of all files of one refresh; throws FormatFault on anything it cannot trust. */
  readonly read: (files: readonly RawFile[], report: ReadReport) => AsyncGenerator<ListItem>
}

/** The file is not what it claims to be; nothing of it may be published. Message in Chinese, for the operator. */
export class FormatFault extends Error {
  override readonly name = 'FormatFault'
}

export interface ListAddress {
  readonly url: string
  readonly format: string
  /** File name under which the download is kept; several addresses of one format form one edition. */
  readonly file: string
  /** A part of 15 CFR, of which eCFR is asked for the newest day; `url` then only shows where it stands. */
  readonly ecfrPart?: string
}

/** One authority's list (a list is not a format). */
export interface ListSource {
  readonly id: string
  readonly nameZh: string
  /** At most eight characters, for labels on result rows. */
  readonly shortZh: string
  readonly nameEn: string
  readonly publisherZh: string
  readonly publisherEn: string
  /** ISO code, or EU, UN. */
  readonly country: string
  readonly kindZh: '制裁名单' | '出口管制名单' | '军工企业名单' | '反制名单' | '限制交易名单' | '其他名单'
  readonly homepage: string
  readonly addresses: readonly ListAddress[]
  /** Formats that can be given to `lists import` for this list, richest first. */
  readonly formats: readonly string[]
  /** Days between two looks for a new edition. */
  readonly cadenceDays: number
  /** Entries outside these bounds stop the publish. */
  readonly bounds: { readonly min: number; readonly max: number }
  readonly licence: string
  /** Its authority publishes it no more: nothing is missing without it. */
  readonly ended?: true
  /** Shape of the numbers that the authority gives its entries; absent where it gives none. */
  readonly numbers?: RegExp
  /** Order of results of equal score; heavier first. UN 100, OFAC SDN 95 … */
  readonly weight: number
  /** Datasets (and their programId, where one dataset holds several lists) under which FollowTheMoney files carry it. */
  readonly followTheMoney?: readonly { readonly dataset: string; readonly programId?: string }[]
}
