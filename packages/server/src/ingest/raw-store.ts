import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A downloaded or given file whose bytes are kept under their digest. */
export interface KeptFile {
  readonly name: string
  readonly path: string
  readonly digest: string
  readonly size: number
  /** Address it was downloaded from; '' for a local file. */
  readonly url: string
}

export interface Incoming {
  readonly name: string
  readonly url: string
  readonly bytes: AsyncIterable<Uint8Array>
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Where the bytes of a digest lie. */
export const rawPath = (dataDir: string, digest: string): string =>
  join(dataDir, 'raw', digest.slice(0, 2), digest)

/** Writes the bytes beside their place and moves them there whole: a crash leaves no half file under a digest. */
export const keepRaw = async (
  dataDir: string,
  incoming: Incoming,
  signal?: AbortSignal,
): Promise<KeptFile> => {
  const folder = join(dataDir, 'raw')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `.${randomUUID()}`)
  const hash = createHash('sha256')
  let size = 0
  try {
    await pipeline(
      incoming.bytes,
      async function* (bytes) {
        for await (const chunk of bytes) {
          hash.update(chunk)
          size += chunk.length
          yield chunk
        }
      },
      createWriteStream(draft, { mode: 0o600, flush: true }),
      { signal },
    )
    const digest = hash.digest('hex')
    const path = rawPath(dataDir, digest)
    await mkdir(join(folder, digest.slice(0, 2)), { recursive: true, mode: 0o700 })
    if (!(await exists(path))) await rename(draft, path)
    return { name: incoming.name, path, digest, size, url: incoming.url }
  } finally {
    await rm(draft, { force: true })
  }
}

/** Opened when it is read: a stream that fails before anybody listens would end the process. */
const bytesOf = async function* (path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Buffer>
}

export const incomingFile = (path: string): Incoming => ({
  name: basename(path),
  url: '',
  bytes: bytesOf(path),
})
