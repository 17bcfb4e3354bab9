import type * as z from 'zod'
import { isUnreadable } from '@maojian/screening/name/unreadable'
import { Fault } from './fault.ts'
import { fieldPath } from './field-fault.ts'
import '@maojian/contract/zod-locale'

type Issue = z.core.$ZodIssue

/** Of the alternatives of a union, the one that the caller meant: it names a field that was sent. */
const meant = (issue: Issue, sent: Readonly<Record<string, unknown>>): Issue => {
  if (issue.code !== 'invalid_union') return issue
  const branches = issue.errors.filter(branch => branch.length > 0)
  const known = branches.find(branch => branch.every(one => Object.hasOwn(sent, String(one.path[0]))))
  const inner = (known ?? branches.at(-1))?.[0]
  // What a branch says of it begins where the union stands.
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue
}

const sentenceOf = (issue: Issue, sent: Readonly<Record<string, unknown>>): string => {
  const one = meant(issue, sent)
  const field = fieldPath(one.path)
  if (field === '') return one.message
  const absent = one.code === 'invalid_type' && one.path.length === 1 && !Object.hasOwn(sent, field)
  return absent ? `缺少参数 ${field}` : `参数 ${field}：${one.message}`
}

/** No call has fields in fields in fields so deep. */
const mostDeep = 32

/** PostgreSQL stores neither NUL nor half a surrogate pair; nobody types them, nor the sign for letters that were lost. */
const isReadable = (value: unknown, deep = 0): boolean => {
  if (deep > mostDeep) throw new Fault(400, `提交的内容嵌套超过 ${mostDeep} 层`)
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') && !isUnreadable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, one]) => isReadable(key) && isReadable(one, deep + 1))
}

/** Fields as they came, through the schema of the call; a Fault 400 names the field. */
export const decode = <T extends z.ZodType>(schema: T, raw: unknown): z.output<T> => {
  const sent = { ...((raw ?? {}) as Record<string, unknown>) }
  if (!isReadable(sent))
    throw new Fault(400, '提交的内容含有无法识别的字符（乱码），请检查原文并以 UTF-8 编码提交')
  const parsed = schema.safeParse(sent)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Fault(400, issue && sentenceOf(issue, sent))
}
