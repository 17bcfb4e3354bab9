import type { ScreeningIndex } from '@maojian/screening'
import type { Kysely } from 'kysely'
import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import type { Schema } from '../db/schema.ts'
import { Fault } from './fault.ts'

/** Who is asking, as the session says. */
export interface SessionUser {
  readonly id: string
  readonly organisationId: string
  readonly loginName: string
  readonly role: number
  readonly profileComplete: boolean
}

/** Lends the published snapshot; undefined until the first one is loaded. */
export interface EngineReader {
  readonly current: () => ScreeningIndex | undefined
}

/** What verbs need of the process. */
export interface Services {
  readonly db: Kysely<Schema>
  readonly engine: EngineReader
  readonly config: Config
  readonly clock: () => Date
}

/** What verbs know of one request. */
export interface Asking {
  readonly now: Date
  readonly user?: SessionUser
  /** Session id that the caller showed, live or not. */
  readonly token?: string
  /** Address of the caller; of an IPv6 caller its /64 network. */
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  /** Came over TLS, or from this machine to this machine. */
  readonly secure: boolean
  /** A proxy passed it on; development doors stay shut to such requests. */
  readonly forwarded: boolean
  /** The file that came as the body, where the call takes one. */
  readonly body?: Readable
  /** Names the session in the caller's cookie; undefined removes it. */
  readonly setCookie: (sessionId: string | undefined) => void
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
