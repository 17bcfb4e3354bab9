import type { RawFile } from '@maojian/sources'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import { limited, memberBytes, through, tooLarge, withFile } from '../archive/read-packed.ts'
import { readZipDirectory } from '../archive/zip-directory.ts'
import { IngestFault } from './ingest-fault.ts'

export interface PackedFile {
  readonly name: string
  readonly path: string
}

/** Most bytes that one given file may expand to, whatever its header claims. */
export const expandedLimit = 2 * 1024 ** 3

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
