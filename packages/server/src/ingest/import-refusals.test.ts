import { gzipSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forEachDatabase } from '../db/testing.ts'
import { readPublished } from '../engine/read-published.ts'
import {
  companies,
  company,
  createTestIngest,
  currentOf,
  draftCountOf,
  ftmLines,
  indexed,
  later,
  type TestIngest,
} from './testing.ts'

forEachDatabase((_name, open) => {
  let test: TestIngest
  let first: string
  beforeAll(async () => {
    test = await createTestIngest(await open())
    first = (await test.importText('a.json', ftmLines(companies(1, 10)), indexed)).snapshotId
  })
  afterAll(() => test.close())

  const refusals: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ['an empty file', '', /空文件/],
    ['a wrong file', '<html>Not found</html>', /JSON/],
    ['a file that breaks off', ftmLines(companies(1, 10)).slice(0, -20), /第 10 行/],
    ['a gzip that breaks off', gzipSync(ftmLines(companies(1, 10))).subarray(0, -9), /不完整/],
    ['a file without parties', ftmLines([company(1, { schema: 'Unheard' })]), /没有任何/],
    ['a loss of more than a fifth', ftmLines(companies(1, 7, later)), /超过 20%/],
    ['a state of the future', ftmLines(companies(1, 10, { day: '2099-03-17' })), /2099-03-17 在将来/],
    ['an older state', ftmLines(companies(1, 10, { day: '2026-07-01' })), /早于现有版本/],
  ]
  it('a workbook for a list that is read from CSV is called one', async () => {
    const book = await writeXlsx({ sheets: [{ name: 'ConList', rows: [['Last Updated', '2022-05-04']] }] })
    await expect(
      test.importText('ConList.xlsx', book, { source: 'uk-ofsi', formats: ['ofsi-csv'] }),
    ).rejects.toThrow(/ConList\.xlsx 是电子表格/)
  })

  it.each(refusals)('refuses %s and keeps the old edition', async (_, text, message) => {
    await expect(test.importText('a.json', text, indexed)).rejects.toThrow(message)
    expect(await currentOf(test)).toHaveLength(10)
    expect(await draftCountOf(test)).toBe(0)
    expect((await readPublished(test.published)).id).toBe(first)
  })
})
