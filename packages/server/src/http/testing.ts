import { roles } from '@maojian/contract/roles'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createFolderStore } from '../adapters/file-store.ts'
import { createOutbound } from '../adapters/outbound.ts'
import { readConfig, type Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { createSmsOutbox, type SmsOutbox } from '../dev/sms-outbox.ts'
import { putDemoAccount } from '../features/account/entry.ts'
import { answerHere, type Answering } from '../engine/answering.ts'
import type { EnterpriseGraph } from '../graph/open-graph.ts'
import type { JobDesk } from '../jobs/job-queue.ts'
import { createTestDesk, type AskedJob } from '../jobs/testing.ts'
import { allRoutes } from '../routes.ts'
import type { EngineReader } from './context.ts'
import { buildServer } from './server.ts'

export const testPassword = createHash('md5').update('invented-1').digest('hex')

export const testPhones = {
  basic: '13900000001',
  member: '13900000002',
  compliance: '13900000017',
  administrator: '13900000099',
} as const

export interface Answer {
  readonly status: number
  readonly code: number
  readonly message: string
  readonly data: Record<string, unknown> & unknown[]
  readonly headers: Record<string, string | string[] | number | undefined>
}

export interface Sending {
  readonly headers?: Record<string, string>
  readonly address?: string
  /** Send the fields as JSON instead of a form. */
  readonly json?: boolean
}

export interface Newcomer {
  readonly id: string
  readonly phone: string
  readonly headers: { Authorization: string }
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly clock: { now: Date }
  readonly outbox: SmsOutbox
  /** The enterprise graph that verbs see; a test puts one in. */
  readonly graph: { held: EnterpriseGraph | undefined }
  /** What verbs asked of the job queue. */
  readonly asked: readonly AskedJob[]
  readonly get: (path: string, fields?: Record<string, string>, sending?: Sending) => Promise<Answer>
  readonly post: (path: string, fields?: Record<string, unknown>, sending?: Sending) => Promise<Answer>
  /** A new account, basic unless told, the only one of its organisation, logged in. */
  readonly newcomer: (role?: keyof typeof testPhones) => Promise<Newcomer>
  /** Logs in and answers the session header. */
  readonly login: (role: keyof typeof testPhones) => Promise<{ Authorization: string }>
}

const makeAccounts = async (database: Database, now: Date): Promise<void> => {
  for (const [role, phone] of Object.entries(testPhones))
    await putDemoAccount(database.db, {
      phone,
      name: role,
      role: roles[role as keyof typeof testPhones],
      md5: testPassword,
      now,
    })
}

/** Before any snapshot is published. */
export const noEngine: EngineReader = { current: () => undefined }

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>

const answerOf = (response: Injected): Answer => {
  const body = response.body.startsWith('{')
    ? (JSON.parse(response.body) as Omit<Answer, 'status'>)
    : undefined
  return {
    status: response.statusCode,
    code: body?.code ?? 0,
    message: body?.message ?? '',
    data: (body?.data ?? {}) as Answer['data'],
    headers: response.headers,
  }
}

const askingOf = (app: FastifyInstance): Pick<TestServer, 'get' | 'post'> => {
  const get: TestServer['get'] = async (path, fields = {}, sending = {}) =>
    answerOf(
      await app.inject({
        method: 'GET',
        url: path,
        query: fields,
        headers: sending.headers,
        remoteAddress: sending.address,
      }),
    )
  const post: TestServer['post'] = async (path, fields = {}, sending = {}) =>
    answerOf(
      await app.inject({
        method: 'POST',
        url: path,
        payload: sending.json ? fields : new URLSearchParams(fields as Record<string, string>).toString(),
        headers: {
          'content-type': sending.json ? 'application/json' : 'application/x-www-form-urlencoded',
          ...sending.headers,
        },
        remoteAddress: sending.address,
      }),
    )
  return { get, post }
}

const makeNewcomers = (
  { db }: Database,
  clock: TestServer['clock'],
  post: TestServer['post'],
): TestServer['newcomer'] => {
  let made = 0
  return async (role = 'basic') => {
    made += 1
    const phone = `1360000${String(made).padStart(4, '0')}`
    const account = { phone, name: `用户${made}`, role: roles[role], md5: testPassword, now: clock.now }
    await putDemoAccount(db, account)
    const { data } = await post('/api/login/phone', { phoneNum: phone, pwd: testPassword })
    return { id: String(data['userId']), phone, headers: { Authorization: String(data['sessionId']) } }
  }
}

interface TestParts {
  readonly queue?: JobDesk
  readonly answering?: Answering
}

/** The real server on a real database with three accounts, asked without a socket; the caller closes `app`. */
export const startTestServer = async (
  database: Database,
  engine: EngineReader,
  settings: Partial<Config> = {},
  { queue, answering = answerHere }: TestParts = {},
): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'maojian-http-'))
  const clock = { now: new Date('2026-11-20T04:00:00Z') }
  await makeAccounts(database, clock.now)
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir, ...settings }
  const files = createFolderStore(join(config.dataDir, 'files'))
  const outbound = createOutbound({ allowInternalHosts: ['127.0.0.1'] })
  const outbox = createSmsOutbox(() => clock.now)
  const desk = createTestDesk()
  const graph: TestServer['graph'] = { held: undefined }
  const services = {
    db: database.db,
    engine,
    answering,
    graph: { current: () => graph.held },
    config,
    clock: () => clock.now,
    sms: outbox,
    outbound,
    outbox,
    files,
    official: createFolderStore(join(config.dataDir, 'raw')),
    jobs: queue ?? desk,
    listen: database.listen,
  }
  const app = await buildServer(services, allRoutes)
  app.addHook('onClose', () => rm(dataDir, { recursive: true, force: true }))
  const { get, post } = askingOf(app)
  const login: TestServer['login'] = async role => {
    const { data } = await post('/api/login/phone', { phoneNum: testPhones[role], pwd: testPassword })
    return { Authorization: String(data['sessionId']) }
  }
  return {
    app,
    clock,
    outbox,
    graph,
    asked: desk.asked,
    get,
    post,
    newcomer: makeNewcomers(database, clock, post),
    login,
  }
}
