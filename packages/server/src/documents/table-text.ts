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

/** Bytes that are looked at, an even number. */
const looked = 1 << 16

/** A line or a delimiter of a table, by its two bytes; text that is not UTF-16 has hardly a zero byte. */
const unmarkedUtf16 = (bytes: Uint8Array): TableEncoding | undefined => {
  if (bytes.length % 2 !== 0 || !bytes.subarray(0, looked).includes(0)) return undefined
  const readable = (['utf-16le', 'utf-16be'] as const).filter(encoding => {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, looked), {
        stream: true,
      })
      const strange = text.match(/[[\p{Cc}\p{Cn}\p{Co}]--[\t\n\r]]/gv) ?? []
      return /[\n\r]/u.test(text) && strange.length === 0
    } catch {
      return false
    }
  })
  return readable.length === 1 ? readable[0] : undefined
}

/** Encoding of a text file: its byte order mark, else UTF-16 or UTF-8 where it is that, else one of two bytes a character. */
export const encodingOf = (bytes: Uint8Array): TableEncoding => {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const utf16 = unmarkedUtf16(bytes)
  if (utf16) return utf16
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
