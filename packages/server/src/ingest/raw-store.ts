import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { FileStore, WrittenFile } from '../adapters/file-store.ts'

/** A downloaded or given file whose bytes are kept under their digest. */
export interface KeptFile extends WrittenFile {
  readonly name: string
  readonly path: string
  /** Address it was downloaded from; '' for a local file. */
  readonly url: string
  /** Its authority's mark of these bytes. */
  readonly etag?: string | undefined
}

export interface Incoming {
  readonly name: string
  readonly url: string
  readonly bytes: AsyncIterable<Uint8Array>
}

/** Keeps the bytes as they came and tells where this machine reads them. */
export const keepRaw = async (
  raw: FileStore,
  { name, url, bytes }: Incoming,
  signal?: AbortSignal,
): Promise<KeptFile> => {
  const written = await raw.write(bytes, signal)
  return { ...written, name, url, path: await raw.localPath(written.digest) }
}

/** Opened when it is read: a stream that fails before anybody listens would end the process. */
const bytesOf = async function* (path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Buffer>
}

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

export const incomingBytes = (name: string, bytes: Uint8Array): Incoming => ({
  name,
  url: '',
  bytes: once(bytes),
})

export const incomingFile = (path: string): Incoming => ({
  name: basename(path),
  url: '',
  bytes: bytesOf(path),
})
