import { listSources } from '@maojian/sources/lists/index'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readStarter } from './starter/read-starter.ts'
import { agreesWith, readsAs, spellings } from './zh-names/listed-reading.ts'
import {
  idleReviews,
  isCompared,
  type ListedParty,
  readingFaults,
  readsAsListed,
} from './zh-names/reading-faults.ts'
import { parseZhRows, readZhRows, rowKey, type ZhRow } from './zh-names/read-zh-names.ts'
import { repeatedRows, sharedNames, zhRowFaults } from './zh-names/zh-row-faults.ts'

const rows = readZhRows()
const sourceIds = new Set(listSources.map(source => source.id))

const starter = new Map<string, ListedParty>(
  readStarter(join(import.meta.dirname, '../data/lists')).flatMap(({ source, rows: own }) =>
    own.map(row => [
      `${source} ${row.reference}`,
      {
        names: [row.name, ...`${row.aliases} | ${row.formerNames}`.split(' | ')].filter(name => name !== ''),
        countries: row.country === '' ? [] : row.country.split(';'),
      },
    ]),
  ),
)
const listed = (row: ZhRow): ListedParty | undefined => starter.get(`${row.source} ${row.reference}`)

const row = (part: Partial<ZhRow>): ZhRow => ({
  source: 'ofac-sdn',
  reference: '1',
  name: '示例公司',
  kind: 'official',
  basis: 'registered-name',
  ...part,
})

describe('zh-names.csv', () => {
  test('is at least 1,500 Chinese names of parties on official lists', () => {
    expect(rows.length).toBeGreaterThanOrEqual(1500)
  })

  test('every row has a list, a reference, a name in Chinese, and a kind that its basis can give', () => {
    expect(rows.flatMap(one => zhRowFaults(one, sourceIds).map(fault => `${rowKey(one)}: ${fault}`))).toEqual(
      [],
    )
  })

  test('no row stands twice', () => expect(repeatedRows(rows)).toEqual([]))

  test('no list gives one name to two parties', () => expect(sharedNames(rows)).toEqual([]))

  test('characters read as the pinyin of the starter lists, but for reviewed exceptions', () => {
    const held = rows.filter(one => {
      const party = listed(one)
      return party !== undefined && isCompared(one, party)
    })
    expect(held.length).toBeGreaterThan(100)
    expect(readingFaults(rows, listed)).toEqual([])
  })

  test.each([
    ['bis-entity-list', 'HUAWEITECHNOLOGIESCOLTD/CN', '华为', 'brand'],
    ['bis-entity-list', 'HANGZHOUHIKVISIONDIGITALTECHNOLOGYCOLTD/CN', '海康威视', 'brand'],
    ['bis-entity-list', 'SEMICONDUCTORMANUFACTURINGINTERNATIONALCORPORATION/CN', '中芯国际', 'brand'],
    ['ofac-sdn', '17018', '俄罗斯联邦储蓄银行', 'common'],
    ['ofac-sdn', '17022', '俄罗斯石油公司', 'common'],
    ['ofac-sdn', '20157', '金正恩', 'official'],
    ['ofac-sdn', '35096', '弗拉基米尔·普京', 'transcription'],
  ])('%s %s is known as %s', (source, reference, name, kind) => {
    expect(rows).toContainEqual(expect.objectContaining({ source, reference, name, kind }))
  })
})

describe('the checks see what they are for', () => {
  test.each<[string, Partial<ZhRow>]>([
    ['a list that there is not', { source: 'ofac' }],
    ['no reference', { reference: '' }],
    ['a name without Chinese characters', { name: 'Huawei' }],
    ['half-width brackets', { name: '示例(北京)公司' }],
    ['one character', { name: '华' }],
    ['a word that is no basis', { basis: 'hearsay' }],
    ['a brand that is called official', { basis: 'company-brand' }],
  ])('%s', (_, part) => {
    expect(zhRowFaults(row({}), sourceIds)).toEqual([])
    expect(zhRowFaults(row(part), sourceIds)).not.toEqual([])
  })

  test('the same name twice, also in traditional characters', () => {
    expect(repeatedRows([row({}), row({ reference: '2' })])).toEqual([])
    expect(repeatedRows([row({ name: '华为' }), row({ name: '華為' })])).toHaveLength(1)
  })

  test('one name for two parties of a list, not of two lists', () => {
    expect(sharedNames([row({}), row({ source: 'un-sc' })])).toEqual([])
    expect(sharedNames([row({}), row({ reference: '2' })])).toEqual(['ofac-sdn 示例公司'])
  })

  test.each(['source,reference,name\n', 'source,reference,name,kind,basis\na,b,c\n', '\uFEFFsource\n'])(
    'a file of another shape: %j',
    text => expect(() => parseZhRows(text)).toThrow(),
  )
})

describe('listed pinyin', () => {
  test('places, trades and English are no spelling of a name', () => {
    expect(spellings("Xi'an Xiangteng Microelectronics Technology Co., Ltd.")).toEqual(['XIANGTENG'])
    expect(spellings('China Academy of Sciences')).toEqual([])
  })

  test('any reading of a character counts', () => {
    expect(readsAs('重庆长安', 'CHANGAN')).toBe(true)
    expect(readsAs('长城', 'ZHANGCHENG')).toBe(true)
    expect(readsAs('楠菲微', 'LANFEI')).toBe(false)
  })

  test('a full name must read as every spelling, a short one as some', () => {
    const names = ['Shanghai Fuwei Xunjie Co., Ltd.']
    expect(agreesWith('上海复微迅捷有限公司', 'every', names)).toBe(true)
    expect(agreesWith('复微', 'every', names)).toBe(false)
    expect(agreesWith('复微', 'some', names)).toBe(true)
    expect(agreesWith('旷视', 'some', names)).toBe(false)
  })

  test('a wrong character of another sound is told, a party of another country is not compared', () => {
    const kingstone = ['Shanghai Kaishitong Semiconductor Co., Ltd.']
    const wrong = row({ name: '上海凯世达半导体股份有限公司' })
    expect(readsAsListed(wrong, { names: kingstone, countries: ['CN'] })).toBe(false)
    expect(readingFaults([wrong], () => ({ names: kingstone, countries: ['CN'] }))).toEqual([rowKey(wrong)])
    expect(readsAsListed(wrong, { names: kingstone, countries: ['RU'] })).toBe(true)
  })

  test('a reviewed exception that nothing needs is told', () => {
    const huawei = row({ source: 'bis-entity-list', reference: 'GONE/CN', name: '华为技术有限公司' })
    expect(idleReviews([huawei], () => ({ names: ['Huawei'], countries: ['CN'] }))).toContain(
      'ofac-sdn 52536 瓦轴',
    )
  })
})
