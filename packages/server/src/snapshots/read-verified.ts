import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { FileMissing, type FileStore } from '../adapters/file-store.ts'

/** The file of a snapshot is not what was published. Message in Chinese. */
class SnapshotDamaged extends Error {
  override readonly name = 'SnapshotDamaged'
}

/** A file in memory that threads share. */
const readShared = async (path: string): Promise<Uint8Array> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const bytes = new Uint8Array(new SharedArrayBuffer(size))
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(bytes, at, size - at, at)
      if (bytesRead === 0) throw new SnapshotDamaged('快照文件不完整')
      at += bytesRead
    }
    return bytes
  } finally {
    await file.close()
  }
}

const readOnce = async (store: FileStore, digest: string): Promise<Uint8Array> => {
  const bytes = await readShared(await store.localPath(digest))
  if (createHash('sha256').update(bytes).digest('hex') === digest) return bytes
  throw new SnapshotDamaged('快照文件的内容与其摘要不符')
}

/** The bytes of this digest and no others: a copy that went bad here is fetched once more from the store. */
export const readVerified = async (store: FileStore, digest: string): Promise<Uint8Array> => {
  try {
    return await readOnce(store, digest)
  } catch (error) {
    if (!(error instanceof SnapshotDamaged)) throw error
    await store.forget(digest)
    return readOnce(store, digest)
  }
}

/** Missing, empty, cut or changed: it has to be made anew. Anything else may pass. */
export const isUnusable = (error: unknown): boolean =>
  error instanceof SnapshotDamaged || error instanceof FileMissing
