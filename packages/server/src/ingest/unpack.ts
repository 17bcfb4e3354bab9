import type { RawFile } from '@maojian/sources'
import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { crc32, createGunzip, createInflateRaw } from 'node:zlib'
import { IngestFault } from './ingest-fault.ts'
import { dataStart, readZipDirectory, type ZipMember } from './zip-directory.ts'

export interface PackedFile {
  readonly name: string
  readonly path: string
}

/** Most bytes that one given file may expand to, whatever its header claims. */
export const expandedLimit = 2 * 1024 ** 3

const tooLarge = (name: string, limit: number): IngestFault =>
  new IngestFault(`${name} 展开后超过 ${Math.round(limit / 1024 ** 2)} MB 上限，已拒绝`)

const limited = async function* (
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
    if (code === 'Z_BUF_ERROR') throw new IngestFault(`${name} 不完整（压缩数据被截断）`, { cause: error })
    if (code.startsWith('Z_')) throw new IngestFault(`${name} 的压缩数据已损坏`, { cause: error })
    throw error
  }
}

/** `pipe` alone would drop the source's error and leave the reader waiting for ever. */
const through = <T extends Readable & NodeJS.WritableStream>(source: Readable, transform: T): T => {
  source.on('error', error => transform.destroy(error))
  transform.on('close', () => source.destroy())
  return source.pipe(transform)
}

const withFile = async <T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> => {
  const file = await open(path)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}

const memberBytes = async function* (
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
  if (size !== member.size || sum !== member.crc) throw new IngestFault(`压缩包成员 ${member.name} 校验不符`)
}

const unpackZip = async ({ name, path }: PackedFile, limit: number): Promise<RawFile[]> => {
  const members = await withFile(path, readZipDirectory)
  if (members.length === 0) throw new IngestFault(`压缩包 ${name} 里没有文件`)
  const claimed = members.reduce((sum, member) => sum + member.size, 0)
  if (claimed > limit) throw tooLarge(name, limit)
  const strange = members.find(member => member.method !== 0 && member.method !== 8)
  if (strange) throw new IngestFault(`压缩包成员 ${strange.name} 的压缩方式不受支持`)
  return members.map(member => ({
    name: basename(member.name),
    open: () => memberBytes(path, member, limit),
  }))
}

const magicOf = (path: string): Promise<{ magic: Buffer; size: number }> =>
  withFile(path, async file => {
    const { size } = await file.stat()
    const magic = Buffer.alloc(4)
    await file.read(magic, 0, 4, 0)
    return { magic, size }
  })

/** The files behind one given file: itself, the content of a gzip, or the members of a zip, all as streams. */
export const unpack = async (packed: PackedFile, limit: number = expandedLimit): Promise<RawFile[]> => {
  const { name, path } = packed
  const { magic, size } = await magicOf(path)
  if (size === 0) throw new IngestFault(`${name} 是空文件`)
  if (magic.readUInt32LE(0) === 0x04034b50 || magic.readUInt32LE(0) === 0x06054b50)
    return unpackZip(packed, limit)
  if (magic[0] !== 0x1f || magic[1] !== 0x8b) {
    if (size > limit) throw tooLarge(name, limit)
    return [{ name, open: () => limited(createReadStream(path), name, limit) }]
  }
  // A gzip states its size modulo 4 GB at its end, where a truncated one has anything: only the stream tells.
  return [
    {
      name: name.replace(/\.gz$/iu, ''),
      open: () => limited(through(createReadStream(path), createGunzip()), name, limit),
    },
  ]
}
