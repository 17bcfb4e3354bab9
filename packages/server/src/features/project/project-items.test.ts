import { projectLimits } from '@maojian/contract/project-rules'
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

  const list = async (path: string, projectId: string) =>
    (await desk.get(`/api/risk/project/${path}`, { projectId }, me)).data

  test('two who edit one item do not overwrite each other unseen, and who edits one that was removed is told', async () => {
    const id = await desk.create(me)
    const first = await desk.addItem(id, { name: '转换器' }, me)
    expect(first).toMatchObject({ code: 200 })
    const { id: itemId, version } = first.data
    const edit = (name: string, from: unknown) => desk.addItem(id, { id: itemId, name, version: from }, me)
    const hers = await edit('转换器甲', version)
    expect(hers).toMatchObject({ code: 200, message: '成功' })
    const mine = await edit('转换器乙', version)
    expect(mine).toMatchObject({ code: 204, data: { name: '转换器甲', version: hers.data['version'] } })
    expect(await list('transactionItem/list', id)).toMatchObject([{ name: '转换器甲' }])
    expect(await edit('转换器乙', mine.data['version'])).toMatchObject({ code: 200 })
    await desk.get('/api/risk/project/item/delete', { id: String(itemId) }, me)
    expect((await edit('转换器丙', 3)).code).toBe(404)
    expect(await list('transactionItem/list', id)).toEqual([])
  })

  test('of two who add an item at once no more get in than a project holds', async () => {
    const id = await desk.create(me)
    const rows = Array.from({ length: projectLimits.rows - 1 }, (_, ordinal) => ({
      id: `E${String(ordinal).padStart(23, '0')}f`,
      project_id: id,
      section: 'item' as const,
      ordinal,
      content: JSON.stringify({ name: `物项 ${ordinal}`, eccn: 'EAR99', cnCode: 'none' }),
    }))
    await database.db.insertInto('project_row').values(rows).execute()
    const added = await Promise.all(['甲', '乙'].map(name => desk.addItem(id, { name }, me)))
    expect(added.filter(one => one.code === 200)).toHaveLength(1)
    expect(added.find(one => one.code !== 200)?.message).toContain('最多')
  })

  test('whoever must not be dealt with marks every item alike, and is named at its head', async () => {
    const id = await desk.create(me)
    const rows = {
      name: '桌子',
      countryList: [{ countryId: 'RU', type: 2 }],
      objectList: [{ type: 0, name: 'Velkorov Shipping Holding', country: 'RU' }],
    }
    expect(await desk.save(id, rows, me)).toMatchObject({ code: 200 })
    const foreign = { usOrigin: 0, usContentPercent: 0, usTechnology: 0 }
    await desk.addItem(id, { name: '示波器', eccn: '3A992.a', cnCode: 'none', usOrigin: 1 }, me)
    await desk.addItem(id, { name: '办公桌', eccn: 'EAR99', cnCode: 'none', ...foreign }, me)
    const items = (await list('transactionItem/list', id)) as unknown as Record<string, unknown>[]
    expect(items).toMatchObject([
      { riskLevel: 1, outsideEar: false },
      { riskLevel: 1, outsideEar: true },
    ])
    for (const one of items) {
      expect(one['head']).toBe('交易相对方 Velkorov Shipping Holding：禁止（资产冻结）')
      expect(one['word']).toBe('禁止（资产冻结）')
      expect(one['reason']).toMatch(/^交易相对方 Velkorov Shipping Holding：禁止/u)
    }
    expect(items[1]!['reason']).not.toContain('申报为 EAR99')
  })
})
