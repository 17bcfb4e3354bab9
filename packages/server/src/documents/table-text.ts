import { isUtf8 } from 'node:buffer'
import { doubleByteEncoding } from './double-byte.ts'
import { TableFault } from './table-fault.ts'

export type TableEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5' | 'shift_jis'

/** Bytes decoded at once: a multiple of four, so that no unit of UTF-16 is cut. */
const pieceBytes = 1 << 20

const unknownEncoding = (cause?: unknown): TableFault =>
  new TableFault(
    '无法识别文件的文字编码；可读取 UTF-8、UTF-16、GBK/GB18030、Big5 和 Shift-JIS，请另存为 UTF-8 编码的 CSV 或 XLSX 后重试',
    { cause },
  )

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((value, i) => bytes[i] === value)

/** Encoding of a text file: its byte order mark, else UTF-8 where it is valid, else one of two bytes a character. */
export const encodingOf = (bytes: Uint8Array): TableEncoding => {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  if (isUtf8(bytes)) return 'utf-8'
  const encoding = doubleByteEncoding(bytes)
  if (encoding === undefined) throw unknownEncoding()
  return encoding
}

/** The text of a file in pieces; the byte order mark is dropped. */
export function* textPieces(bytes: Uint8Array, encoding: TableEncoding): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const end = at + pieceBytes
    try {
      yield decoder.decode(bytes.subarray(at, end), { stream: end < bytes.length })
    } catch (cause) {
      throw unknownEncoding(cause)
    }
  }
}
