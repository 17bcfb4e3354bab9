import type { OrganisationRole } from '@maojian/contract/organisation-rules'
import type { ScreeningIndex } from '@maojian/screening'
import type { Kysely } from 'kysely'
import type { Readable } from 'node:stream'
import type { FileStore } from '../adapters/file-store.ts'
import type { Outbound } from '../adapters/outbound.ts'
import type { CodeMessage, SmsSender } from '../adapters/sms.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { Answering } from '../engine/answering.ts'
import type { EnterpriseGraph } from '../graph/open-graph.ts'
import type { JobDesk } from '../jobs/job-queue.ts'
import type { Upload } from './read-upload.ts'
import { Fault } from './fault.ts'

/** Who is asking, as the session says. */
export interface SessionUser {
  readonly id: string
  readonly organisationId: string
  readonly organisationRole: OrganisationRole
  readonly loginName: string
  readonly role: number
  readonly profileComplete: boolean
}

/** Lends the published snapshot; undefined until the first one is loaded. */
export interface EngineReader {
  readonly current: () => ScreeningIndex | undefined
  /** Whether the published file is missing or damaged. */
  readonly isUnusable?: () => boolean
}

/** Lends the published enterprise graph; undefined until one is loaded. */
export interface GraphReader {
  readonly current: () => EnterpriseGraph | undefined
}

export interface SmsOutboxReader {
  readonly messages: () => readonly (CodeMessage & { readonly at: Date; readonly isNotice?: true })[]
}

/** What verbs need of the process. */
export interface Services {
  readonly db: Kysely<Schema>
  readonly engine: EngineReader
  /** Who answers what is asked of the index. */
  readonly answering: Answering
  readonly graph: GraphReader
  readonly config: Config
  readonly clock: () => Date
  readonly sms: SmsSender
  readonly outbound: Pick<Outbound, 'exchange' | 'dial'>
  readonly files: FileStore
  /** Official files and what was made of them. */
  readonly official: Pick<FileStore, 'localPath'>
  readonly jobs: JobDesk
  /** Hears what any process says on a channel. */
  readonly listen: Database['listen']
  /** What went to no phone; only where development doors are open. */
  readonly outbox?: SmsOutboxReader
}

/** What verbs know of one request. */
export interface Asking {
  readonly now: Date
  readonly user?: SessionUser
  /** Session id that the caller showed, live or not. */
  readonly token?: string | undefined
  /** What he showed instead and this call does not heed. */
  readonly unheeded?: 'cookie' | 'key'
  /** Address of the caller; of an IPv6 caller its /64 network. */
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  /** Where a stream of events broke off. */
  readonly lastEventId?: string
  /** Came over TLS, or from this machine to this machine. */
  readonly secure: boolean
  /** Development doors stand open to this request. */
  readonly doors: boolean
  /** The file that came as the body, where the call takes one. */
  readonly body?: Readable
  /** Files of a multipart body, for calls that take them. */
  readonly uploads?: readonly Upload[]
  /** Names the session in the caller's cookie; undefined removes it. */
  readonly setCookie: (sessionId: string | undefined) => void
  /** What binds an authorisation under way to this browser. */
  readonly flow?: string
  readonly setFlow: (value: string | undefined) => void
}

export type Context = Services & Asking

export const needUser = (context: Pick<Asking, 'user'>): SessionUser => {
  if (context.user) return context.user
  throw new Fault(126)
}

export const needIndex = (context: Pick<Services, 'engine'>): ScreeningIndex => {
  const index = context.engine.current()
  if (index) return index
  throw new Fault(503, '名单正在载入，请稍候再试')
}
