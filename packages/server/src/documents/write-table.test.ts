import { readXlsx } from 'hucre/xlsx'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { writeTable, type Cell } from './write-table.ts'

async function* rows(...cells: Cell[][]): AsyncGenerator<Cell[][]> {
  yield cells
}

test('a CSV has a byte order mark, quotes what needs it, and disarms formulas', async () => {
  const cells = ['=1+1', '+86', '-x', '@SUM', 'a "b", c', '0012', -5]
  const text = (await buffer(writeTable('csv', { name: '甲', titles: ['甲', '乙'] }, rows(cells)))).toString(
    'utf8',
  )
  expect(text).toBe(`\uFEFF甲,乙\r\n'=1+1,'+86,'-x,'@SUM,"a ""b"", c",0012,-5\r\n`)
})

test('a workbook keeps codes and would-be formulas as text, scores as numbers', async () => {
  const bytes = await buffer(
    writeTable(
      'xlsx',
      { name: '客户[2026]/上', titles: ['编号', '得分', '名称'] },
      rows(['0012', 95.5, '=HYPERLINK("x")']),
    ),
  )
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  expect(sheets[0]!.name).toBe('客户 2026  上')
  expect(sheets[0]!.rows).toEqual([
    ['编号', '得分', '名称'],
    ['0012', 95.5, '=HYPERLINK("x")'],
  ])
  expect(JSON.stringify([...(sheets[0]!.cells?.values() ?? [])])).not.toContain('formula')
})
