import { afterAll, beforeAll, expect, test } from 'vitest'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type Answer, type TestServer } from '../../http/testing.ts'
import { companies, createTestIngest, ftmLines, later, type TestIngest } from '../../ingest/testing.ts'
import { sweepRaw } from '../../ingest/sweep-raw.ts'

forEachDatabase((_, open) => {
  let ingest: TestIngest
  let server: TestServer
  const first = ftmLines(companies(1, 10))
  const second = ftmLines(companies(1, 9, { ...later, properties: { notes: ['注 — exact “words”'] } }))
  beforeAll(async () => {
    const database = await open()
    ingest = await createTestIngest(database)
    await ingest.importText('a.json', first)
    await ingest.importText('a.json', second)
    server = await startTestServer(database, noEngine, { dataDir: ingest.dataDir })
  })
  afterAll(async () => {
    await ingest.close()
    await server.app.close()
  })
  const recordOf = async (sourceId: string): Promise<Answer> =>
    server.get(
      '/api/sanction/record',
      { listId: 'test_list', sourceId },
      { headers: await server.login('member') },
    )

  test('an entry is shown word for word as the newest edition that had it published it', async () => {
    expect((await recordOf('t-3')).data).toMatchObject({
      text: second.split('\n')[2],
      publishedOn: '2026-08-08',
      converted: true,
      files: ['a.json'],
    })
    expect((await recordOf('t-10')).data).toMatchObject({
      text: first.split('\n')[9],
      publishedOn: '2026-08-01',
    })
  })

  test('an entry that no list has is not found, and nobody reads it without a session', async () => {
    expect((await recordOf('t-99')).code).toBe(404)
    const nobody = await server.get('/api/sanction/record', { listId: 'test_list', sourceId: 't-3' })
    expect(nobody.code).not.toBe(200)
  })

  test('the archive of an edition stays, whatever is swept', async () => {
    const muchLater = () => new Date('2027-09-01T00:00:00Z')
    await sweepRaw({ ...ingest.context, now: muchLater })
    expect((await recordOf('t-3')).data).toMatchObject({ text: second.split('\n')[2] })
  })
})
