import { createInterface } from 'node:readline'
import { writeLine, type Terminal } from './terminal.ts'

/** A line could not be answered; the sentence goes into its `error`. */
export class LineFault extends Error {
  override readonly name = 'LineFault'
}

export type JsonObject = Readonly<Record<string, unknown>>

const maxLine = 100_000

const parseObject = (line: string): JsonObject => {
  if (line.length > maxLine) throw new LineFault(`一行最多 ${maxLine} 个字符`)
  let read: unknown
  try {
    read = JSON.parse(line)
  } catch {
    throw new LineFault('不是有效的 JSON')
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new LineFault('应为 JSON 对象')
  return read as JsonObject
}

const answerLine = (line: string, answer: (question: JsonObject) => unknown): unknown => {
  try {
    return answer(parseObject(line))
  } catch (error) {
    if (error instanceof LineFault) return { error: error.message }
    throw error
  }
}

/** One answer a line, in order; a bad line is answered with an error and the next one is read. */
export const answerLines = async (
  { input, output, signal }: Pick<Terminal, 'input' | 'output' | 'signal'>,
  answer: (question: JsonObject) => unknown,
): Promise<void> => {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (signal.aborted) return
    if (line.trim() !== '')
      await writeLine(output, JSON.stringify(answerLine(line.replace(/^\uFEFF/u, ''), answer)))
  }
}

/** A text that must be there. */
export const needText = (question: JsonObject, name: string): string => {
  const value = question[name]
  if (typeof value !== 'string' || value.trim() === '') throw new LineFault(`缺少 ${name}，应为非空文本`)
  return value
}
