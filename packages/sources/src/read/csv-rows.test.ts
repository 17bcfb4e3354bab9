import { describe, expect, test } from 'vitest'
import { rawFile } from '../testing/read-list.ts'
import { csvRows } from './csv-rows.ts'
import type { CsvRow } from './split-csv.ts'

const read = async (text: string, piece = 3): Promise<CsvRow[]> => {
  const rows: CsvRow[] = []
  for await (const batch of csvRows(rawFile('x.csv', text, piece))) rows.push(...batch)
  return rows
}

describe('CSV rows', () => {
  test.each([
    [
      'plain cells',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'carriage returns and no last line break',
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['quotes, commas and line breaks in quotes', '"a,1","b\n""x"""\n', [['a,1', 'b\n"x"']]],
    ['empty cells', 'a,,\n', [['a', '', '']]],
    ['empty lines', '\n\na\n\n', [['a']]],
    ['a blank after a closing quote', '"a" ,b', [['a', 'b']]],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    ['letters cut between two pieces', '中文,👍\n', [['中文', '👍']]],
  ])('%s', async (_what, text, cells) => {
    expect((await read(text)).map(row => row.cells)).toEqual(cells)
  })

  test('a row knows the line on which it begins', async () => {
    expect((await read('a\n"b\nb"\nc\n')).map(row => row.line)).toEqual([1, 2, 4])
  })

  test.each([
    ['a"b\n', '第 1 行第 1 列：没有引号的单元格里出现引号'],
    ['x\n1,"b"c\n', '第 2 行第 2 列：引号之后还有文字'],
    ['x\n1,"b', '第 2 行第 2 列：引号没有结束'],
    [`"${'x'.repeat(300_000)}`, '单元格过长'],
  ])('refuses %j', async (text, message) => {
    await expect(read(text, 65536)).rejects.toThrow(message)
  })
})
