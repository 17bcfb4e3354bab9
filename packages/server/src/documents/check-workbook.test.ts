import { batchLimits } from '@maojian/contract/limits'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { times, writeTestWorkbook, type TestWorkbook } from './testing-workbook.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'workbook-'))))
afterAll(() => rm(folder, { recursive: true }))

const write = async (book: TestWorkbook): Promise<string> => {
  const path = join(folder, crypto.randomUUID())
  await writeTestWorkbook(path, book)
  return path
}

const rowsOf = async (path: string): Promise<number> => {
  let count = 0
  for await (const rows of (await readTable(path, batchLimits)).batches) count += rows.length
  return count
}

const row = '<row><c t="inlineStr"><is><t>Invented Works</t></is></c></row>'
const mega = 'x'.repeat(1024 ** 2)

test('a workbook of a spreadsheet program passes', async () => {
  const strings = ['<si><t>甲公司</t></si>', '<si><r><t>乙</t></r><r><t>公司</t></r></si>']
  const rows = [
    '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
    '<row r="2"><c r="XFA2" t="s"><v>1</v></c></row>',
  ]
  await expect(rowsOf(await write({ strings, rows: rows.slice(0, 1) }))).resolves.toBe(1)
  await expect(rowsOf(await write({ strings, rows }))).rejects.toThrow('超过 200 列')
})

test.each([
  ['&#0;甲', '甲'],
  ['乙&#xD800;', '乙'],
  ['_x0000_丙_x000D_丁', '丙\r丁'],
])('%s in a cell comes without what no database keeps', async (written, kept) => {
  const path = await write({ rows: [`<row><c t="inlineStr"><is><t>${written}</t></is></c></row>`] })
  const read: string[] = []
  for await (const rows of (await readTable(path, batchLimits)).batches)
    read.push(...rows.flatMap(({ cells }) => cells))
  expect(read.join().replaceAll('\ufffd', '')).toBe(kept)
})

test.each<[string, () => TestWorkbook, RegExp]>([
  [
    'shared texts of 300 MB',
    () => ({ strings: times(300_000, `<si><t>${'y'.repeat(1000)}</t></si>`) }),
    /展开后过大/,
  ],
  ['a sheet of 1.2 GB', () => ({ rows: times(1200, `<row>${' '.repeat(1024 ** 2)}</row>`) }), /过大|个字符/],
  [
    'one text of 50 MB',
    () => ({ rows: ['<row><c><v>', ...times(50, mega), '</v></c></row>'] }),
    /字符的单元格/,
  ],
  [
    'a text of endless runs',
    () => ({ rows: ['<row><c><is>', ...times(1e5, '<r><t>abc</t></r>'), '</is></c></row>'] }),
    /字符的单元格/,
  ],
  ['two million texts', () => ({ strings: times(2_000_001, '<si/>') }), /不同文本/],
  [
    'a cell far beyond the last column',
    () => ({ rows: ['<row><c r="ZZZZZZ1"><v>1</v></c></row>'] }),
    /无法读取/,
  ],
  ['declared entities', () => ({ rows: ['<!DOCTYPE a [<!ENTITY b "c">]>'] }), /无法读取/],
  ['an endless tag', () => ({ rows: [`<row a="`, ...times(10, mega), '"/>'] }), /无法读取/],
  ['a directory that lies', () => ({ rows: times(10_000, row), claimed: 10 }), /上限|校验不符|损坏/],
])('%s is refused', async (_, book, message) => {
  await expect(rowsOf(await write(book()))).rejects.toThrow(message)
})

test('two bombs at once leave the process within 300 MB of where it was, and are small on the way', async () => {
  const bomb = await write({ strings: times(1500, `<si><t>${mega}</t></si>`) })
  const [{ size }, before] = [await stat(bomb), process.memoryUsage.rss()]
  expect(size).toBeLessThan(20 * 1024 ** 2)
  const refused = await Promise.allSettled([rowsOf(bomb), rowsOf(bomb)])
  expect(refused.map(one => one.status)).toEqual(['rejected', 'rejected'])
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 ** 2)
})

test('a file of 1.1 million rows is answered within 20 seconds', async () => {
  const path = await write({ rows: times(1_100_000, row) })
  const started = performance.now()
  await expect(rowsOf(path)).rejects.toThrow('1,000,000 行上限')
  expect(performance.now() - started).toBeLessThan(20_000)
})
