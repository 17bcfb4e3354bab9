import { textLines } from '../read/text-lines.ts'
import { FormatFault, type RawFile } from '../types.ts'
import { registerLimits } from './enterprise-format.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export interface JsonLine {
  readonly line: number
  /** Undefined where the line is no JSON object. */
  readonly value: JsonObject | undefined
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (text: string): JsonObject | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** One object a line; a line that is none is handed on as such. */
async function* jsonLines(file: RawFile): AsyncGenerator<JsonLine[]> {
  for await (const batch of textLines(file, registerLimits))
    yield batch.map(({ text, number }) => ({ line: number, value: parse(text.replace(/^\uFEFF/u, '')) }))
}

/** An array of objects is held whole: larger ones come as lines. */
const mostWhole = 256 * 1024 ** 2

async function* jsonArray(file: RawFile): AsyncGenerator<JsonLine[]> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const bytes of file.open()) {
    size += bytes.length
    if (size > mostWhole)
      throw new FormatFault(`${file.name}：JSON 数组过大，请改用每行一个对象的 JSON Lines`)
    pieces.push(bytes)
  }
  let read: unknown
  try {
    read = JSON.parse(
      Buffer.concat(pieces)
        .toString('utf8')
        .replace(/^\uFEFF/u, ''),
    )
  } catch (cause) {
    throw new FormatFault(`${file.name}：JSON 不完整或有错`, { cause })
  }
  if (!Array.isArray(read)) throw new FormatFault(`${file.name}：应为 JSON 数组或 JSON Lines`)
  yield read.map((value, i) => ({ line: i + 1, value: isObject(value) ? value : undefined }))
}

/** The first character that is no blank; '' of an empty file. */
export const firstText = async (file: RawFile, length = 2000): Promise<string> => {
  let text = ''
  for await (const bytes of file.open()) {
    text += Buffer.from(bytes)
      .toString('utf8')
      .replace(/^\uFEFF/u, '')
    if (text.length >= length) break
  }
  return text.slice(0, length).trimStart()
}

/** Objects of a JSON Lines file or of one JSON array, in batches. */
export async function* jsonObjects(file: RawFile): AsyncGenerator<JsonLine[]> {
  yield* (await firstText(file)).startsWith('[') ? jsonArray(file) : jsonLines(file)
}

export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text).filter(one => one !== '') : []
