import { open, type FileHandle } from 'node:fs/promises'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** Records of one edition, word for word: blocks of compressed texts, an index behind them, its length at the end. */
interface ArchiveIndex {
  /** Where each block begins, and its length. */
  readonly blocks: (readonly [at: number, length: number])[]
  /** Block and place in it, by the key of the record. */
  readonly keys: Record<string, readonly [block: number, place: number]>
}

/** So much text shares a block: enough to compress well, little enough to read for one record. */
const blockCharacters = 200_000

/** A longer record is cut, and says so. */
const mostCharacters = 400_000

export const recordKey = (source: string, reference: string): string => `${source}\n${reference}`

const cut = (text: string): string =>
  text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters)}\n……（原文过长，其余从略）`

const packed = (value: unknown): Buffer => zstdCompressSync(Buffer.from(JSON.stringify(value)))
const unpacked = (bytes: Uint8Array): unknown => JSON.parse(zstdDecompressSync(bytes).toString('utf8'))

/** Takes records as they are read; `finish` gives the file, or nothing where no reader told any. */
export const createRecordArchive = () => {
  const index: ArchiveIndex = { blocks: [], keys: Object.create(null) as ArchiveIndex['keys'] }
  const files: Uint8Array[] = []
  let size = 0
  let texts: string[] = []
  let characters = 0

  const flush = (): void => {
    if (texts.length === 0) return
    const block = packed(texts)
    index.blocks.push([size, block.length])
    files.push(block)
    size += block.length
    ;[texts, characters] = [[], 0]
  }

  return {
    /** The first record of a key counts. */
    add: (key: string, text: string): void => {
      if (index.keys[key]) return
      index.keys[key] = [index.blocks.length, texts.length]
      texts.push(cut(text))
      characters += text.length
      if (characters >= blockCharacters) flush()
    },
    finish: (): Uint8Array | undefined => {
      flush()
      if (files.length === 0) return undefined
      const tail = packed(index)
      const length = Buffer.alloc(4)
      length.writeUInt32LE(tail.length)
      return Buffer.concat([...files, tail, length])
    },
  }
}

const readAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer
}

/** One record of an archive; undefined where it has none of that key. */
export const findRecord = async (path: string, key: string): Promise<string | undefined> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const length = (await readAt(file, size - 4, 4)).readUInt32LE()
    const { blocks, keys } = unpacked(await readAt(file, size - 4 - length, length)) as ArchiveIndex
    const found = Object.hasOwn(keys, key) ? keys[key] : undefined
    const block = found && blocks[found[0]]
    return block && (unpacked(await readAt(file, ...block)) as string[])[found[1]]
  } finally {
    await file.close()
  }
}
