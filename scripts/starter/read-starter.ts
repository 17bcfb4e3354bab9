import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { starterColumns, type StarterRow } from './starter-row.ts'

export interface StarterTable {
  /** Id of the list, which is the name of the file. */
  readonly source: string
  readonly rows: readonly StarterRow[]
}

/** One starter list as it stands in the file; anything but the agreed shape is an error. */
export const parseStarter = (text: string): StarterRow[] => {
  if (text.includes('\r') || text.startsWith('\uFEFF') || !text.endsWith('\n'))
    throw new Error('not plain UTF-8 lines, each ended by LF')
  const [header, ...lines] = text.slice(0, -1).split('\n')
  if (header !== starterColumns.join('\t')) throw new Error('the header is not the agreed columns')
  return lines.map((line, i) => {
    const cells = line.split('\t')
    if (cells.length !== starterColumns.length)
      throw new Error(`line ${i + 2} has ${cells.length} cells, not ${starterColumns.length}`)
    return Object.fromEntries(
      starterColumns.map((column, at) => [column, cells[at]]),
    ) as unknown as StarterRow
  })
}

export const readStarter = (folder: string): StarterTable[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.tsv'))
    .sort()
    .map(file => ({
      source: basename(file, '.tsv'),
      rows: parseStarter(readFileSync(join(folder, file), 'utf8')),
    }))
