import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'

interface Found {
  readonly data: { code: string; stateName: string; citation: string; why: string }[]
  readonly count: number
  readonly notices: { notice: string; stateName: string }[]
  readonly licenceGoods: {
    goods: string
    kindName: string
    codes: string[]
    codeCount: number
    citation: string
  }[]
  readonly duties: { citation: string }[]
}

describe("China's list of dual-use items", () => {
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
  const search = async (keyword: string): Promise<Found> =>
    (await server.get('/api/china/control/search', { keyword })).data as unknown as Found
  const first = async (keyword: string) => (await search(keyword)).data[0]?.code

  test.each([
    ['碳纤维', '1C210'],
    ['遥控机械手', '2B225'],
    ['remote manipulators', '2B225'],
    ['扫描雷达', '6A108'],
    ['三坐标', '2B206'],
    ['氧化镝', '1C905'],
    ['卷绕机', '3B901'],
    ['7A101', '7A101'],
    ['85076000', '3A001'],
  ])('is searched by Chinese and English name, code and customs code: %s', async (keyword, code) => {
    expect((await search(keyword)).data.slice(0, 3).map(one => one.code)).toContain(code)
  })

  test.each([
    ['碳纤维', '1C210', '“碳纤维”'],
    ['转子制造', '2B228', '“转子制造'],
    ['remote manipulators', '2B225', 'remote'],
    ['7A101', '7A101', '编码或参考税号与“7A101”相符'],
    ['', '0A001', ''],
  ])('says of each row by what it was found: %s', async (keyword, code, why) => {
    const { data } = await search(keyword)
    expect((data.find(one => one.code === code) ?? data[0])!.why).toContain(why)
  })

  test.each(['zzzz', 'aaa', 'qwerty', 'abcd'])('letters that name nothing find nothing: %s', async keyword =>
    expect((await search(keyword)).data).toEqual([]),
  )

  test('names state, citation, duties and the catch-all, and notices that have no codes', async () => {
    expect((await search('1C909')).data[0]).toMatchObject({
      stateName: '暂停期已过，须核实',
      citation: '商务部、海关总署公告2025年第57号',
    })
    const { notices, duties } = await search('55号')
    expect(notices).toMatchObject([
      { notice: '商务部、海关总署公告2025年第55号', stateName: '暂停期已过，须核实' },
    ])
    expect(duties.map(one => one.citation)).toContain('出口管制法第十二条第三款')
    expect((await search('')).count).toBeGreaterThan(190)
    expect((await search('')).licenceGoods).toEqual([])
    expect(await first('木头桌子')).toBeUndefined()
  })

  test.each([
    ['0102290000', '活牛', ['0102290000']],
    ['0102.29', '活牛', ['0102290000']],
    ['大米', '大米', []],
    ['焦炭', '焦炭', ['2704001000']],
    ['镀锌钢管', '钢铁产品', []],
    ['汽车', '汽车（含成套散件）及其底盘', []],
  ])('finds goods of the export licence catalogue by code and by word: %s', async (keyword, goods, codes) => {
    const found = (await search(keyword)).licenceGoods.find(one => one.goods === goods)!
    expect(found.citation).toContain('公告2025年第89号')
    expect(found.codes).toEqual(expect.arrayContaining(codes))
    expect(found.codeCount).toBeGreaterThanOrEqual(codes.length)
  })

  test.each(['木头桌子', '8542310000', '黄金首饰', '1C902'])(
    'and nothing where it holds none: %s',
    async keyword => expect((await search(keyword)).licenceGoods).toEqual([]),
  )
})
