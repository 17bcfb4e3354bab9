import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'
import { startProjectDesk, type ProjectDesk } from './testing.ts'

forEachDatabase((_, open) => {
  let database: Database
  let desk: ProjectDesk
  let me: Record<string, string>
  beforeAll(async () => {
    database = await open()
    desk = await startProjectDesk(database, fixtureBytes())
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })
  beforeEach(async () => {
    me = (await desk.server.newcomer()).headers
  })

  test('S2-259 the suggestion answers matches page by page and the level of the name as a whole', async () => {
    const ask = async (fields: Record<string, string>) =>
      (await desk.get('/api/risk/entity/suggest', fields, me)).data
    expect(await ask({ keyword: 'Velkorov Shipping Holding' })).toMatchObject({
      riskLevel: 1,
      suggestList: { data: [{ name: 'Velkorov Shipping Holding', riskLevel: 1 }] },
    })
    const first = await ask({ keyword: 'Velkorov Shipping', pageSize: '1' })
    expect((first['suggestList'] as unknown as { data: unknown[] }).data).toHaveLength(1)
    expect(await ask({ keyword: '某某面包店' })).toMatchObject({ riskLevel: 0, count: 0 })
    expect(await ask({ keyword: '无人机', kind: 'item' })).toMatchObject({ riskLevel: 2 })
  })

  test('names that are looked up count as searches, one that goes on being typed once; names of things do not', async () => {
    const { id, headers } = await desk.server.newcomer()
    await database.db
      .insertInto('account_quota')
      .values({ account_id: id, kind: 'search', daily: 2 })
      .execute()
    const ask = async (keyword: string, kind = 'company') =>
      (await desk.get('/api/risk/entity/suggest', { keyword, kind }, headers)).code
    const codes: number[] = []
    for (const typed of ['Velk', 'Velkor', 'Velkorov Shipping', 'Grey Harbour', 'Norva'])
      codes.push(await ask(typed))
    expect(codes).toEqual([200, 200, 200, 200, 137])
    expect(await ask('无人机', 'item')).toBe(200)
  })

  test('on a sample or old lists a project and its suggestions say that no finding is no conclusion', async () => {
    const old = await startProjectDesk(database, fixtureBytes(['un-sc'], '2026-02-27'))
    const id = await old.create(me)
    const told = await old.get('/api/risk/project/detail', { id }, me)
    const found = await old.get('/api/risk/entity/suggest', { keyword: '某某面包店' }, me)
    await old.close()
    for (const { data } of [told, found]) {
      expect(data['warning']).toContain('请先导入真实名单：联合国。')
      expect(data['warning']).toContain('2026-02-27')
    }
    const fresh = await desk.get('/api/risk/project/detail', { id: await desk.create(me) }, me)
    expect(fresh.data['warning']).toBe('')
  })
})
