import type { WatchKind, WatchState } from '@maojian/contract/calls/watch'
import type { ChannelKind, DeliveryState } from '@maojian/contract/calls/watch-channel'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ChangeCause, ChangedEntry, Standing } from './standing.ts'

/** What is watched: a screened name, a party, a batch, the subjects of a project's report, or a list. */
export interface WatchTarget {
  /** Of a search: the terms as typed. */
  readonly keyword?: string
  readonly type?: string
  readonly subType?: string
  readonly country?: string
  readonly birthDate?: string
  /** Id of the party, batch, project or list. */
  readonly id?: string
}

export interface WatchTable {
  id: string
  organisation_id: string
  author_id: string
  kind: WatchKind
  target_key: string
  target: ColumnType<WatchTarget, string, string>
  title: string
  state: WatchState
  subjects: Generated<number>
  hits: Generated<number>
  possible: Generated<number>
  snapshot_id: string | null
  checked_at: Date | null
  changed_at: Date | null
  failing_since: Generated<Date | null>
  /** Why; '' while it can be screened. */
  failure: Generated<string>
  /** When its reader was told so; null where there is nothing to take back. */
  told_at: Generated<Date | null>
  version: Generated<number>
  created_at: Date
}

export interface WatchChunkTable {
  watch_id: string
  ordinal: number
  rows: number
  hits: Generated<number>
  possible: Generated<number>
  content: Uint8Array
  snapshot_id: Generated<string>
  questions: Uint8Array | null
}

export interface WatchChangeTable {
  id: Generated<number>
  watch_id: string
  snapshot_id: string
  round: string
  place: number
  subject: string
  reference: Generated<string>
  cause: ChangeCause
  before: ColumnType<Standing, string, string>
  after: ColumnType<Standing, string, string>
  entries: ColumnType<readonly ChangedEntry[], string, string>
  at: Date
}

export interface WatchPolicyTable {
  organisation_id: string
  reports: boolean
}

export interface WatchChannelTable {
  id: string
  organisation_id: string
  author_id: string
  kind: ChannelKind
  name: string
  address: string
  secret: Generated<string>
  enabled: Generated<boolean>
  version: Generated<number>
  created_at: Date
}

export interface WatchDeliveryTable {
  id: Generated<number>
  channel_id: string
  notice: string
  title: string
  content: string
  link: string
  state: DeliveryState
  attempts: Generated<number>
  error: Generated<string>
  created_at: Date
  ended_at: Date | null
}

export interface WatchTables {
  watch: WatchTable
  watch_chunk: WatchChunkTable
  watch_change: WatchChangeTable
  watch_policy: WatchPolicyTable
  watch_channel: WatchChannelTable
  watch_delivery: WatchDeliveryTable
}

export type Watch = Selectable<WatchTable>
export type WatchChange = Selectable<WatchChangeTable>
export type WatchChannel = Selectable<WatchChannelTable>
export type WatchDelivery = Selectable<WatchDeliveryTable>
