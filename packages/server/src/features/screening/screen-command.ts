import {
  guessedText,
  unreadText,
  type RowVerdict,
  type Unread,
} from '@maojian/domain/vocabulary/counterparty-field'
import { batchLimits } from '@maojian/contract/limits'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { readTable } from '../../documents/read-table.ts'
import { TableFault } from '../../documents/table-fault.ts'
import type { TableRow } from '../../documents/table-row.ts'
import { writeTable, type Cell } from '../../documents/write-table.ts'
import { openPublished, readPublishedBytes } from '../../engine/read-published.ts'
import { readPublishedGraph } from '../../graph/read-published-graph.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { graphAnswers, staleGraph, type AnswerByGraph } from '../enterprise/entry.ts'
import { besideGraph } from './beside-graph.ts'
import { findHead, guessedNames, weighTable } from './guess-columns.ts'
import { resultCells, resultHeading } from './result-table.ts'
import { screenBatches } from './screen-batches.ts'
import { openScreeningPool, type ScreeningPool } from './screening-pool.ts'
import { mapColumns, type ScreenOptions } from './screen-command-options.ts'
import { publishedPlace } from '../../cli/published-place.ts'
import { createProgress, sayLine, type Terminal } from '../../cli/terminal.ts'

interface Opened extends Unread {
  readonly batches: AsyncIterable<readonly TableRow[]>
}

async function* withFirst(
  first: readonly TableRow[],
  rest: AsyncIterator<TableRow[]>,
): AsyncGenerator<readonly TableRow[]> {
  if (first.length > 0) yield first
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

const open = async (options: ScreenOptions): Promise<Opened> => {
  await access(options.file).catch(() => {
    throw new TableFault(`文件不存在：${options.file}`)
  })
  const { unreadSheets, batches } = await readTable(options.file, batchLimits, weighTable)
  const iterator = batches[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done === true) throw new TableFault('文件中没有数据')
  const { head, below } = findHead(first.value)
  return {
    mapping: mapColumns(head, options.columns),
    titles: head.titles,
    unreadSheets,
    preview: below.slice(0, batchLimits.previewRows),
    batches: withFirst(below, iterator),
  }
}

type Tally = Record<RowVerdict, number>

interface Work extends Opened {
  readonly byGraph: AnswerByGraph | undefined
  readonly terminal: Terminal
  readonly pool: ScreeningPool
  readonly warning: string
  readonly tally: Tally
  readonly tell: (message: string) => void
}

async function* results({
  terminal,
  pool,
  byGraph,
  mapping,
  titles,
  warning,
  batches,
  tally,
  tell,
}: Work): AsyncGenerator<Cell[][]> {
  const order = { mapping, titles, signal: terminal.signal }
  let done = 0
  for await (const { rows, answers } of screenBatches(pool, batches, order)) {
    const cells = rows.map(row => row.cells)
    const told = besideGraph(answers, cells, { mapping, titles, byGraph })
    for (const { verdict } of told) tally[verdict]++
    done += rows.length
    if (done % 10_000 < rows.length) tell(`已筛查 ${done} 行`)
    yield rows.map((row, i) => resultCells({ mapping, titles, warning }, row, told[i]!))
  }
}

/** The finished file appears whole or not at all. */
const writeFile = async (source: NodeJS.ReadableStream, out: string): Promise<void> => {
  const draft = `${out}.part`
  try {
    await pipeline(source, createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, out)
  } finally {
    await rm(draft, { force: true })
  }
}

const write = async (source: NodeJS.ReadableStream, { out }: ScreenOptions, { output }: Terminal) => {
  if (out !== undefined) return writeFile(source, out)
  for await (const piece of source) if (!output.write(piece)) await once(output, 'drain')
}

/** A whole file of counterparties against the published snapshots, never the database. */
export const screenFile = async (terminal: Terminal, options: ScreenOptions): Promise<number> => {
  const place = publishedPlace(terminal)
  const published = await readPublishedBytes(place)
  const graph = await readPublishedGraph(place)
  const index = openPublished(published, place)
  const byGraph = graph && graphAnswers(graph, index)
  const opened = await open(options)
  const progress = createProgress(terminal.errors)
  const { pool, warning } = openScreeningPool(published, { day: shanghaiDay(terminal.now()) })
  const tally: Tally = { 0: 0, 1: 0, 2: 0, 9: 0 }
  try {
    const stale = staleGraph({ engine: { current: () => index }, graph: { current: () => graph } })
    const work = {
      ...opened,
      terminal,
      pool,
      warning: `${stale}${warning}`,
      byGraph,
      tally,
      tell: progress.tell,
    }
    await write(writeTable(options.format, resultHeading(opened), results(work)), options, terminal)
  } finally {
    progress.stop()
    await pool.stop()
  }
  const { 1: hit, 2: possible, 0: none, 9: unasked } = tally
  const unaskedText = unasked === 0 ? '' : `，未筛查 ${unasked} 行`
  sayLine(
    terminal.errors,
    `共 ${hit + possible + none + unasked} 行：命中 ${hit}，可能 ${possible}，未发现 ${none}${unaskedText}`,
  )
  const guessed = guessedText(guessedNames(opened.mapping, opened.titles), opened)
  for (const line of [guessed, unreadText(opened), warning]) if (line !== '') sayLine(terminal.errors, line)
  return 0
}
