import { openIndex } from '@maojian/screening'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStore } from '../../adapters/file-store.ts'
import type { Database } from '../../db/database.ts'
import { startTestServer, type Answer, type TestServer } from '../../http/testing.ts'
import { testRun } from '../../jobs/testing.ts'
import { createSnapshots, type Snapshots } from '../../snapshots/snapshots.ts'
import { checkProject } from './check-project.ts'

type Fields = Readonly<Record<string, unknown>>
type Headers = Record<string, string>

/** A project in which nothing is risky and nothing is missing. */
export const wholeProject = {
  name: '出口办公家具到德国',
  summary: '办公桌 40 张',
  remark: '',
  countryList: [
    { type: 2, countryId: 'DE' },
    { type: 0, countryId: 'CN' },
  ],
  objectList: [{ type: 0, name: 'Müller Werkzeugbau GmbH', country: 'DE' }],
  endUse: [{ questionId: 112, answer: 1 }],
  logisticsDetail: { none: 1, entityList: [], historyStopList: [] },
  settlementDetail: { none: 1, bankList: [] },
} as const

export const plainItem = {
  name: '办公桌',
  eccn: 'EAR99',
  cnCode: 'none',
  value: '12000',
  currency: 'USD',
} as const

const asForm = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value as string | number),
    ]),
  )

const objects = '/api/risk/project/transaction/object'

type Post = (path: string, fields: Fields, headers: Headers) => Promise<Answer>

/** The same twice would be one project: each has words of its own. */
const projectMaker = (post: Post) => {
  let made = 0
  return async (headers: Headers, name = '某项目'): Promise<string> => {
    const base = { name, remark: `第 ${++made} 个` }
    return String((await post('/api/risk/project/baseinfo/save', base, headers)).data['id'])
  }
}

/** Looks at a page of the matches of a partner, as who is to decide does: what he sends back of them. */
const matchViewer =
  (server: TestServer) =>
  async (id: string, headers: Headers, page: Fields = {}): Promise<Fields> => {
    const { data } = await server.get(`${objects}/match`, { id, ...asForm(page) }, { headers })
    const rows = data['data'] as unknown as readonly { id: string; sequence: number }[]
    return { id, subject: data['subject'], shown: rows.map(one => ({ id: one.id, sequence: one.sequence })) }
  }

/** A server with invented lists, and what the tests of projects do on it. */
export const startProjectDesk = async (database: Database, lists: Uint8Array) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'project-'))
  const index = openIndex(lists)
  const server: TestServer = await startTestServer(database, { current: () => index }, { dataDir })
  const snapshots: Snapshots = createSnapshots({
    database,
    store: createFolderStore(join(dataDir, 'snapshots')),
    dataDir,
    now: () => server.clock.now,
  })
  await snapshots.publish('names', { bytes: lists, meta: {}, basis: '', parties: 3 })
  const post: Post = (path, fields, headers) => server.post(path, asForm(fields), { headers })
  const create = projectMaker(post)
  const logged: string[] = []
  return {
    server,
    snapshots,
    logged,
    post,
    create,
    get: (path: string, fields: Record<string, string>, headers: Headers) =>
      server.get(path, fields, { headers }),
    save: (projectId: string, fields: Fields, headers: Headers) =>
      post('/api/risk/project/save', { projectId, ...fields }, headers),
    addItem: (projectId: string, fields: Fields, headers: Headers) =>
      post('/api/risk/project/item/save', { projectId, ...fields }, headers),
    shownMatches: matchViewer(server),
    decide: (asked: Fields, headers: Headers) => post(`${objects}/decide`, asked, headers),
    /** A whole project, not yet submitted. */
    whole: async (headers: Headers): Promise<string> => {
      const id = await create(headers)
      await post('/api/risk/project/item/save', { projectId: id, ...plainItem }, headers)
      await post('/api/risk/project/save', { projectId: id, ...wholeProject }, headers)
      return id
    },
    /** Does what a submitted project asked of the queue. */
    runChecks: async (run: ReturnType<typeof testRun> = testRun()): Promise<void> => {
      for (const job of server.asked)
        if (job.name === 'project.check' && job.state === 'created') {
          const context = {
            db: database.db,
            snapshots,
            config: { dataDir },
            now: () => server.clock.now,
            log: (message: string, error?: unknown) => void logged.push(`${message} ${String(error)}`),
          }
          await checkProject(context, (job.payload as { id: string }).id, run)
          job.state = 'completed'
        }
    },
    close: async (): Promise<void> => {
      await server.app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type ProjectDesk = Awaited<ReturnType<typeof startProjectDesk>>
