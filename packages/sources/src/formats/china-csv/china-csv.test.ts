import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rawFile, readList } from '../../testing/read-list.ts'
import { chinaCsv } from './china-csv.ts'

const sample = readFileSync(new URL('sample.csv', import.meta.url), 'utf8')
const read = (text = sample) => readList(chinaCsv, rawFile('china.csv', text, 100))

describe("China's four lists", () => {
  test('references are the Chinese name (else the English one) and the day of effect', async () => {
    const { entries, lines } = await read()
    expect(lines).toBe(5)
    expect(entries.map(e => `${e.source} ${e.reference}`)).toEqual([
      'cn-export-control 样例航空系统公司/2025-01-02',
      'cn-watch 样例贸易株式会社/2026-02-24',
      'cn-uel 样例航空系统公司/2025-04-04',
      'cn-countermeasures 样例/2021-01-20',
      'cn-countermeasures SAMPLEFOUNDATION/2022-08-03',
    ])
  })

  test('a row keeps names, notice, status with its note and end, and its official address', async () => {
    const [control, , uel, person] = (await read()).entries
    expect(control).toMatchObject({
      type: '01',
      names: [
        { text: '样例航空系统公司', kind: 'primary' },
        { text: 'Sample Aero Systems, Inc.', kind: 'primary' },
        { text: 'Sample Aero', kind: 'alias' },
        { text: 'SAS', kind: 'alias' },
      ],
      countries: ['US'],
      addresses: ['1 Sample Ave, Arlington', '2 Other St'],
      programmes: ['CN-ECL'],
      status: 'active',
      url: 'https://www.mofcom.gov.cn/sample/1.html',
    })
    expect(control!.facts).toContainEqual({ key: 'legalBasis', value: '商务部公告2025年第1号' })
    expect(uel).toMatchObject({ status: 'suspended', endsOn: '2026-11-10' })
    expect(uel!.facts).toContainEqual({ key: 'remark', value: '暂停一年' })
    expect(person).toMatchObject({ type: '02', status: 'unverified' })
  })

  const row = (change: Readonly<Record<string, string>>): string => {
    const columns = sample.slice(0, sample.indexOf('\n')).split(',')
    const good: Readonly<Record<string, string>> = {
      list: '管控名单',
      nameZh: '甲',
      country: 'US',
      type: '企业',
      effectiveDate: '2025-01-02',
      status: '有效',
      url: 'https://www.mofcom.gov.cn/a.html',
    }
    return `${columns.join(',')}\n${columns.map(column => change[column] ?? good[column] ?? '').join(',')}\n`
  }

  test('the unchanged row is fine', async () => {
    expect((await read(row({}))).entries).toHaveLength(1)
  })

  test.each([
    ['another list', { list: '黑名单' }, '第 2 行：list 列的“黑名单”'],
    ['no official address', { url: 'https://example.com/a' }, '必须是官方网址'],
    ['a site that only looks official', { url: 'https://mofcom.gov.cn.example.com/a' }, '必须是官方网址'],
    ['no address', { url: '' }, '必须是官方网址'],
    ['half a date', { effectiveDate: '2025-01' }, 'effectiveDate 列'],
    ['an impossible date', { effectiveDate: '2025-02-30' }, 'effectiveDate 列'],
    ['an unknown country', { country: 'Narnia' }, 'country 列的“Narnia”'],
    ['an unknown type', { type: 'company' }, 'type 列'],
    ['an unknown status', { status: 'ok' }, 'status 列'],
    ['a credit code with a wrong check character', { creditCode: '911100007109301980' }, '校验位不对'],
    ['no name', { nameZh: '' }, '没有名称'],
  ])('refuses %s', async (_what, change, message) => {
    await expect(read(row(change))).rejects.toThrow(message)
  })

  test.each([
    ['another header', sample.replace('nameEn', 'english'), '第 3 列应为 nameEn'],
    ['a short row', `${sample}管控名单,甲\n`, '有 2 列，应为 15 列'],
    ['the header alone', sample.slice(0, sample.indexOf('\n') + 1), '没有任何条目'],
    ['an empty file', '', '文件是空的'],
  ])('refuses %s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })
})
