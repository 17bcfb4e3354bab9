import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'

type Row = Record<string, string> & { footnotes: number[] }

describe('country calls', () => {
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

  test('S1-184 S1-185 S1-187 S1-188 the chart has every row, its marks, remarks and footnotes', async () => {
    const { data } = await server.get('/api/risk/cccList')
    const rows = data['data'] as unknown as Row[]
    expect(rows.length).toBeGreaterThanOrEqual(200)
    const row = (code: string) => rows.find(one => one['countryId'] === code)!
    expect(row('CN')).toMatchObject({ country: '中国', ns1: '1', ns2: '1', at1: '', remark: '' })
    expect(row('CA')).toMatchObject({ ns1: '', rs1: '' })
    expect(row('CU')['remark']).toContain('746')
    expect(row('HK')['remark']).toContain('中国')
    expect(rows.every(one => one['at1'] === '' && one['at2'] === '')).toBe(true)
    expect(data['footnotes']).toHaveLength(10)
  })

  test.each([
    [{ code: 'NS2' }, ['NS2']],
    [{ code: 'NS Column 2' }, ['NS2']],
    [{ code: 'CB' }, ['CB1', 'CB2', 'CB3']],
    [{ code: '', eccn: '9A610' }, ['NS1', 'MT1', 'RS1', 'AT1']],
    [{ code: '<script>' }, []],
  ])('S1-186 %j highlights %j', async (fields, columns) => {
    expect((await server.post('/api/eccn/ccc/list', fields)).data['highlight']).toEqual(columns)
  })

  test.each([
    ['a', 'a1', 5],
    ['b', 'b', 5],
    ['d', 'd1', 5],
    ['e', 'e1', 4],
  ])('S1-189 S1-191 S1-288 group %s is paged by five', async (letter, flag, size) => {
    const { data } = await server.post(`/api/risk/sensitive/country/group/${letter}/page`, { page: '1' })
    const rows = data['data'] as unknown as Row[]
    expect(rows).toHaveLength(size)
    expect(rows.some(row => row[flag] === '1' || row[flag] === '')).toBe(true)
    expect(data['count']).toBeGreaterThanOrEqual(size)
  })

  test('S1-190 the keyword filters in Chinese, English and by code', async () => {
    for (const keyword of ['俄罗斯', 'russia', 'RU', '俄羅斯']) {
      const { data } = await server.post('/api/risk/sensitive/country/group/d/page', { keyword })
      expect(
        (data['data'] as unknown as Row[]).map(row => row['countryId']),
        keyword,
      ).toEqual(['RU'])
    }
  })

  test('S1-287 S1-289 S1-193 S1-195 S2-199 S2-196 the destination search: nulls where nothing is, a word where none was typed', async () => {
    const found = await server.post('/api/risk/country/search', { keyword: '巴西' })
    expect(found.data).toMatchObject({ ccc: [{ countryId: 'BR' }], groupA: [{ a2: '1' }], groupE: null })
    const none = await server.post('/api/risk/country/search', { keyword: '亚特兰蒂斯' })
    expect(none.data).toEqual({ ccc: null, groupA: null, groupB: null, groupD: null, groupE: null })
    const empty = await server.post('/api/risk/country/search', { keyword: '' })
    expect(empty).toMatchObject({ code: 400 })
    expect(empty.message).toContain('请输入目的国家名称')
    const niger = await server.post('/api/risk/country/search', { keyword: '尼日尔' })
    expect((niger.data['ccc'] as unknown as Row[]).map(row => row['countryId'])).toEqual(['NE'])
  })

  test('S1-286 S2-118 S2-261 sensitive countries say on what they rest', async () => {
    const { data } = await server.get('/api/risk/sensitiveCountry/list')
    expect((data as unknown as Row[]).find(row => row['countryId'] === 'KP')).toMatchObject({ riskLevel: 1 })
    const detail = await server.post('/api/risk/sensitiveCountry/detail', { countryId: 'RU' })
    expect(detail.data).toMatchObject({ nameCn: '俄罗斯', riskLevel: 1 })
    expect(detail.data['description']).toContain('746.8')
    expect((await server.post('/api/risk/sensitiveCountry/detail', { countryId: 'ZZ' })).code).toBe(404)
  })

  test('S1-283 one destination: row, groups as of the day, footnotes, verdict', async () => {
    const { data } = await server.get('/api/risk/ccc/detail', { countryId: 'CN' })
    expect((data['groups'] as unknown as Row[]).map(group => group['code'])).toContain('D:5')
    expect(data['sensitive']).toMatchObject({ riskLevel: 2 })
    const hongKong = await server.get('/api/risk/ccc/detail', { countryId: '香港' })
    expect((hongKong.data['groups'] as unknown as Row[]).map(group => group['code'])).toContain('D:5')
  })

  test.each(['克里米亚', 'Crimea', '塞瓦斯托波尔', 'UA-43', '克里米亞'])(
    '%s is under embargo, not Ukraine (15 CFR 746.6)',
    async countryId => {
      const { data } = await server.get('/api/risk/ccc/detail', { countryId })
      expect(data['row']).toMatchObject({ country: '克里米亚', countryId: 'UA-43', riskLevel: 1, ns1: '' })
      expect((data['row'] as unknown as Row)['remark']).toContain('746.6')
      expect(data['verdict']).toContain('禁运')
      expect(data['verdict']).toContain('食品')
      expect(data['sensitive']).toMatchObject({ countryId: 'UA-43', riskLevel: 1, nameCn: '克里米亚' })
      const found = await server.post('/api/risk/country/search', { keyword: countryId })
      expect((found.data['ccc'] as unknown as Row[]).map(row => row['countryId'])).toEqual(['UA-43'])
      const detail = await server.post('/api/risk/sensitiveCountry/detail', { countryId })
      expect(detail.data).toMatchObject({ name: 'Crimea', riskLevel: 1 })
    },
  )

  test.each(['顿涅茨克', '卢甘斯克'])('%s is a destination of its own', async countryId => {
    const { data } = await server.get('/api/risk/ccc/detail', { countryId })
    expect(data['row']).toMatchObject({ country: countryId, riskLevel: 1 })
  })

  test('Ukraine itself names the regions that are under embargo', async () => {
    const { data } = await server.get('/api/risk/ccc/detail', { countryId: '乌克兰' })
    expect(data['row']).toMatchObject({ countryId: 'UA', riskLevel: 0 })
    expect(data['verdict']).toContain('克里米亚')
    expect(data['verdict']).toContain('746.6')
  })

  test.each([
    ['格陵兰', 'GL', '丹麦'],
    ['法罗群岛', 'FO', '丹麦'],
    ['直布罗陀', 'GI', '英国'],
    ['百慕大', 'BM', '英国'],
  ])('%s is treated as the country it belongs to (15 CFR 738.3(b))', async (name, countryId, parent) => {
    const { data } = await server.get('/api/risk/ccc/detail', { countryId: name })
    expect(data['row']).toMatchObject({ country: name, countryId })
    expect(data['verdict']).toContain(`按${parent}办理`)
    expect(data['verdict']).toContain('738.3(b)')
    expect((data['groups'] as unknown as Row[]).map(group => group['code'])).toContain('A:1')
    const found = await server.post('/api/risk/country/search', { keyword: name })
    expect(found.data).toMatchObject({ ccc: [{ countryId }], groupA: [{ countryId, a1: '1' }] })
  })

  test('a region that others hold in part is refused with what law says of it', async () => {
    const refused = await server.get('/api/risk/ccc/detail', { countryId: '赫尔松' })
    expect(refused.code).toBe(404)
    expect(refused.message).toContain('2022/263')
  })

  test('S2-280 the country options are id and Chinese name', async () => {
    const { data } = await server.get('/api/dic/country')
    expect(data as unknown as Row[]).toContainEqual(expect.objectContaining({ id: 'DE', nameCn: '德国' }))
  })
})
