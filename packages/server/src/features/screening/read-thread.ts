import { batchLimits } from '@maojian/contract/limits'
import { parentPort, workerData } from 'node:worker_threads'
import { readTable } from '../../documents/read-table.ts'
import { TableFault } from '../../documents/table-fault.ts'
import type { TableRow } from '../../documents/table-row.ts'
import { findHead, pastedHead, weighTable } from './guess-columns.ts'
import { packSync } from './packed.ts'
import { chunkRows, type ReadMessage, type ReadTask } from './read-messages.ts'

const port = parentPort
if (!port) throw new Error('read-thread.ts runs only as a worker thread')
const say = (message: ReadMessage): void => port.postMessage(message)

/** Sends one chunk and waits until it is stored: the file never piles up in memory. */
const sendRows = async (rows: readonly TableRow[]): Promise<void> => {
  const answered = new Promise<unknown>(resolve => port.once('message', resolve))
  say({ kind: 'rows', chunk: { rows: rows.length, cells: packSync(rows) } })
  if ((await answered) !== 'stored') throw new TableFault('读取已停止')
}

const read = async ({ path, isPasted }: ReadTask): Promise<void> => {
  const { form, unreadSheets, batches } = await readTable(path, batchLimits, weighTable)
  let waiting: TableRow[] = []
  let begun = false
  for await (const rows of batches) {
    waiting.push(...rows)
    if (!begun) {
      begun = true
      const { head, below } = isPasted ? pastedHead(waiting) : findHead(waiting)
      waiting = below
      const preview = waiting.slice(0, batchLimits.previewRows)
      say({ kind: 'head', head, encoding: form.encoding, unreadSheets, preview })
    }
    for (; waiting.length >= chunkRows; waiting = waiting.slice(chunkRows))
      await sendRows(waiting.slice(0, chunkRows))
  }
  if (waiting.length > 0) await sendRows(waiting)
  say({ kind: 'end' })
}

try {
  await read(workerData as ReadTask)
} catch (error) {
  if (!(error instanceof TableFault)) throw error
  say({ kind: 'refused', message: error.message })
}
port.close()
