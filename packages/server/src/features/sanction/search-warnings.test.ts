import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { fixtureIndex } from '../screening/fixture.ts'

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let member: { Authorization: string }
  beforeAll(async () => {
    database = await open()
    const index = fixtureIndex()
    server = await startTestServer(database, { current: () => index })
    member = await server.login('member')
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  const search = (fields: Record<string, unknown>) =>
    server.post('/api/sanction/search', fields, { headers: member })

  test('a type that leaves out a listed party says so, in the answer and in its record; a subtype only hides rows', async () => {
    const { data } = await search({ keyword: 'Velkorov Shipping Holding', type: '04' })
    expect(data).toMatchObject({ count: 0, otherTypes: 1 })
    const said = (data['basis'] as { warning: string }).warning
    expect(said).toContain('只问了“航空器”')
    const id = String(data['record'])
    const record = await server.get('/api/evidence/record/detail', { id }, { headers: member })
    expect(record.data).toMatchObject({ warning: said, record: { verdict: 0, warned: true } })
    const narrow = await search({ keyword: 'Velkorov Shipping Holding', type: '01', subType: '0103' })
    expect(narrow.data).toMatchObject({ count: 0, total: 1, levels: { hit: 1 } })
  })

  test('every page of list rows of one type says alike how many of other types bear the name', async () => {
    const pages = ['1', '2', '3'].map(page =>
      search({ key: 'Velkorov Shipping', type: '01', page, pageSize: '1' }),
    )
    const answers = (await Promise.all(pages)).map(({ data }) => data['otherTypes'])
    expect(new Set(answers).size).toBe(1)
  })

  test('a code that is a slip by its own check digit says so, in the answer and in its record', async () => {
    const { data } = await search({ keyword: 'OCEAN BLOOM IMO 9892394' })
    const said = (data['basis'] as { warning: string }).warning
    expect(data).toMatchObject({ count: 0 })
    expect(said).toContain('“9892394”不符合IMO 编号的校验规则')
    const id = String(data['record'])
    const record = await server.get('/api/evidence/record/detail', { id }, { headers: member })
    expect(record.data).toMatchObject({ warning: said, record: { verdict: 0, warned: true } })
    const right = await search({ keyword: 'OCEAN BLOOM IMO 9074729' })
    expect((right.data['basis'] as { warning: string }).warning).not.toContain('校验')
  })

  test('a line that belongs to a table is no clean search', async () => {
    const { data } = await search({ keyword: '小计' })
    expect(data).toMatchObject({ count: 0, tooCommon: true })
  })
})
