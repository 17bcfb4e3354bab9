import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../db/database.ts'
import { startTestServer, type Answer, type Newcomer, type TestServer } from '../../http/testing.ts'
import { fixtureIndex } from '../screening/fixture.ts'

export interface RecordRow {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly verdict: number
  readonly kind: string
  readonly kindName: string
  readonly verdictName: string
  readonly operator: string
}
interface RecordPage {
  readonly data: RecordRow[]
  readonly count: number
  readonly operators: { name: string; records: number }[]
}
interface VerifiedWire {
  readonly intact: boolean
  readonly records: number
  readonly erased: number
  readonly chains: number
  readonly decisions: number
  readonly waiting: number
  readonly sealedLater: number
  readonly sealedLaterOn: string
  readonly problems: string[]
}

/** A server of the invented lists with keys of its own, and what tests ask of its records. */
export interface EvidenceServer {
  readonly server: TestServer
  readonly dataDir: string
  readonly search: (who: Newcomer, keyword: string) => Promise<Answer>
  readonly list: (who: Newcomer, fields?: Record<string, string>) => Promise<RecordPage>
  readonly detail: (who: Newcomer, id: string) => Promise<Answer>
  readonly verify: (who: Newcomer) => Promise<VerifiedWire>
  readonly close: () => Promise<void>
}

export const startEvidenceServer = async (
  database: Database,
  starter: readonly string[] = [],
  publishedOn?: string,
): Promise<EvidenceServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'evidence-'))
  const index = fixtureIndex(starter, publishedOn)
  const quotas = { basic: {}, visitor: {} }
  const server = await startTestServer(database, { current: () => index }, { dataDir, quotas })
  const read = async (path: string, who: Newcomer, fields: Record<string, string> = {}) =>
    (await server.get(path, fields, { headers: who.headers })).data as unknown
  return {
    server,
    dataDir,
    search: (who, keyword) => server.post('/api/sanction/search', { keyword }, { headers: who.headers }),
    list: async (who, fields) => (await read('/api/evidence/record/list', who, fields)) as RecordPage,
    detail: (who, id) => server.get('/api/evidence/record/detail', { id }, { headers: who.headers }),
    verify: async who => (await read('/api/evidence/verify', who)) as VerifiedWire,
    close: async () => {
      await server.app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
