import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { tooLarge, type TableLimits } from './table-limits.ts'

async function* limited(body: Readable, limits: Pick<TableLimits, 'bytes'>): AsyncGenerator<Buffer> {
  let read = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    read += piece.length
    if (read > limits.bytes) throw tooLarge(limits)
    yield piece
  }
}

/** Writes a file that came as the body of a request; one beyond the limit is refused while it comes. */
export const saveBody = (body: Readable, path: string, limits: Pick<TableLimits, 'bytes'>): Promise<void> =>
  pipeline(limited(body, limits), createWriteStream(path, { mode: 0o600 }))
