import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import type { Newcomer, TestServer } from '../../http/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'
import { testBatches } from '../screening/testing-batches.ts'
import { decidedName, testDecisions, type TestDecisions } from './testing-decisions.ts'
import { startEvidenceServer, type EvidenceServer } from './testing.ts'
import { verifyAllRecords } from './verify-records.ts'

const countries = ['俄罗斯', '中国', '伊朗', '德国', '法国', '']

forEachDatabase((_, open) => {
  let database: Database
  let evidence: EvidenceServer
  let decisions: TestDecisions
  let server: TestServer
  let user: Newcomer
  beforeAll(async () => {
    database = await open()
    evidence = await startEvidenceServer(database)
    server = evidence.server
    decisions = testDecisions(database, evidence)
  })
  afterAll(async () => {
    await evidence.close()
    await database.close()
  })
  beforeEach(async () => {
    user = await server.newcomer('compliance')
    await decisions.seal()
  })

  test('decisions stand among the records by their kind, and are no screenings', async () => {
    await evidence.search(user, 'Nobody Known')
    await decisions.decide(user)
    await decisions.seal()
    const [record] = (await evidence.list(user, { kind: 'decision' })).data
    expect(record).toMatchObject({
      kindName: '命中判定',
      verdictName: '已封存',
      title: expect.stringContaining(`${decidedName} × `),
    })
    expect(await evidence.list(user)).toMatchObject({ count: 2 })
    expect(await evidence.list(user, { verdict: '9' })).toMatchObject({ count: 0 })
    const refused = await server.post(
      '/api/evidence/certificate/issue',
      { record: record!.id, subject: 0 },
      { headers: user.headers },
    )
    expect(refused.message).toContain('命中判定')
    const figures = await server.get('/api/report/figures', { days: '1' }, { headers: user.headers })
    expect(figures.data['trend']).toMatchObject([{ clear: 1, unasked: 0 }])
  })

  test('many rows of a file that are decided on at once are one record, with each decision in it', async () => {
    const place = { database, server, dataDir: evidence.dataDir, now: () => server.clock.now }
    const batches = testBatches(place, user.headers)
    await batches.publish(fixtureBytes())
    const rows = countries.map((country, at) => `${at},${decidedName},${country}`)
    const batchId = await batches.finished(['编号,客户名称,国家', ...rows].join('\n'))
    const answer = await server.post(
      '/api/decision/decideRows',
      { batchId, rows: rows.map((_row, at) => ({ line: at + 2 })), same: 'no', reason: '业务不同' },
      { headers: user.headers, json: true },
    )
    expect(answer.data).toMatchObject({ saved: countries.length })
    await decisions.seal()
    const { data, count } = await evidence.list(user, { kind: 'decision' })
    expect({ count, title: data[0]?.title }).toEqual({
      count: 1,
      title: `${decidedName} 等 ${countries.length} 项判定（作出）`,
    })
    const { data: detail } = await evidence.detail(user, data[0]!.id)
    expect(detail['decisions']).toHaveLength(countries.length)
    expect(await evidence.verify(user)).toMatchObject({
      intact: true,
      decisions: countries.length,
      waiting: 0,
    })
  })

  test('a change that is sealed where it was made, just after its decision came along elsewhere, is no loss', async () => {
    const id = await decisions.decide(user)
    const waiting = await database.db
      .selectFrom('decision_change')
      .select(['id', 'organisation_id'])
      .where('author_id', '=', user.id)
      .executeTakeFirstOrThrow()
    const host = await server.newcomer()
    const invited = await server.post(
      '/api/organisation/invitation/create',
      { role: 'member' },
      { headers: host.headers },
    )
    const joining = { token: invited.data['token'], bringWork: 1 }
    expect(await server.post('/api/organisation/join', joining, { headers: user.headers })).toMatchObject({
      code: 200,
    })
    await database.db
      .updateTable('decision_change')
      .set({ organisation_id: waiting.organisation_id })
      .where('id', '=', waiting.id)
      .execute()
    await decisions.seal()
    const place = { db: database.db, place: { dataDir: evidence.dataDir }, now: server.clock.now }
    expect((await verifyAllRecords(place)).problems).toEqual([])
    await database.db.deleteFrom('decision').where('id', '=', id).execute()
    expect((await verifyAllRecords(place)).problems).toEqual([
      expect.stringContaining(id),
      expect.stringContaining(id),
    ])
  })
})
