import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../db/testing.ts'
import { createIndexHolder, type IndexHolder } from '../engine/index-holder.ts'
import { startTestServer } from '../http/testing.ts'
import { companies, createTestIngest, ftmLines, indexed, later, type TestIngest } from '../ingest/testing.ts'
import { testRun } from '../jobs/testing.ts'
import { createSnapshots } from '../snapshots/snapshots.ts'
import { publishStandingIndex } from './publish-index-job.ts'

let ingest: TestIngest
beforeAll(async () => {
  ingest = await createTestIngest(await openTestDatabase())
  await ingest.importText('a.json', ftmLines(companies(1, 10)), indexed)
})
afterAll(() => ingest.close())

const publish = (): Promise<void> => publishStandingIndex(ingest.context)({}, testRun())

/** A server as it starts: it reads the published file anew, and counts what it asks for. */
const start = async () => {
  const { database, now } = ingest.context
  const { dataDir, store } = ingest.published
  let asked = 0
  const holder: IndexHolder = createIndexHolder({
    snapshots: createSnapshots({ database, store, dataDir, now }),
    listen: database.listen,
    onUnusable: async () => void (asked += 1),
    everyMs: 3_600_000,
  })
  await holder.start()
  const server = await startTestServer(database, holder)
  const headers = await server.login('member')
  return {
    holder,
    asked: () => asked,
    ready: async () => {
      const answer = await server.app.inject('/api/ready')
      return [answer.statusCode, answer.json<{ index: string }>().index]
    },
    told: async () => (await server.get('/api/source/list')).data['index'],
    found: async (keyword: string) =>
      (await server.post('/api/sanction/search', { keyword }, { headers })).data['count'],
    stop: async (): Promise<void> => {
      await server.app.close()
      await holder.stop()
    },
  }
}

const current = { state: 'current', message: '' }
const newcomer = 'Invented Testing Works 11 LLC'

test('an index behind the standing lists is told on the health page, with the list, until its job has run', async () => {
  const server = await start()
  expect([await server.ready(), await server.told()]).toEqual([[200, 'current'], current])
  await ingest.importText('a.json', ftmLines(companies(1, 11, later)))
  expect(await server.ready()).toEqual([200, 'outdated'])
  expect(await server.told()).toEqual({
    state: 'outdated',
    message: expect.stringMatching(/检索索引落后于现行名单版本（test_list）.*来自上一版本/u),
  })
  await publish()
  await server.holder.check()
  expect([await server.ready(), await server.told()]).toEqual([[200, 'current'], current])
  expect(await server.found(newcomer)).toBeGreaterThan(0)
  await server.stop()
})

test.each<[string, (path: string) => Promise<void>]>([
  [
    'of which one bit is turned',
    async path => {
      const bytes = await readFile(path)
      const at = bytes.indexOf('Invented') >= 0 ? bytes.indexOf('Invented') : Math.floor(bytes.length / 2)
      bytes[at]! ^= 1
      await writeFile(path, bytes)
    },
  ],
  ['that is empty', path => truncate(path, 0)],
  ['that is missing', path => rm(path)],
])(
  'an index file %s is not served: readiness and health page say so, and it is made anew',
  async (_, damage) => {
    const { digest } = (await ingest.context.snapshots.current('names'))!
    await damage(await ingest.published.store.localPath(digest))
    const server = await start()
    expect([await server.ready(), server.asked()]).toEqual([[503, 'broken'], 1])
    expect(await server.told()).toEqual({
      state: 'broken',
      message: expect.stringContaining('缺失或已损坏，正在自动重建'),
    })
    await publish()
    await server.holder.check()
    expect([await server.ready(), await server.told()]).toEqual([[200, 'current'], current])
    expect(await server.found('Invented Testing Works 3 LLC')).toBeGreaterThan(0)
    await server.stop()
  },
)
