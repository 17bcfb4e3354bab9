import * as z from 'zod'

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

const { localeError } = z.locales.zhCN()

/** Messages of schemas are read by people: in Chinese, over the wire and on the command line. */
z.config({
  localeError: issue => {
    if (issue.code === 'invalid_format' && issue.format === 'date')
      return '日期应为 yyyy-MM-dd，如 2026-11-23'
    const kind = issue.code === 'invalid_type' ? kinds[issue.expected] : undefined
    return kind === undefined ? localeError(issue) : `应为${kind}`
  },
})
