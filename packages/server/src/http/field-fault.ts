import type * as z from 'zod'
import { Fault } from './fault.ts'
import '@maojian/contract/zod-locale'

/** Bad input whose field is known: over the wire a sentence that names it, on the command line field and message apart. */
export class FieldFault extends Fault {
  /** Path of the cell, `edges[0].percent`; empty: the whole line. */
  readonly field: string
  readonly reason: string
  constructor(field: string, reason: string) {
    super(400, field === '' ? reason : `参数 ${field}：${reason}`)
    this.field = field
    this.reason = reason
  }
}

/** `edges[0].percent`. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')

const isAbsent = (fields: unknown, path: readonly PropertyKey[]): boolean => {
  let at = fields
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return true
    at = (at as Record<PropertyKey, unknown>)[key]
  }
  return false
}

const faultOf = (issue: z.core.$ZodIssue, fields: unknown): FieldFault => {
  if (issue.code === 'unrecognized_keys')
    return new FieldFault(fieldPath([...issue.path, issue.keys[0] ?? '']), '不认识的字段')
  const field = fieldPath(issue.path)
  return new FieldFault(field, isAbsent(fields, issue.path) ? `缺少该字段：${issue.message}` : issue.message)
}

/** JSON through the schema of a call; the first fault names its field. */
export const readFields = <T extends z.ZodType>(schema: T, fields: unknown): z.output<T> => {
  const read = schema.safeParse(fields)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw issue === undefined ? new FieldFault('', '无法识别') : faultOf(issue, fields)
}
