import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { tooLarge, type TableLimits } from './table-limits.ts'

async function* limited(
  body: Readable,
  limits: Pick<TableLimits, 'bytes'>,
  hash: Hash,
): AsyncGenerator<Buffer> {
  let read = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    read += piece.length
    if (read > limits.bytes) throw tooLarge(limits)
    hash.update(piece)
    yield piece
  }
}

/** Writes a file that came as the body of a request and answers its SHA-256; one beyond the limit is refused while it comes. */
export const saveBody = async (
  body: Readable,
  path: string,
  limits: Pick<TableLimits, 'bytes'>,
): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(limited(body, limits, hash), createWriteStream(path, { mode: 0o600 }))
  return hash.digest('hex')
}
