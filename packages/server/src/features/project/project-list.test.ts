import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'
import { forgetDeletedProjects } from './store.ts'
import { startProjectDesk, type ProjectDesk } from './testing.ts'

type Rows = Record<string, unknown>[]

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

  const page = (fields: Record<string, string> = {}) => desk.get('/api/risk/project/page', fields, me)
  const names = async (fields: Record<string, string> = {}): Promise<unknown[]> =>
    ((await page(fields)).data['data'] as Rows).map(row => row['name'])
  const detail = async (id: string) => (await desk.get('/api/risk/project/detail', { id }, me)).data

  test('S2-249 S2-253 S2-252 S2-077 a form-encoded body is answered by code, message and data: base info is saved, read back and edited; its limits are told by field', async () => {
    const made = await desk.post(
      '/api/risk/project/baseinfo/save',
      { name: '甲项目', summary: '概述', remark: '备注' },
      me,
    )
    const id = String(made.data['id'])
    expect(made).toMatchObject({ code: 200, message: '成功', data: { name: '甲项目', version: 1 } })
    expect((await desk.get('/api/risk/project/baseinfo', { id }, me)).data).toEqual(made.data)
    const edited = await desk.post('/api/risk/project/baseinfo/save', { id, name: '乙项目' }, me)
    expect(edited.data).toMatchObject({ id, name: '乙项目', version: 2 })
    const refused = (fields: object) =>
      desk.post('/api/risk/project/baseinfo/save', { name: '甲', ...fields }, me)
    expect((await refused({ name: ' ' })).message).toContain('请输入项目名称')
    expect((await refused({ summary: '长'.repeat(301) })).message).toContain('最多 300')
    expect((await refused({ remark: '长'.repeat(121) })).message).toContain('最多 120')
    expect((await refused({ name: '长'.repeat(101) })).message).toContain('最多 100')
  })

  test('a new project that is sent twice, as by a double click, is one project', async () => {
    const send = (name: string) => desk.post('/api/risk/project/baseinfo/save', { name }, me)
    const [one, again] = await Promise.all([send('双击项目'), send('双击项目')])
    expect(again).toMatchObject({ code: 200, data: one.data })
    expect((await send('另一项目')).data['id']).not.toBe(one.data['id'])
    expect((await page()).data['count']).toBe(2)
  })

  test('S2-050 S2-062 S2-250 S2-053 the list filters by name, partner, country and day, twenty a page', async () => {
    const id = await desk.whole(me)
    await desk.create(me, '别的项目')
    const { data } = await page()
    expect(data['count']).toBe(2)
    expect((data['data'] as Rows).find(row => row['id'] === id)).toMatchObject({
      name: '出口办公家具到德国',
      object: 'Müller Werkzeugbau GmbH',
      country: '德国、中国',
      status: 0,
      statusName: '暂存',
      createTime: '2026-11-20 12:00',
    })
    expect(await names({ keyword: '办公' })).toEqual(['出口办公家具到德国'])
    expect(await names({ keyword: '%' })).toEqual([])
    expect(await names({ object: 'werkzeug' })).toEqual(['出口办公家具到德国'])
    expect(await names({ country: '德' })).toEqual(['出口办公家具到德国'])
    expect(await names({ country: 'DE' })).toEqual(['出口办公家具到德国'])
    expect(await names({ country: '法国' })).toEqual([])
    for (let i = 0; i < 20; i++) await desk.create(me, `项目${i}`)
    expect(await names()).toHaveLength(20)
    expect(await names({ page: '2' })).toHaveLength(2)
  })

  test('S2-060 S2-061 the last day counts to its end, in every form in which clients send it', async () => {
    desk.server.clock.now = new Date('2026-11-20T15:59:59.500Z')
    await desk.create(me, '深夜项目')
    desk.server.clock.now = new Date('2026-11-20T04:00:00Z')
    for (const endDate of [
      '2026-11-20',
      '2026-11-20 23:59:59.999',
      String(Date.parse('2026-11-20T15:59:59.999Z')),
    ])
      expect(await names({ startDate: '2026-11-20', endDate })).toEqual(['深夜项目'])
    expect(await names({ endDate: '2026-11-19' })).toEqual([])
    expect((await page({ startDate: '2026-11-21', endDate: '2026-11-20' })).message).toContain('不得晚于')
    expect((await page({ endDate: '昨天' })).code).toBe(400)
  })

  test('S2-251 a project is deleted, taken back, and a draft is forgotten after thirty days', async () => {
    const id = await desk.create(me)
    expect((await desk.get('/api/risk/project/delete', { id }, me)).code).toBe(200)
    expect(await names()).toEqual([])
    expect((await desk.get('/api/risk/project/detail', { id }, me)).code).toBe(404)
    expect((await desk.post('/api/risk/project/restore', { id }, me)).code).toBe(200)
    expect(await names()).toEqual(['某项目'])
    await desk.get('/api/risk/project/delete', { id }, me)
    await forgetDeletedProjects(database.db, new Date('2026-12-25T04:00:00Z'))
    expect((await desk.post('/api/risk/project/restore', { id }, me)).code).toBe(404)
  })

  test('days that no calendar has are refused by their field', async () => {
    for (const startDate of ['8640000000000000', '0000-01-01', '0000-01-01 10:00:00', '9999-12-31'])
      expect(await desk.get('/api/risk/project/page', { startDate }, me)).toMatchObject({
        code: 400,
        message: expect.stringContaining('startDate'),
      })
    for (const endDate of ['0000-01-01', '9999-12-31'])
      expect(await desk.get('/api/evidence/record/list', { endDate }, me)).toMatchObject({
        code: 400,
        message: expect.stringContaining('endDate'),
      })
    expect((await desk.get('/api/risk/project/page', { startDate: '2026-01-01' }, me)).code).toBe(200)
  })

  test('one click that arrives five times makes one copy', async () => {
    const id = await desk.whole(me)
    const copies = await Promise.all(
      Array.from({ length: 5 }, () => desk.post('/api/risk/project/duplicate', { id }, me)),
    )
    expect(new Set(copies.map(({ data }) => String(data['id']))).size).toBe(1)
    expect((await names()).filter(name => String(name).endsWith('（副本）'))).toHaveLength(1)
  })

  test('a copy is a draft of its own with all rows', async () => {
    const id = await desk.whole(me)
    const { data } = await desk.post('/api/risk/project/duplicate', { id }, me)
    const copy = await detail(String(data['id']))
    expect(copy).toMatchObject({ name: '出口办公家具到德国（副本）', status: 0 })
    expect((copy['itemList'] as unknown as Rows)[0]).toMatchObject({ name: '办公桌', eccn: 'EAR99' })
    expect((copy['countryList'] as unknown as Rows)[0]!['id']).not.toBe(
      ((await detail(id))['countryList'] as unknown as Rows)[0]!['id'],
    )
  })
})
