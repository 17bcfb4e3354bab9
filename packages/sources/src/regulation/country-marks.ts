import { chartColumns } from '@maojian/domain/vocabulary/chart-column'
import type { RegulationUnit } from './regulation-unit.ts'
import type { TextBlock } from './text-block.ts'

/** `Australia^10` is Australia with a footnote. */
const bareName = (cell: string): string => cell.replace(/\s*\^.*$/u, '').trim()

const isMark = (cell: string | undefined): boolean => /^X(?:\s*\^.*)?$/iu.test(cell ?? '')

const unit = (kind: 'chart' | 'group', name: string, marks: readonly string[]): RegulationUnit => ({
  key: `${kind}:${name}`,
  kind,
  title: name,
  lines: [],
  marks,
})

/** Supplement No. 1 to part 738: rows of 17 cells; rows that only refer to other sections bear no marks. */
export const chartMarks = (blocks: readonly TextBlock[]): RegulationUnit[] =>
  blocks
    .flatMap(block => block.rows)
    .filter(
      row => !row.head && row.cells.length === chartColumns.length + 1 && bareName(row.cells[0]!) !== '',
    )
    .map(({ cells }) =>
      unit(
        'chart',
        bareName(cells[0]!),
        chartColumns.filter((_, i) => isMark(cells[i + 1])),
      ),
    )

const groupOf = (cell: string): string | undefined => /\[?([A-E]:\d)\]?/u.exec(cell)?.[1]

/** Country and group for each mark of one table. */
function* markedCells({ rows }: TextBlock, heading: string): Generator<readonly [string, string]> {
  let columns: (string | undefined)[] = []
  for (const { cells, head } of rows) {
    const named = cells.map(groupOf)
    if (named.some(one => one !== undefined)) columns = named
    else if (head) continue
    else if (columns.length > 0) {
      for (const [i, cell] of cells.entries()) if (columns[i] && isMark(cell)) yield [cells[0]!, columns[i]]
    } else if (heading === 'B') for (const cell of cells) yield [cell, 'B']
  }
}

/** Supplement No. 1 to part 740: tables of marks under `[A:1]`, and group B as a bare list of countries. */
export const groupMarks = (blocks: readonly TextBlock[]): RegulationUnit[] => {
  const groups = new Map<string, string[]>()
  const add = (cell: string, group: string): void => {
    const name = bareName(cell)
    const known = groups.get(name)
    if (name === '') return
    if (known) known.push(group)
    else groups.set(name, [group])
  }
  let heading = ''
  for (const block of blocks) {
    heading = /Country Group ([A-E])/u.exec(block.text)?.[1] ?? heading
    for (const [name, group] of markedCells(block, heading)) add(name, group)
  }
  return [...groups].map(([name, marks]) => unit('group', name, marks))
}
