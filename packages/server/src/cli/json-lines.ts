import { isUnreadable } from '@maojian/screening/name/unreadable'
import { createInterface } from 'node:readline'
import { FieldFault } from '../http/field-fault.ts'
import { failureMessage } from '../ingest/ingest-fault.ts'
import { writeLine, type Terminal } from './terminal.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** A number so fine that reading it would round it to a plain one: 49.99999999999999999 is not 50. */
class TooFine {}

const significant = (text: string): string =>
  text.replace(/e.*$/iu, '').replaceAll(/[-.]/gu, '').replace(/^0+/u, '').replace(/0+$/u, '')

type Revive = (key: string, value: unknown, context?: { readonly source?: string }) => unknown

const revive: Revive = (_, value, context) => {
  if (typeof value !== 'number' || (context?.source ?? '').length <= finestDigits) return value
  const told = significant(context!.source!)
  const isRounded = told.length > finestDigits && significant(String(value)).length < finestDigits
  return isRounded ? new TooFine() : value
}

/** Digits that a number holds for certain. */
const finestDigits = 15

const refuseTooFine = (value: unknown, field: string): void => {
  if (value instanceof TooFine)
    throw new FieldFault(field, `最多 ${finestDigits} 位有效数字，更细的数无法精确读取`)
  if (Array.isArray(value)) value.forEach((one, i) => refuseTooFine(one, `${field}[${i}]`))
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) refuseTooFine(one, field === '' ? key : `${field}.${key}`)
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\]:]/gu

/** A key that stands twice in one object of a valid JSON text: a reader sees the one, a program takes the other. */
const doubledKey = (text: string): string | undefined => {
  const open: Set<string>[] = []
  let last = ''
  for (const [found] of text.matchAll(token)) {
    if (found === '{' || found === '[') open.push(new Set())
    else if (found === '}' || found === ']') open.pop()
    else if (found !== ':') last = found
    else {
      const key = JSON.parse(last) as string
      if (open.at(-1)?.has(key)) return key
      open.at(-1)?.add(key)
    }
  }
  return undefined
}

const notUtf8 = '含有无法识别的字符（乱码），请以 UTF-8 编码提交'

/** The object of one line; whatever cannot be read for certain is a fault. */
export const readLine = (text: string, longest: number): JsonObject => {
  const line = text.replace(/^\uFEFF/u, '')
  if (line.length > longest) throw new FieldFault('', `一行最多 ${longest} 个字符`)
  if (isUnreadable(line)) throw new FieldFault('', notUtf8)
  let read: unknown
  try {
    read = JSON.parse(line, revive)
  } catch {
    throw new FieldFault('', '不是有效的 JSON')
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new FieldFault('', '应为 JSON 对象')
  refuseTooFine(read, '')
  const doubled = doubledKey(line)
  if (doubled !== undefined) throw new FieldFault(doubled, '同一字段写了两次')
  return read as JsonObject
}

type Answer = (question: JsonObject) => unknown

interface Answered {
  readonly wire: unknown
  /** Nobody foresaw why it has no answer. */
  readonly failed?: true
}

const refused = (field: string, message: string) => ({ error: { field, message } })

const answerLine = async (line: string, answer: Answer, longest: number): Promise<Answered> => {
  try {
    return { wire: await answer(readLine(line, longest)) }
  } catch (error) {
    if (error instanceof FieldFault) return { wire: refused(error.field, error.reason) }
    return { wire: refused('', `此行未能处理：${failureMessage(error)}`), failed: true }
  }
}

/**
 * One answer a line, in order; a bad line is answered with an error and the next one is read, whatever is wrong with it.
 * Answers how many failed for a reason that lies not in what they say.
 */
export const answerLines = async (
  { input, output, signal }: Pick<Terminal, 'input' | 'output' | 'signal'>,
  answer: Answer,
  longest = 100_000,
): Promise<number> => {
  let failures = 0
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (signal.aborted) return failures
    if (line.trim() === '') continue
    const { wire, failed = false } = await answerLine(line, answer, longest)
    if (failed) failures++
    await writeLine(output, JSON.stringify(wire))
  }
  return failures
}
