import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { ArchiveFault } from './archive-fault.ts'
import { dataStart, type ZipMember } from './zip-directory.ts'

export const tooLarge = (name: string, limit: number): ArchiveFault =>
  new ArchiveFault(`${name} 展开后超过 ${Math.round(limit / 1024 ** 2)} MB 上限，已拒绝`)

export const limited = async function* (
  bytes: AsyncIterable<Buffer>,
  name: string,
  limit: number,
): AsyncGenerator<Uint8Array> {
  let read = 0
  try {
    for await (const chunk of bytes) {
      read += chunk.length
      if (read > limit) throw tooLarge(name, limit)
      yield chunk
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'Z_BUF_ERROR') throw new ArchiveFault(`${name} 不完整（压缩数据被截断）`, { cause: error })
    if (code.startsWith('Z_')) throw new ArchiveFault(`${name} 的压缩数据已损坏`, { cause: error })
    throw error
  }
}

/** `pipe` alone would drop the source's error and leave the reader waiting for ever. */
export const through = <T extends Readable & NodeJS.WritableStream>(source: Readable, transform: T): T => {
  source.on('error', error => transform.destroy(error))
  transform.on('close', () => source.destroy())
  return source.pipe(transform)
}

export const withFile = async <T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> => {
  const file = await open(path)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}

export const memberBytes = async function* (
  path: string,
  member: ZipMember,
  limit: number,
): AsyncGenerator<Uint8Array> {
  const start = await withFile(path, file => dataStart(file, member))
  const packed = member.packed === 0 ? [] : createReadStream(path, { start, end: start + member.packed - 1 })
  const bytes = member.method === 8 && !Array.isArray(packed) ? through(packed, createInflateRaw()) : packed
  let [sum, size] = [0, 0]
  for await (const chunk of limited(
    bytes as AsyncIterable<Buffer>,
    member.name,
    Math.min(limit, member.size),
  )) {
    sum = crc32(chunk, sum)
    size += chunk.length
    yield chunk
  }
  if (size !== member.size || sum !== member.crc) throw new ArchiveFault(`压缩包成员 ${member.name} 校验不符`)
}
