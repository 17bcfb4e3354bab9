import { FormatFault, type RawFile } from '../types.ts'
import { textChunks } from './text-chunks.ts'

const maxBytes = 256 * 1024 ** 2

export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A whole JSON file; what does not even begin as one is named as such, not as cut off. */
export const readJson = async (file: RawFile, titleZh: string): Promise<unknown> => {
  let text = ''
  for await (const chunk of textChunks(file, maxBytes)) text += chunk
  if (!/^\s*[{[]/u.test(text)) throw new FormatFault(`${file.name}：不是${titleZh}（不是 JSON 文件）`)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new FormatFault(`${file.name}：JSON 不完整，文件可能被截断`)
  }
}

/** A field as text: numbers too, anything else as ''. */
export const textIn = (record: JsonObject, field: string): string => {
  const value = record[field]
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

/** A list of texts; one text alone counts as a list of one. */
export const textsIn = (record: JsonObject, field: string): string[] => {
  const value = record[field]
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all.flatMap(one => (typeof one === 'string' && one.trim() !== '' ? one.trim() : []))
}

/** A record as the file has it, one field a line. */
export const jsonWords = (record: JsonObject): string => JSON.stringify(record, null, 1)
