import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'
import { plainItem, startProjectDesk, wholeProject, type ProjectDesk } from './testing.ts'

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

  const detail = async (id: string) => (await desk.get('/api/risk/project/detail', { id }, me)).data
  const list = async (path: string, projectId: string) =>
    (await desk.get(`/api/risk/project/${path}`, { projectId }, me)).data as unknown as Rows

  test('S2-071 S2-254 S2-064 a draft is saved however incomplete, and says what is missing', async () => {
    const id = await desk.create(me)
    const saved = await desk.save(
      id,
      {
        name: '某项目',
        countryList: [{ type: '', countryId: 'BR' }],
        objectList: [{ type: 3, name: '' }],
        isCommit: '',
      },
      me,
    )
    expect(saved.code).toBe(200)
    expect(saved.data['countryList']).toMatchObject([{ type: null, countryId: 'BR', country: '巴西' }])
    expect((saved.data['problems'] as unknown as Rows).map(one => one['section'])).toEqual([
      'item',
      'country',
      'partner',
      'endUse',
      'logistics',
      'settlement',
    ])
    expect(
      (await desk.save(id, { name: '某项目', countryList: [{ country: '亚特兰蒂斯' }] }, me)).message,
    ).toContain('countryList[0].country')
    expect((await detail(id))['countryList']).toHaveLength(1)
  })

  test('overview and remark that are left out stay as they are; an empty text empties them', async () => {
    const id = await desk.create(me)
    await desk.save(id, { name: '某项目', summary: '概述', remark: '备注' }, me)
    expect((await desk.save(id, { name: '改名', objectNone: 1 }, me)).data).toMatchObject({
      name: '改名',
      summary: '概述',
      remark: '备注',
    })
    const base = await desk.post('/api/risk/project/baseinfo/save', { id, name: '再改' }, me)
    expect(base.data).toMatchObject({ name: '再改', summary: '概述', remark: '备注' })
    expect((await desk.save(id, { name: '再改', remark: '' }, me)).data).toMatchObject({
      summary: '概述',
      remark: '',
    })
  })

  test('S2-076 blank logistics and settlement rows are left out', async () => {
    const id = await desk.create(me)
    const blank = { type: 'VESSELS', name: '' }
    const { data } = await desk.save(
      id,
      {
        name: '某项目',
        logisticsDetail: {
          none: 0,
          entityList: [blank, { ...blank, name: 'GREY HARBOUR' }],
          historyStopList: [{}],
        },
        settlementDetail: {
          none: 0,
          bankList: [{ type: 'PAYING_BANK' }, { type: 'PAYING_BANK', name: '某银行' }],
        },
      },
      me,
    )
    expect(data['logisticsDetail']).toMatchObject({
      entityList: [{ name: 'GREY HARBOUR' }],
      historyStopList: [],
    })
    expect(data['settlementDetail']).toMatchObject({ bankList: [{ name: '某银行' }] })
  })

  test('S2-074 204: the later of two editors gets what stands, and nothing of either is lost', async () => {
    const id = await desk.create(me)
    const first = await desk.save(
      id,
      { name: '甲的', version: 1, objectList: [{ type: 1, name: '甲公司' }] },
      me,
    )
    expect(first).toMatchObject({ code: 200, data: { version: 2 } })
    const late = await desk.save(
      id,
      { name: '乙的', version: 1, objectList: [{ type: 1, name: '乙公司' }] },
      me,
    )
    expect(late).toMatchObject({
      code: 204,
      data: { name: '甲的', version: 2, objectList: [{ name: '甲公司' }] },
    })
    const again = await desk.save(
      id,
      { name: '乙的', version: 2, objectList: [{ type: 1, name: '乙公司' }] },
      me,
    )
    expect(again).toMatchObject({ code: 200, data: { name: '乙的', version: 3 } })
  })

  test('S2-075 submitting needs countries with their kinds, a destination, an item and all answers', async () => {
    const id = await desk.create(me)
    await desk.addItem(id, plainItem, me)
    const submit = (change: object) => desk.save(id, { ...wholeProject, ...change, isCommit: 1 }, me)
    expect((await submit({ countryList: [] })).message).toBe('请选择进出口国别')
    expect((await submit({ countryList: [{ countryId: 'DE' }] })).message).toContain('请选择进出口国别')
    expect((await submit({ countryList: [{ type: 0, countryId: 'CN' }] })).message).toContain('目的地')
    expect((await submit({ endUse: [{ questionId: 101, answer: 0 }] })).message).toContain('10 题未答完')
    expect((await submit({ logisticsDetail: { none: 0 } })).message).toContain('物流')
    expect((await submit({ objectList: [{ name: '某公司' }] })).message).toContain('第 1 行缺少类型')
    const odd = { none: 0, entityList: [{ type: 'VESSELS', name: 'X', imo: '12' }] }
    expect((await submit({ logisticsDetail: odd })).message).toContain('IMO')
    expect((await detail(id))['status']).toBe(0)
    expect(desk.server.asked.some(job => job.name === 'project.check')).toBe(false)
  })

  test('S2-255 S2-117 S2-115 countries say how sensitive they are and why; a row is deleted by its id', async () => {
    const id = await desk.create(me)
    await desk.save(
      id,
      {
        name: '某项目',
        countryList: [
          { type: 2, countryId: 'IR' },
          { type: 3, countryId: 'DE' },
        ],
      },
      me,
    )
    const rows = await list('transaction/country/list', id)
    expect(rows.map(row => [row['country'], row['riskLevel']])).toEqual([
      ['伊朗', '1'],
      ['德国', '0'],
    ])
    expect(rows[0]!['reason']).not.toBe('')
    await desk.get('/api/risk/project/transaction/country/delete', { id: String(rows[1]!['id']) }, me)
    expect(await list('transaction/country/list', id)).toHaveLength(1)
    expect((await detail(id))['version']).toBe(3)
  })

  test('S2-256 S2-258 S2-088 S2-092 partners are screened: hit, possible, none, each with its reason', async () => {
    const id = await desk.create(me)
    const objectList = [
      'Velkorov Shipping Holding',
      'Velkarow Shiping Holding',
      'Müller Werkzeugbau GmbH',
    ].map(name => ({ type: 0, name }))
    await desk.save(id, { name: '某项目', objectList }, me)
    const rows = await list('transaction/object/list', id)
    expect(rows.map(row => row['riskLevel'])).toEqual([1, 2, 0])
    expect(rows[0]!['lists']).not.toEqual([])
    expect(rows[1]!['reason']).not.toBe('')
    await desk.get('/api/risk/project/transaction/object/delete', { id: String(rows[2]!['id']) }, me)
    expect(await list('transaction/object/list', id)).toHaveLength(2)
  })

  test('S2-086 none of the above clears the match, names who said so, and stands while the name does', async () => {
    const id = await desk.create(me)
    const row = { type: 0, name: 'Velkarow Shiping Holding' }
    const { data } = await desk.save(id, { name: '某项目', objectList: [row] }, me)
    const [saved] = data['objectList'] as unknown as Rows
    const objectId = String(saved!['id'])
    const decide = async (fields: object) =>
      desk.decide({ ...(await desk.shownMatches(objectId, me)), ...fields }, me)
    const decided = await decide({ note: '注册号不同' })
    expect(decided.data).toMatchObject({ riskLevel: 0 })
    expect(decided.data['decided']).toContain('注册号不同')
    const kept = await desk.save(id, { name: '某项目', objectList: [{ ...row, id: objectId }] }, me)
    expect(kept.data['objectList']).toMatchObject([{ id: objectId, riskLevel: 0 }])
    const renamed = { ...row, id: objectId, name: 'Velkarow Shiping Holdings' }
    expect(
      (await desk.save(id, { name: '某项目', objectList: [renamed] }, me)).data['objectList'],
    ).toMatchObject([{ riskLevel: 2, decided: '' }])
    const note = '已核对注册号'
    expect((await decide({ partyId: 'P1', note: ' ' })).message).toContain('请填写理由')
    expect((await decide({ partyId: 'P999', note })).code).toBe(400)
    expect((await decide({ partyId: 'P1', note })).data).toMatchObject({
      riskLevel: 1,
      decided: expect.stringContaining('本机构判定是同一主体') as string,
    })
  })

  test('S2-257 S2-100 S2-089 items are judged for the destinations; a code that does not exist is refused', async () => {
    const id = await desk.create(me)
    await desk.save(id, { name: '某项目', countryList: [{ type: 2, countryId: 'BR' }] }, me)
    expect((await desk.addItem(id, { name: '转换器', eccn: '1Z999' }, me)).message).toContain('参数 eccn')
    const item = await desk.addItem(id, { name: '转换器', eccn: '3a001.a.2', cnCode: 'none' }, me)
    expect(item.data).toMatchObject({ name: '转换器', eccn: '3A001.a.2', riskLevel: 2 })
    const itemId = String(item.data['id'])
    const edited = await desk.addItem(id, { ...plainItem, id: itemId }, me)
    expect(edited.data).toMatchObject({ id: itemId, name: '办公桌', riskLevel: 0 })
    expect(await list('transactionItem/list', id)).toHaveLength(1)
    expect((await desk.get('/api/risk/project/item/delete', { id: itemId }, me)).code).toBe(200)
    expect(await list('transactionItem/list', id)).toEqual([])
  })

  test('S2-123 S2-254 S2-260 end use is a list of twelve; 112 stands alone', async () => {
    const id = await desk.create(me)
    const refused = await desk.save(
      id,
      {
        name: '某项目',
        endUse: [
          { questionId: 101, answer: 2 },
          { questionId: 112, answer: 1 },
        ],
      },
      me,
    )
    expect(refused.message).toContain('112')
    await desk.save(id, { name: '某项目', endUse: [{ questionId: 101, answer: 2 }] }, me)
    const { data } = await desk.post('/api/risk/project/endUse', { projectId: id }, me)
    const rows = data as unknown as Rows
    expect(rows).toHaveLength(12)
    expect(rows[0]).toMatchObject({ questionId: 101, answer: 2, riskLevel: 2 })
    expect(rows[1]).toMatchObject({ questionId: 102, answer: null, riskLevel: 0 })
  })

  test('S2-129 S2-134 S2-260 vessels, port calls and banks come with their risk', async () => {
    const id = await desk.create(me)
    const stop = { vessel: 'VELKOROV SHIPPING STAR', port: 'Bandar Abbas', country: 'IR' }
    await desk.save(
      id,
      {
        name: '某项目',
        logisticsDetail: {
          entityList: [
            { type: 'VESSELS', name: 'VELKOROV SHIPPING STAR', imo: '9074729' },
            { type: 'VESSELS', name: 'Quiet Lady', imo: '9074728' },
          ],
          historyStopList: [
            { ...stop, date: '2026-03-01' },
            { ...stop, date: '2024-03-01' },
          ],
        },
        settlementDetail: { bankList: [{ type: 'PAYING_BANK', name: 'Sample Bank', bic: 'XX' }] },
      },
      me,
    )
    const logistics = (await desk.post('/api/risk/logistics/detail', { projectId: id }, me)).data
    expect(logistics).toMatchObject({
      entityList: [{ riskLevel: 1 }, { riskLevel: 2, reason: expect.stringContaining('校验位') as string }],
      historyStopList: [{ riskLevel: 2 }, { riskLevel: 0 }],
    })
    expect(
      (await desk.post('/api/risk/project/settlement/detail', { projectId: id }, me)).data,
    ).toMatchObject({
      bankList: [{ type: 'PAYING_BANK', riskLevel: 2, reason: expect.stringContaining('BIC') as string }],
    })
  })
})
