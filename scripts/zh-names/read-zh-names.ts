import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const columns = ['source', 'reference', 'name', 'kind', 'basis'] as const

export type ZhRow = Readonly<Record<(typeof columns)[number], string>>

/** The table as it stands in the file; anything but the agreed shape is an error. */
export const parseZhRows = (text: string): ZhRow[] => {
  if (text.includes('\r') || text.startsWith('\uFEFF') || !text.endsWith('\n'))
    throw new Error('not plain UTF-8 lines, each ended by LF')
  if (text.includes('"')) throw new Error('a cell needs no quotes, because it holds no comma')
  const [header, ...lines] = text.slice(0, -1).split('\n')
  if (header !== columns.join(',')) throw new Error('the header is not the agreed columns')
  return lines.map((line, i) => {
    const cells = line.split(',')
    if (cells.length !== columns.length) throw new Error(`line ${i + 2} has ${cells.length} cells`)
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]!])) as ZhRow
  })
}

export const readZhRows = (): ZhRow[] =>
  parseZhRows(readFileSync(join(import.meta.dirname, '../../data/lists/zh-names.csv'), 'utf8'))

/** How a row is told from every other, in messages and in the reviewed exceptions. */
export const rowKey = ({ source, reference, name }: ZhRow): string => `${source} ${reference} ${name}`
