import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { fixtureIndex } from '../screening/fixture.ts'

type Row = Record<string, unknown> & { readonly id: string }

forEachDatabase((name, open) => {
  let database: Database
  let server: TestServer
  let member: { Authorization: string }
  beforeAll(async () => {
    database = await open()
    const index = fixtureIndex(['uk-sanctions'])
    server = await startTestServer(
      database,
      { current: () => index },
      {
        quotas: { basic: { search: 3, detail: 2, report: 1 }, visitor: { search: 2 } },
      },
    )
    member = await server.login('member')
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  const search = (fields: Record<string, unknown>, headers: Record<string, string> = member) =>
    server.post('/api/sanction/search', fields, { headers })
  const rowsOf = (data: object): Row[] => (data as { data: Row[] }).data

  test('S1-261 S1-265 S1-140 the keyword style answers hits with every field of the spec', async () => {
    const { code, data } = await search({ keyword: 'Velkorov Shipping Star' })
    expect(code).toBe(200)
    expect(rowsOf(data)[0]).toMatchObject({
      id: 'P3',
      type: '03',
      s: 1,
      name: 'VELKOROV SHIPPING STAR',
      nameZh: '',
      cpyState: ['制裁名单'],
      subType: ['0301'],
      imo: '9074729',
      vesselFlag: 'RU',
      vesselOwner: 'Velkorov Shipping Holding',
      aircraftModel: '',
      aircraftOperator: '',
      msn: '',
      relationId: '',
    })
    const lists = rowsOf(data)[0]!['lists'] as Row[]
    expect(lists[0]).toMatchObject({
      source: 'uk-sanctions',
      reference: 'RUS9001',
      since: '2022-03-01',
      dataStatus: 1,
    })
  })

  test('a party without a Chinese name carries a proposal of its own field, marked, and no name changes', async () => {
    const { data } = await search({ keyword: 'Velkorov Shipping Star' })
    const row = rowsOf(data)[0]!
    expect(row['nameZh']).toBe('')
    expect(row['proposedZh']).toMatchObject({ text: '韦尔科罗夫航运星号', mark: '机器翻译' })
    const listed = await search({ keyword: '韦尔科罗夫航运控股' })
    expect(rowsOf(listed.data)[0]).toMatchObject({ id: 'P1', proposedZh: null })
  })

  test('S1-264 S1-142 the key style answers list rows', async () => {
    const { code, data } = await search({ key: '韦尔科罗夫航运控股', module: 'industry' })
    expect(code).toBe(200)
    expect(rowsOf(data)[0]).toMatchObject({
      id: 'P1',
      name: 'Velkorov Shipping Holding',
      dataType: '01',
      sanction: true,
      country: '俄罗斯',
      checked: false,
    })
    expect(String(rowsOf(data)[0]!['sanctionTypeDetail'])).toContain('、')
  })

  test('S1-141 an answer has data, count and types, and says which state of the lists it asked', async () => {
    const { data } = await search({ keyword: 'Velkorov Shipping Holding' })
    expect(Object.keys(data).sort()).toEqual([
      'basis',
      'count',
      'data',
      'facets',
      'levels',
      'record',
      'total',
      'types',
    ])
    expect(data['count']).toBe(rowsOf(data).length)
    expect(data['basis']).toMatchObject({
      publishedAt: '2026-11-19T20:00:00.000Z',
      asOf: '2026-11-20',
      listCount: 4,
      partyCount: 4,
      starterData: false,
      thresholds: { hit: 95, possible: 80 },
    })
    expect((await search({ keyword: 'Trading Co., Ltd.' })).data).toMatchObject({ count: 0, tooCommon: true })
    const found = await search({ keyword: 'Velkorov Shipping Star' })
    expect(found.data['basis']).toMatchObject({ starterData: true })
  })

  test('facets count the whole result; a filter hides rows, and neither verdict nor record changes', async () => {
    const ask = async (fields: Record<string, string>) =>
      (await search({ keyword: 'Velkorov Shipping Holding', ...fields })).data as Record<string, unknown>
    const whole = await ask({})
    expect(whole['facets']).toMatchObject({
      lists: expect.arrayContaining([
        { code: 'un-sc', name: '联合国', count: 1 },
        { code: 'ofac-sdn', name: 'OFAC SDN', count: 1 },
      ]),
      countries: [{ code: 'RU', name: '俄罗斯', count: 1 }],
    })
    expect(rowsOf(await ask({ list: 'un-sc', partyCountry: 'RU' })).map(row => row.id)).toEqual(['P1'])
    const hidden = await ask({ list: 'bis-entity-list' })
    expect(rowsOf(hidden)).toEqual([])
    expect(hidden).toMatchObject({ count: 0, total: whole['total'], levels: whole['levels'] })
    expect(hidden['facets']).toEqual(whole['facets'])
  })

  test('S1-264 S1-274 the key style heeds type and s', async () => {
    const ids = async (fields: Record<string, string>) =>
      rowsOf((await search({ key: 'Velkorov Shipping Star', ...fields })).data).map(row => row.id)
    expect(await ids({ type: '03' })).toEqual(['P3'])
    expect(await ids({ type: '02' })).not.toContain('P3')
    expect(await ids({ s: '1' })).toContain('P3')
    expect(await ids({ s: '2' })).toEqual([])
    expect((await search({ key: 'Velkorov Shipping Star', s: '7' })).code).toBe(400)
  })

  test('every hit explains itself with both styles', async () => {
    for (const fields of [{ keyword: 'Velkorov Shipping Holding' }, { key: 'Velkorov Shipping Holding' }]) {
      const { data } = await search(fields)
      expect(rowsOf(data)[0]!['explanation']).toMatchObject({
        score: 100,
        riskLevel: 1,
        matchedName: 'Velkorov Shipping Holding',
        matchedKind: '正式名称',
      })
    }
  })

  test('a question as of a day is answered by the listings of that day', async () => {
    const { data } = await search({ keyword: 'Ostap Velkorov Shipping', asOf: '2023-06-30' })
    expect(rowsOf(data)[0]).toMatchObject({
      id: 'P2',
      cpyState: ['制裁名单'],
      lists: [{ reference: 'EU.9001.1', until: '2024-01-01', dataStatus: 1, dataStatusCn: '有效' }],
    })
    expect(data['basis']).toMatchObject({ asOf: '2023-06-30' })
  })

  test('a day that lies ahead is refused: nobody knows who will be listed', async () => {
    const { code, message } = await search({ keyword: 'Velkorov', asOf: '2026-11-21' })
    expect([code, message]).toEqual([400, '参数 asOf：名单日期不能晚于今天'])
  })

  test('JSON bodies are read as forms are', async () => {
    const json = await server.post(
      '/api/sanction/search',
      { key: 'Velkorov Shipping Star', page: 1 },
      { headers: member, json: true },
    )
    expect(rowsOf(json.data)[0]!.id).toBe('P3')
  })

  test('pages follow each other without a gap', async () => {
    const all = rowsOf((await search({ keyword: 'Velkorov Shipping' })).data).map(row => row.id)
    const paged = []
    for (const page of all.keys())
      paged.push(
        ...rowsOf((await search({ keyword: 'Velkorov Shipping', page: page + 1, pageSize: 1 })).data),
      )
    expect(paged.map(row => row.id)).toEqual(all)
  })

  test.each([
    [{ keyword: '' }, '参数 keyword：请输入检索词'],
    [{}, '缺少参数 keyword'],
    [{ key: 'x' }, '参数 key：至少输入两个字符才能检索'],
    [{ keyword: 'x'.repeat(301) }, '参数 keyword：检索词最多 300 个字符'],
    [{ keyword: 'some name', type: '09' }, '参数 type：type 应为 01–04'],
    [{ keyword: 'some name', subType: '0101,9999' }, '参数 subType[1]：subType 有误'],
    [{ keyword: 'some name', country: 'Atlantis' }, '参数 country：没有这个国家或地区'],
    [{ keyword: 'some name', birthDate: '3.2.71' }, /^参数 birthDate：出生日期应为 yyyy、/],
    [{ keyword: 'some name', birthDate: '1961-02-30' }, /出生日期“1961-02-30”不是真实存在的日期$/],
    [{ keyword: 'some name', asOf: 'yesterday' }, /^参数 asOf：/],
    [{ keyword: 'some name', page: '0' }, /^参数 page：/],
    [{ keyword: 'some name', include: 'all' }, '参数 include：include 只能为 near'],
    [{ keyword: 'some name', pageSize: '500' }, /^参数 pageSize：/],
  ])('bad input %j is 400 and names the field', async (fields, message) => {
    const answer = await search(fields)
    expect(answer.code).toBe(400)
    expect(answer.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  })

  test('near names come on request, beside the answer: no hit, no count, no verdict', async () => {
    const asked = { keyword: 'Belkorov Shipping Norvex' }
    expect((await search(asked)).data).not.toHaveProperty('near')
    const { data } = await search({ ...asked, include: 'near' })
    expect(data).toMatchObject({
      count: 0,
      data: [],
      levels: { hit: 0, possible: 0 },
    })
    expect((data as unknown as { near: unknown[] }).near[0]).toMatchObject({
      id: 'P1',
      matchedName: 'Velkorov Shipping Holding',
      reason: expect.any(String),
    })
    const [{ score }] = (data as unknown as { near: [{ score: number }] }).near
    expect(score).toBeGreaterThanOrEqual(60)
    expect(score).toBeLessThan(80)
  })

  test('empty optional fields of a form count as not given', async () => {
    const fields = {
      keyword: 'Velkorov Shipping Star',
      type: '',
      subType: '',
      country: '',
      birthDate: '',
      asOf: '',
    }
    expect((await search(fields)).code).toBe(200)
  })

  test('without a session, with a forged or an ended one: 126', async () => {
    for (const headers of [{}, { Authorization: 'A'.repeat(43) }, { 'X-Access-Token': 'nonsense' }])
      expect((await search({ key: 'some name' }, headers as Record<string, string>)).code).toBe(126)
  })

  test('S1-239 a basic account has its daily searches, bad input takes none, and the next day renews them', async () => {
    const basic = await server.login('basic')
    expect((await search({ key: '' }, basic)).code).toBe(400)
    for (let i = 0; i < 3; i++) expect((await search({ key: 'some name' }, basic)).code).toBe(200)
    const refused = await search({ key: 'some name' }, basic)
    expect(refused.code).toBe(137)
    expect(refused.message).toContain('每日 3 次，剩余 0 次')
    expect(refused.message).toContain('2026-11-21 00:00')
    server.clock.now = new Date('2026-11-20T15:59:59Z')
    expect((await search({ key: 'some name' }, basic)).code).toBe(137)
    server.clock.now = new Date('2026-11-20T16:00:01Z')
    expect((await search({ key: 'some name' }, basic)).code).toBe(200)
    server.clock.now = new Date('2026-11-20T04:00:00Z')
  })

  test('a quota is exact when searches arrive all at once', async () => {
    server.clock.now = new Date('2026-11-19T04:00:00Z')
    const basic = await server.login('basic')
    const burst = await Promise.all(Array.from({ length: 8 }, () => search({ key: 'some name' }, basic)))
    expect(burst.filter(answer => answer.code === 200)).toHaveLength(3)
    server.clock.now = new Date('2026-11-20T04:00:00Z')
  })

  test('S1-254 a visitor gets the first hits a few times a day and address; a member any page', async () => {
    const visit = (address: string) =>
      server.get('/api/search', { keyword: 'Velkorov Shipping Star', pageSize: '200' }, { address })
    expect((await visit('203.0.113.1')).code).toBe(200)
    expect((await visit('203.0.113.1')).code).toBe(200)
    const refused = await visit('203.0.113.1')
    expect([refused.code, refused.message]).toEqual([137, expect.stringContaining('登录后可继续使用')])
    expect((await visit('203.0.113.2')).code, name).toBe(200)
    for (const host of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2']) expect((await visit(host)).code).toBe(200)
    expect((await visit('2001:db8:0:1::3')).code).toBe(137)
    for (let i = 0; i < 4; i++)
      expect((await server.get('/api/search', { keyword: 'some name' }, { headers: member })).code).toBe(200)
  })

  test('S1-256 S1-266 suggestions are a list of strings with who each is beside it', async () => {
    const { data } = await server.get('/api/search/entity/tips', { keyword: 'Velkorov' })
    const list = data['list'] as string[]
    expect(list).toContain('VELKOROV SHIPPING STAR')
    const { entries } = data as unknown as { entries: Row[] }
    expect(entries).toHaveLength(list.length)
    expect(entries[list.indexOf('VELKOROV SHIPPING STAR')]).toMatchObject({
      id: 'P3',
      type: '03',
      typeName: '船舶',
    })
    expect((await server.get('/api/search/entity/tips', { keyword: '  ' })).data).toEqual({
      list: [],
      entries: [],
    })
  })

  test.each([
    ['1000', 200],
    ['1001', 400],
  ])('S1-138 %s suggestions at once: %i', async (pageSize, code) => {
    expect((await server.get('/api/search/entity/tips', { keyword: 'Velkorov', pageSize })).code).toBe(code)
  })
})
