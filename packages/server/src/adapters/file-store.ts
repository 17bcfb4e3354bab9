import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Keeps contents under their digest (SHA-256); who may see them is decided by rows, never here. */
export interface FileStore {
  /** Takes over a finished local file; the same content twice is kept once. */
  readonly put: (digest: string, path: string) => Promise<void>
  /** Keeps what comes, whole or not at all, and tells its digest. */
  readonly write: (bytes: AsyncIterable<Uint8Array>, signal?: AbortSignal) => Promise<WrittenFile>
  readonly open: (digest: string) => Promise<Readable>
  /** A file of this machine with that content. */
  readonly localPath: (digest: string) => Promise<string>
  /** Lets go of this machine's copy where the store lies elsewhere. */
  readonly forget: (digest: string) => Promise<void>
  readonly remove: (digest: string) => Promise<void>
}

export interface WrittenFile {
  readonly digest: string
  readonly size: number
}

/** The store has no such content. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing'
}

export const placeOf = (folder: string, digest: string): string => join(folder, digest.slice(0, 2), digest)

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Writes beside the place where it will lie, hands it over, and leaves nothing behind. */
export const withDraft = async <T>(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  { signal, use }: { signal?: AbortSignal; use: (path: string, written: WrittenFile) => Promise<T> },
): Promise<T> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `.${randomUUID()}`)
  const hash = createHash('sha256')
  let size = 0
  const measure = async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  try {
    // Opened first: a stream that breaks off while its file is being opened would create it after the removal.
    const file = await open(draft, 'wx', 0o600)
    await pipeline(bytes, measure, file.createWriteStream({ flush: true }), { signal })
    return await use(draft, { digest: hash.digest('hex'), size })
  } finally {
    await rm(draft, { force: true })
  }
}

/** Moves a finished file to its place: a crash leaves no half file under a digest. */
export const moveInto = async (folder: string, digest: string, path: string): Promise<string> => {
  const place = placeOf(folder, digest)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  await rename(path, place)
  return place
}

/** Copies a file that may lie on another disk, to the disk itself before it gets its name. */
const copyInto = async (folder: string, digest: string, path: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `.${randomUUID()}`)
  try {
    await copyFile(path, draft)
    const file = await open(draft, 'r+')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
    return await moveInto(folder, digest, draft)
  } finally {
    await rm(draft, { force: true })
  }
}

/** A folder of this machine. */
export const createFolderStore = (folder: string): FileStore => {
  const localPath = async (digest: string): Promise<string> => {
    const place = placeOf(folder, digest)
    if (await exists(place)) return place
    throw new FileMissing(`文件存储中没有 ${digest}`)
  }
  return {
    put: async (digest, path) => {
      if (!(await exists(placeOf(folder, digest)))) await copyInto(folder, digest, path)
    },
    write: (bytes, signal) =>
      withDraft(folder, bytes, {
        signal,
        use: async (draft, written) => {
          await moveInto(folder, written.digest, draft)
          return written
        },
      }),
    open: async digest => createReadStream(await localPath(digest)),
    localPath,
    forget: async () => undefined,
    remove: digest => rm(placeOf(folder, digest), { force: true }),
  }
}
