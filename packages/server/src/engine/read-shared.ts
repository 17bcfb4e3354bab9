import { open } from 'node:fs/promises'

/** Reads a snapshot file into memory that threads share. */
export const readShared = async (path: string): Promise<Uint8Array> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const bytes = new Uint8Array(new SharedArrayBuffer(size))
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(bytes, at, size - at, at)
      if (bytesRead === 0) throw new Error('快照文件不完整')
      at += bytesRead
    }
    return bytes
  } finally {
    await file.close()
  }
}
