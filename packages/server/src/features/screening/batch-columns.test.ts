import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import { fixtureBytes } from './fixture.ts'
import { testBatches, type TestBatches } from './testing-batches.ts'

const csv = '编号,客户名称,国家\n001,Velkorov Shipping Holding,俄罗斯\n'

forEachDatabase((name, open) => {
  let database: Database
  let server: TestServer
  let dataDir = ''
  let batches: TestBatches
  let headers: { Authorization: string }
  const results = (id: string) => server.get('/api/screening/batch/result', { id }, { headers })
  const file = (id: string) =>
    server.app.inject({
      method: 'GET',
      url: `/api/screening/batch/file?id=${id}&format=csv`,
      headers,
    })
  beforeAll(async () => {
    database = await open()
    dataDir = await mkdtemp(join(tmpdir(), 'columns-'))
    server = await startTestServer(database, noEngine, { dataDir })
    headers = await server.login('member')
    batches = testBatches({ database, server, dataDir, now: () => new Date('2026-11-20T04:00:00Z') }, headers)
    await batches.publish(fixtureBytes())
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  test('every name and code of a row is screened, and its reason says in which column the party stands', async () => {
    const { data } = await batches.upload(
      '客户名称,英文名称,通知人,IMO,统一社会信用代码,备注\n' +
        '某某公司,Velkorov Shipping Holding,,,,x\n,Velkorov Shipping Holding,,,,\n' +
        '某某公司,,Velkorov Shipping Holding,,,\n某某公司,,,9074729,91350100M000100Y43,\n',
    )
    expect(data['mapping']).toEqual({ name: [0, 1, 2], identifiers: [4, 3] })
    const { id } = data['batch'] as { id: string }
    const chosen = { name: '0,1,2', identifiers: '3,4', reference: '', country: '' }
    expect((await batches.start(id, chosen)).code).toBe(200)
    await batches.run(id)
    const { data: rows } = (await results(id)).data as unknown as { data: Record<string, string>[] }
    expect(rows.map(row => [row['verdictName'], row['name'], row['partyId']])).toEqual([
      ['命中', '某某公司', 'P1'],
      ['命中', 'Velkorov Shipping Holding', 'P1'],
      ['命中', '某某公司', 'P1'],
      ['命中', '某某公司', 'P3'],
    ])
    const told = ['“英文名称”栏', '完全一致', '“通知人”栏', '“IMO”栏']
    told.forEach((words, i) => expect(rows[i]!['reason']).toContain(words))
    expect((await file(id)).body).toContain('行号,名称（客户名称）,名称（英文名称）,名称（通知人）,')
  })

  test('a column taken for names by what it holds is told, and its titles are not screened', async () => {
    const { data } = await batches.upload('金额,谁买的\n1000,Velkorov Shipping Holding\n2000,某某贸易公司\n')
    expect(data).toMatchObject({ mapping: { name: 1 }, guessed: [1], batch: { rows: 2 } })
  })

  test('a batch of before, whose fields are one column each, is read as it was', async () => {
    const id = await batches.finished(csv)
    const mapping = JSON.stringify({ name: 1, country: 2, reference: 0 })
    await database.db.updateTable('screening_batch').set({ mapping }).where('id', '=', id).execute()
    const { data } = (await results(id)).data as unknown as { data: Record<string, string>[] }
    expect(data[0]).toMatchObject({ name: 'Velkorov Shipping Holding', reference: '001' })
  })
})
