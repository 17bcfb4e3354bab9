import type { FileHandle } from 'node:fs/promises'
import { ArchiveFault } from './archive-fault.ts'

export interface ZipMember {
  readonly name: string
  readonly packed: number
  readonly size: number
  readonly crc: number
  readonly method: number
  readonly headerAt: number
}

const endMark = 0x06054b50
const end64Mark = 0x06064b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const saturated = 0xffffffff

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new ArchiveFault('压缩包不完整')
  return buffer
}

interface Directory {
  readonly at: number
  readonly length: number
  readonly count: number
}

const findDirectory = async (file: FileHandle, size: number): Promise<Directory> => {
  const tailLength = Math.min(size, 65_557)
  const tail = await readAt(file, size - tailLength, tailLength)
  for (let i = tail.length - 22; i >= 0; i--) {
    if (tail.readUInt32LE(i) !== endMark) continue
    const at = tail.readUInt32LE(i + 16)
    if (at !== saturated && tail.readUInt16LE(i + 10) !== 0xffff)
      return { at, length: tail.readUInt32LE(i + 12), count: tail.readUInt16LE(i + 10) }
    if (i < 20) break
    const end64 = await readAt(file, Number(tail.readBigUInt64LE(i - 12)), 56)
    if (end64.readUInt32LE(0) !== end64Mark) break
    return {
      at: Number(end64.readBigUInt64LE(48)),
      length: Number(end64.readBigUInt64LE(40)),
      count: Number(end64.readBigUInt64LE(32)),
    }
  }
  throw new ArchiveFault('压缩包不完整：找不到目录')
}

/** The values of the zip64 extra field, in the order of the fields that are saturated. */
const wideValues = (extra: Buffer): number[] => {
  for (let i = 0; i + 4 <= extra.length; i += 4 + extra.readUInt16LE(i + 2)) {
    if (extra.readUInt16LE(i) !== 1) continue
    const length = Math.min(extra.readUInt16LE(i + 2), extra.length - i - 4)
    return Array.from({ length: Math.floor(length / 8) }, (_, n) =>
      Number(extra.readBigUInt64LE(i + 4 + n * 8)),
    )
  }
  return []
}

const readMember = (directory: Buffer, at: number): { member: ZipMember; next: number } => {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== entryMark)
    throw new ArchiveFault('压缩包目录已损坏')
  if ((directory.readUInt16LE(at + 8) & 1) === 1) throw new ArchiveFault('压缩包已加密，无法读取')
  const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
  const extraEnd = nameEnd + directory.readUInt16LE(at + 30)
  const wide = wideValues(directory.subarray(nameEnd, extraEnd))
  const value = (offset: number): number => {
    const narrow = directory.readUInt32LE(at + offset)
    return narrow === saturated ? (wide.shift() ?? narrow) : narrow
  }
  const size = value(24)
  const packed = value(20)
  const headerAt = value(42)
  return {
    member: {
      name: directory.toString('utf8', at + 46, nameEnd),
      packed,
      size,
      crc: directory.readUInt32LE(at + 16),
      method: directory.readUInt16LE(at + 10),
      headerAt,
    },
    next: extraEnd + directory.readUInt16LE(at + 32),
  }
}

const maxDirectory = 16 * 1024 * 1024

/** Files of a zip, from its central directory; folders and macOS leavings are left out. */
export const readZipDirectory = async (file: FileHandle): Promise<ZipMember[]> => {
  const { size } = await file.stat()
  const directory = await findDirectory(file, size)
  if (directory.length > maxDirectory || directory.at + directory.length > size)
    throw new ArchiveFault('压缩包目录已损坏')
  const bytes = await readAt(file, directory.at, directory.length)
  const members: ZipMember[] = []
  let at = 0
  for (let i = 0; i < directory.count; i++) {
    const { member, next } = readMember(bytes, at)
    at = next
    if (!member.name.endsWith('/') && !member.name.startsWith('__MACOSX/')) members.push(member)
  }
  return members
}

/** Where the packed bytes of a member begin. */
export const dataStart = async (file: FileHandle, member: ZipMember): Promise<number> => {
  const header = await readAt(file, member.headerAt, 30)
  if (header.readUInt32LE(0) !== localMark) throw new ArchiveFault(`压缩包成员 ${member.name} 已损坏`)
  return member.headerAt + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
}
