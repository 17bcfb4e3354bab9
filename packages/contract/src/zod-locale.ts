import * as z from 'zod'

type Issue = z.core.$ZodRawIssue

/** What JSON may hold, as a user calls it. */
const kinds: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: ' true 或 false',
  array: '列表',
  tuple: '列表',
  object: '对象',
  record: '对象',
}

/** By which unit the size of a value counts; numbers have none. */
const units: Readonly<Record<string, string>> = { string: '个字', array: '项', set: '项', map: '项' }

const texts = (values: readonly unknown[]): string => values.map(String).join('、')

const tooSmall = ({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string => {
  const unit = units[origin]
  if (unit === undefined) return inclusive === true ? `不得小于 ${minimum}` : `应大于 ${minimum}`
  if (minimum === 1) return origin === 'string' ? '不得为空' : '不得为空列表'
  return `至少 ${minimum} ${unit}`
}

const tooBig = ({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string => {
  const unit = units[origin]
  if (unit === undefined) return inclusive === true ? `不得大于 ${maximum}` : `应小于 ${maximum}`
  return `不得超过 ${maximum} ${unit}`
}

/** What the field should be, in a user's words; undefined where the library's own sentence is good enough. */
const wordsOf = (issue: Issue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds[issue.expected]
      return kind && `应为${kind}`
    }
    case 'invalid_value':
      return issue.values.length === 1 ? `应为 ${texts(issue.values)}` : `应为 ${texts(issue.values)} 之一`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'not_multiple_of':
      return `应为 ${issue.divisor} 的倍数`
    case 'unrecognized_keys':
      return `不认识的字段：${texts(issue.keys)}`
    case 'invalid_key':
      return '不认识的字段'
    case 'invalid_format':
      if (issue.format === 'date') return '日期应为 yyyy-MM-dd，如 2026-11-23'
      return issue.format === 'regex' ? '格式不符' : undefined
    case 'invalid_union':
    case 'invalid_element':
      return '内容不符合要求'
    default:
      return undefined
  }
}

const { localeError } = z.locales.zhCN()

/** Messages of schemas are read by people: in Chinese, over the wire and on the command line. */
z.config({ localeError: issue => wordsOf(issue) ?? localeError(issue) })
