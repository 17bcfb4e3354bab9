import { createInterface } from 'node:readline'
import { FieldFault } from '../http/field-fault.ts'
import { writeLine, type Terminal } from './terminal.ts'

export type JsonObject = Readonly<Record<string, unknown>>

const parseObject = (line: string, longest: number): JsonObject => {
  if (line.length > longest) throw new FieldFault('', `一行最多 ${longest} 个字符`)
  let read: unknown
  try {
    read = JSON.parse(line)
  } catch {
    throw new FieldFault('', '不是有效的 JSON')
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new FieldFault('', '应为 JSON 对象')
  return read as JsonObject
}

type Answer = (question: JsonObject) => unknown

const answerLine = async (line: string, answer: Answer, longest: number): Promise<unknown> => {
  try {
    return await answer(parseObject(line, longest))
  } catch (error) {
    if (error instanceof FieldFault) return { error: { field: error.field, message: error.reason } }
    throw error
  }
}

/** One answer a line, in order; a bad line is answered with an error and the next one is read. */
export const answerLines = async (
  { input, output, signal }: Pick<Terminal, 'input' | 'output' | 'signal'>,
  answer: Answer,
  longest = 100_000,
): Promise<void> => {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (signal.aborted) return
    if (line.trim() !== '')
      await writeLine(output, JSON.stringify(await answerLine(line.replace(/^\uFEFF/u, ''), answer, longest)))
  }
}
