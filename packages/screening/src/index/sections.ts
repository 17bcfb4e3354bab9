import { utf8Bytes, utf8Text } from './utf8.ts'

/** Typed arrays by name in one block of bytes: 8 bytes magic, 8 bytes header length, JSON header, aligned data. */
export type Section = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array
export type Sections = Readonly<Record<string, Section>>

/** What is written may come in pieces: together they are one section of bytes. */
export type WrittenSections = Readonly<Record<string, Section | readonly Uint8Array[]>>

const family = 'MJINDEX'
/** With the number of the layout: another one cannot be read. */
const magic = `${family}4`
const types = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array } as const
type TypeName = keyof typeof types

interface Entry {
  readonly name: string
  readonly type: TypeName
  readonly offset: number
  readonly length: number
}

const aligned = (offset: number): number => Math.ceil(offset / 8) * 8

const piecesOf = (data: Section | readonly Uint8Array[]): readonly Section[] =>
  ArrayBuffer.isView(data) ? [data] : data

/** Frees the memory of what was copied, at once: a list of millions would else be held twice. */
const letGo = ({ buffer }: Section): void => {
  ;(buffer as ArrayBuffer).transfer(0)
}

/** Takes the arrays: each has memory of its own, and none afterwards. */
export const writeSections = (sections: WrittenSections): Uint8Array => {
  let offset = 0
  const entries: Entry[] = Object.entries(sections).map(([name, data]) => {
    const pieces = piecesOf(data)
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
    const type: TypeName = ArrayBuffer.isView(data) ? data[Symbol.toStringTag] : 'Uint8Array'
    const entry = { name, type, offset, length }
    offset = aligned(offset + pieces.reduce((sum, piece) => sum + piece.byteLength, 0))
    return entry
  })
  const header = utf8Bytes(JSON.stringify(entries))
  const start = aligned(16 + header.length)
  const bytes = new Uint8Array(start + offset)
  bytes.set(utf8Bytes(magic), 0)
  new DataView(bytes.buffer).setUint32(8, header.length, true)
  bytes.set(header, 16)
  for (const entry of entries) {
    let at = start + entry.offset
    for (const piece of piecesOf(sections[entry.name]!)) {
      bytes.set(new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength), at)
      at += piece.byteLength
      letGo(piece)
    }
  }
  return bytes
}

/** Views on the sections of a block; throws when the bytes are no snapshot or were cut short. */
export const readSections = (bytes: Uint8Array): Sections => {
  const text = (from: number, to: number): string => utf8Text(bytes.subarray(from, to))
  if (bytes.length < 16 || !text(0, 8).startsWith(family)) throw new Error('快照文件不是本系统生成的索引')
  if (text(0, 8) !== magic)
    throw new Error('检索索引由另一版本的引擎生成，请启动服务或重新导入名单，系统会自动重新生成')
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const headerLength = view.getUint32(8, true)
  const start = bytes.byteOffset + aligned(16 + headerLength)
  const out: Record<string, Section> = {}
  for (const { name, type, offset, length } of JSON.parse(text(16, 16 + headerLength)) as Entry[]) {
    const end = aligned(16 + headerLength) + offset + length * types[type].BYTES_PER_ELEMENT
    if (end > bytes.length) throw new Error('快照文件不完整')
    out[name] = new types[type](bytes.buffer as ArrayBuffer, start + offset, length)
  }
  return out
}
