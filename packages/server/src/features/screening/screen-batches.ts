import type { ColumnMapping } from '@maojian/domain/vocabulary/counterparty-field'
import type { TableRow } from '../../documents/table-row.ts'
import type { RowAnswer } from './screen-counterparty.ts'
import type { ScreeningPool } from './screening-pool.ts'

export interface ScreenedBatch {
  readonly rows: readonly TableRow[]
  readonly answers: readonly RowAnswer[]
}

export interface ScreeningOrder {
  readonly mapping: ColumnMapping
  readonly titles: readonly string[]
  readonly signal?: AbortSignal
}

/** Batches given to the threads ahead of the one that is awaited. */
const ahead = 6

/** Rows per task: short enough for smooth progress, long enough that messages cost nothing. */
const taskRows = 200

async function* evenBatches(
  batches: AsyncIterable<readonly TableRow[]>,
): AsyncGenerator<readonly TableRow[]> {
  for await (const rows of batches)
    for (let at = 0; at < rows.length; at += taskRows) yield rows.slice(at, at + taskRows)
}

/** Screens batches on all threads at once and gives them back in their order. */
export async function* screenBatches(
  pool: ScreeningPool,
  batches: AsyncIterable<readonly TableRow[]>,
  { mapping, titles, signal }: ScreeningOrder,
): AsyncGenerator<ScreenedBatch> {
  const underWay: Promise<ScreenedBatch>[] = []
  for await (const rows of evenBatches(batches)) {
    signal?.throwIfAborted()
    const asked = pool.run({ rows: rows.map(row => row.cells), mapping, titles })
    const screened = asked.then(answers => ({ rows, answers }))
    // Awaited below; until then a failure must not count as unhandled.
    screened.catch(() => undefined)
    underWay.push(screened)
    if (underWay.length > ahead) yield await underWay.shift()!
  }
  while (underWay.length > 0) {
    signal?.throwIfAborted()
    yield await underWay.shift()!
  }
}
