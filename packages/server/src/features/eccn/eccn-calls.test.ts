import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'

interface Row {
  readonly eccn: string
  readonly name: string
  readonly children?: readonly Row[]
}

describe('ECCN calls', () => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startTestServer(database, noEngine)
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  const search = async (fields: Record<string, string>, path = '/api/eccn/search') => {
    const answer = await server.post(path, fields)
    const items = (answer.data['items'] ?? []) as unknown as readonly (Row & { clickable: boolean })[]
    return { ...answer, items, codes: items.map(item => item.eccn) }
  }

  test('a paragraph that its entry does not have is named as missing, above the entry', async () => {
    const { data, codes } = await search({ key: '3a001.zz', mode: 'CODE' })
    expect(codes[0]).toBe('3A001')
    expect(data['missingParagraph']).toBe('3A001.zz')
    expect((await search({ key: '3A001.b.2', mode: 'CODE' })).data['missingParagraph']).toBe('')
  })

  test.each([
    ['3a1', '3A001'],
    ['3A001.b.2', '3A001.b.2'],
    ['3a001 (b)(2)', '3A001.b.2'],
    ['３Ａ００１', '3A001'],
    ['9a610x', '9A610.x'],
  ])('S1-158 the code %s lands on %s', async (key, first) => {
    const { codes, data } = await search({ key, mode: 'CODE' })
    expect(codes[0]).toBe(first)
    expect(data['mode']).toBe('CODE')
  })

  test('S1-158 names are found in Chinese, traditional Chinese and English, a name in the code box too', async () => {
    for (const key of ['激光器', '激光', '激光傳感器', 'lasers', 'jiguang', 'ji guang qi']) {
      const { data, codes } = await search({ key, mode: 'NAME' })
      expect(data['count'], key).toBeGreaterThan(0)
      expect(
        codes.some(code => code.startsWith('6')),
        key,
      ).toBe(true)
    }
    expect((await search({ key: '激光器', mode: 'CODE' })).data['mode']).toBe('NAME')
    expect((await search({ key: '3A001', mode: 'NAME' })).codes[0]).toBe('3A001')
  })

  test.each([
    ['加密', '5A002'],
    ['密码', '5A002'],
    ['光刻机', '3B001'],
    ['光刻', '3B001'],
    ['热像仪', '6A003'],
    ['红外', '6A002'],
    ['激光雷达', '6A008'],
    ['碳纤维', '1C210'],
    ['病毒', '1C351'],
    ['埃博拉', '1C351'],
    ['反应釜', '2B350'],
    ['手铐', '0A982'],
    ['服务器', '4A003'],
    ['GPU', '3A090'],
    ['FPGA', '3A001'],
    ['示波器', '3A992'],
    ['声呐', '6A001'],
    ['芯片', '3A090'],
    ['重水', '1C298'],
    ['铣床', '2B001'],
    ['电池', '3A001'],
    ['瞄准镜', '0A504'],
    ['单片微波', '3A001'],
    ['氟化氢', '1C350'],
    ['chlorine trifluoride', '1C111'],
    ['encryption', '5A002'],
    ['thermal imaging', '6A003'],
  ])('an ordinary word finds the entry of its products: %s', async (key, entry) => {
    const { codes, data } = await search({ key, mode: 'NAME', pageSize: '20' })
    expect(data['mode']).toBe('NAME')
    expect(codes.map(code => code.slice(0, 5))).toContain(entry)
  })

  test('a paragraph is found by its own words, and stands below its entry', async () => {
    const { codes } = await search({ key: '单片微波集成电路放大器', mode: 'NAME' })
    expect(codes.slice(0, 2)).toEqual(['3A001', '3A001.b.2'])
  })

  test.each(['A001', 'a 001', '001'])('a part of a code finds the entries that hold it: %s', async key => {
    const { codes, data } = await search({ key, mode: 'CODE', pageSize: '100' })
    expect(data['mode']).toBe('CODE')
    expect(codes).toContain('3A001')
    expect(codes.every(code => code.includes('001'))).toBe(true)
  })

  test.each(['NS', '国家安全'])(
    'a reason of control lists its entries, and no word that holds its letters: %s',
    async key => {
      const { items } = await search({ key, mode: 'NAME', pageSize: '200' })
      expect(items.length).toBeGreaterThan(100)
      expect(items.every(item => (item as unknown as { reasons: string[] }).reasons.includes('NS'))).toBe(
        true,
      )
    },
  )

  test('the suggest box knows the same words', async () => {
    const { data } = await server.get('/api/risk/ccl/suggest', { keyword: '热像仪' })
    expect((data as unknown as Row[]).map(row => row.eccn)).toContain('6A003')
  })

  test('S1-160 S1-161 S1-166 filters narrow, and what is not available is nought', async () => {
    const all = await search({ key: '3A', mode: 'CODE' })
    expect(all.data['categoryList']).toEqual(['3'])
    expect(all.data['groupList']).toEqual(['A'])
    const both = await search({ category: '["5-1","5-2"]', group: '["D"]', pageSize: '100' })
    expect(both.codes.every(code => code.startsWith('5D'))).toBe(true)
    expect((both.data['groups'] as { code: string; count: number }[]).map(one => one.code)).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
    ])
    const none = await search({ key: '3A', category: '["4"]', mode: 'CODE' })
    expect(none.data).toMatchObject({ count: 0, categoryList: ['3'], groupList: [] })
  })

  test('S1-164 S1-165 pages of ten follow one another', async () => {
    const first = await search({ category: '["3"]' })
    const second = await search({ category: '["3"]', page: '2' })
    expect(first.codes).toHaveLength(10)
    expect(new Set([...first.codes, ...second.codes]).size).toBe(20)
  })

  test('S1-163 EAR99 is a residual class that opens nothing', async () => {
    const { items } = await search({ key: 'ear 99' })
    expect(items).toMatchObject([{ eccn: 'EAR99', clickable: false }])
    expect((await server.post('/api/eccn/detail', { eccn: 'EAR99' })).code).toBe(404)
  })

  test('S1-169 S2-197 without keyword and filter it says what to enter', async () => {
    expect(await search({ key: ' ' })).toMatchObject({ code: 400, message: '请输入编码或物项名称关键词' })
  })

  test('S2-198 S2-278 the item search sends its name as keyword', async () => {
    const { code, data } = await search({ keyword: '激光器' }, '/api/risk/ccl/search')
    expect(code).toBe(200)
    expect(data['count']).toBeGreaterThan(0)
  })

  test('S1-172 S1-173 S1-175 S1-176 S1-177 S1-178 S1-182 S1-281 the detail of 3A001', async () => {
    const { data } = await server.post('/api/eccn/detail', { eccn: '3a001' })
    expect(data).toMatchObject({ eccn: '3A001', category: { code: '3' }, group: { code: 'A' } })
    const requirement = data['licenseRequirement'] as {
      reason: string
      controlCountryList: Record<string, string>[]
    }
    expect(requirement.reason).toContain('国家安全（NS）')
    expect(requirement.controlCountryList.find(row => row['code'] === 'NS2')).toMatchObject({
      control: '国家安全（NS）',
      countryChart: 'NS 第 2 列',
    })
    const typed = (name: string) => (data[name] as { itemList: { type: string; content: string }[] }).itemList
    expect(typed('exception').find(one => one.content.includes('5000 美元'))?.type).toBe('LVS')
    expect(typed('specialException')[0]?.content).toContain('740.20(c)')
    expect((data['children'] as Row[])[0]).toMatchObject({ eccn: '3A001.a' })
    expect(data['noteList']).not.toHaveLength(0)
  })

  test('S1-174 the reporting requirement names its section; S1-281 unknown codes say what is wrong', async () => {
    const reports = await server.post('/api/eccn/detail', { eccn: '1C239' })
    expect(reports.code).toBe(200)
    expect(await server.post('/api/eccn/detail', { eccn: '3A777' })).toMatchObject({
      code: 404,
      message: '清单中没有 3A777',
    })
    expect((await server.post('/api/eccn/detail', { eccn: '芯片' })).code).toBe(400)
    expect((await server.post('/api/eccn/detail', { eccn: '3A001.q.9' })).code).toBe(404)
  })

  test('S1-282 the tree holds every paragraph under its parent, with the way down', async () => {
    const { data } = await server.post('/api/eccn/map', { eccn: '3A001' })
    const find = (row: Row, code: string): Row | undefined =>
      row.eccn === code ? row : row.children?.map(child => find(child, code)).find(Boolean)
    expect(find(data as unknown as Row, '3A001.b.2')?.name).toMatch(/^\p{Script=Han}{2}/u)
    expect((data['path'] as Row[]).map(step => step.eccn)).toEqual(['3', '3A', '3A001'])
    const shelf = await server.post('/api/eccn/map', { eccn: '5-2' })
    expect((shelf.data['children'] as Row[]).map(row => row.eccn)).toEqual(['5-2A', '5-2B', '5-2D', '5-2E'])
  })

  test('S1-033 S1-183 the item page has its name, grouped notes and html; extras list controls and exceptions', async () => {
    const { data } = await server.get('/api/risk/ccl/detail', { eccn: '3A001' })
    expect((data['noteGroupList'] as { groupName: string }[]).map(group => group.groupName)).toEqual(
      expect.arrayContaining(['许可要求', '许可例外', '注释']),
    )
    expect(data['html']).toContain('<li><strong>3A001.b.2</strong> 单片微波集成电路放大器（')
    const extras = await server.post('/api/risk/ccl/detail2', { eccn: '3A001' })
    expect(extras.data['controlledList']).not.toHaveLength(0)
    expect((await server.get('/api/risk/ccl/suggest', { keyword: '3a0' })).data.length).toBeLessThanOrEqual(
      20,
    )
  })

  test('S1-168 the reference tables name categories and groups in both languages', async () => {
    const { data } = await server.get('/api/eccn/reference')
    const categories = data['categories'] as { code: string; name: string; nameEn: string; count: number }[]
    expect(categories.map(one => one.code)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5-1',
      '5-2',
      '6',
      '7',
      '8',
      '9',
    ])
    expect(categories.reduce((sum, one) => sum + one.count, 0)).toBe(data['count'])
    expect(categories.find(one => one.code === '5-1')).toMatchObject({
      name: '电信',
      nameEn: 'Telecommunications',
    })
  })

  test('S1-276 S1-279 item and extras of 3A001 and of its paragraph; EAR99 has none', async () => {
    const { data } = await server.get('/api/risk/ccl/detail', { eccn: '3a001' })
    expect(data).toMatchObject({ eccn: '3A001', cclCategory: '3', cclGroup: 'A', isCCLInvolve: 1 })
    expect(data['html']).toContain('<li><strong>3A001.a</strong> ')
    const extras = await server.post('/api/risk/ccl/detail2', { eccn: '3A001', extraId: '3A001' })
    const reasons = extras.data['controlledList'] as { reason: string; columnName: string }[]
    expect(reasons.some(one => one.reason.includes('NS') && one.columnName.includes('2'))).toBe(true)
    expect(extras.data['exceptionList']).toContainEqual(expect.objectContaining({ exceptionType: 'LVS' }))
    expect((await server.get('/api/risk/ccl/detail', { eccn: 'EAR99' })).code).toBe(404)
  })

  test('S1-277 suggestions by code and by name, at most twenty', async () => {
    const suggest = async (keyword: string) =>
      (await server.get('/api/risk/ccl/suggest', { keyword })).data as unknown as Row[]
    expect((await suggest('3a0')).map(one => one.eccn)).toContain('3A001')
    expect((await suggest('激光')).length).toBeGreaterThan(0)
    expect((await suggest('3')).length).toBeLessThanOrEqual(20)
    expect(await suggest('')).toEqual([])
  })

  test('S2-308 the categories are 0-4, 5-1, 5-2, 6-9, the groups A-E; S2-311 pages of ten', async () => {
    const { data } = await server.get('/api/eccn/reference')
    const codes = (list: unknown) => (list as { code: string }[]).map(one => one.code)
    expect(codes(data['categories'])).toEqual(['0', '1', '2', '3', '4', '5-1', '5-2', '6', '7', '8', '9'])
    expect(codes(data['groups'])).toEqual(['A', 'B', 'C', 'D', 'E'])
    const all = await search({ category: JSON.stringify(codes(data['categories'])), page: '2' })
    expect([all.codes.length, Number(all.data['count'])]).toEqual([10, Number(data['count'])])
  })

  test('S1-278 the item search of old clients takes keyword and set filters under its own path', async () => {
    const { codes } = await search({ keyword: '3A001' }, '/api/risk/ccl/search')
    expect(codes[0]).toBe('3A001')
  })

  test('S1-290 dictionaries: industries of items, and the groups under one of them', async () => {
    const list = async (code: string) =>
      (await server.post('/api/risk/industry/list', { code })).data as unknown as {
        code: string
        name: string
      }[]
    expect((await list('')).map(one => one.code)).toContain('5-2')
    expect((await list('5-2')).map(one => one.code)).toEqual(expect.arrayContaining(['5-2A', '5-2D', '5-2E']))
    expect(await list('99')).toEqual([])
    const industries = (await server.get('/api/dic/industry')).data as unknown as {
      code: string
      name: string
    }[]
    expect(industries.length).toBeGreaterThan(5)
    expect(industries.every(one => one.code !== '' && one.name !== '')).toBe(true)
    const countries = (await server.get('/api/dic/country')).data as unknown as {
      id: string
      nameCn: string
    }[]
    expect(countries.find(one => one.id === 'CN')?.nameCn).toBe('中国')
  })
})
