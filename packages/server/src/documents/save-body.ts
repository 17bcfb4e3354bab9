import { batchLimits } from '@maojian/contract/limits'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { tooLarge } from './read-table.ts'

async function* limited(body: Readable): AsyncGenerator<Buffer> {
  let read = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    read += piece.length
    if (read > batchLimits.bytes) throw tooLarge()
    yield piece
  }
}

/** Writes a file that came as the body of a request; one beyond the limit is refused while it comes. */
export const saveBody = (body: Readable, path: string): Promise<void> =>
  pipeline(limited(body), createWriteStream(path, { mode: 0o600 }))
