import { enterpriseFormats } from '@maojian/sources'
import { resolve } from 'node:path'
import { defineCommand, type Command } from '../../cli/command.ts'
import { dayOption } from '../../cli/day-option.ts'
import { runAndReport } from '../../cli/run-and-report.ts'
import { UsageFault } from '../../cli/usage-fault.ts'
import { registerFields } from './register-columns.ts'

const group = '企业图谱'

/** `creditCode=编码`, as often as wanted. */
const columnsOf = (told: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    told.map(one => {
      const [field = '', ...title] = one.split('=')
      if (title.length > 0 && registerFields.some(known => known === field)) return [field, title.join('=')]
      throw new UsageFault(`--map 应为 字段=列名，字段为 ${registerFields.join('、')} 之一`)
    }),
  )

export const enterpriseCommands: readonly Command[] = [
  defineCommand({
    name: 'enterprise import',
    group,
    arguments: '<文件…> --format 格式 [--source 来源名] [--map 字段=列名]…',
    about: [
      '导入企业与关系；同一文件再次导入不产生变化，有误的行逐行列出原因',
      ...enterpriseFormats.map(one => `  ${one.id}：${one.nameZh}`),
      '  register：企业登记表（XLSX、CSV），以统一社会信用代码为键，列名可用 --map 指定',
    ],
    options: {
      format: { type: 'string' },
      source: { type: 'string' },
      map: { type: 'string', multiple: true },
    },
    takes: [1, Infinity],
    run: (terminal, { values, positionals }) => {
      if (values.format === undefined) throw new UsageFault('缺少 --format')
      return runAndReport(terminal, {
        command: 'enterprise-import',
        files: positionals.map(path => resolve(path)),
        format: values.format,
        columns: columnsOf(values.map ?? []),
        ...(values.source !== undefined && { source: values.source.trim() }),
      })
    },
  }),
  defineCommand({
    name: 'enterprise status',
    group,
    arguments: '',
    about: ['列出已导入的企业数据来源及其数量'],
    options: {},
    takes: [0, 0],
    run: terminal => runAndReport(terminal, { command: 'enterprise-status' }),
  }),
  defineCommand({
    name: 'enterprise remove',
    group,
    arguments: '<来源名>',
    about: ['移除一个来源及只有它载明的企业（例如示例数据）'],
    options: {},
    takes: [1, 1],
    run: (terminal, { positionals: [source = ''] }) =>
      runAndReport(terminal, { command: 'enterprise-remove', source }),
  }),
  defineCommand({
    name: 'enterprise ownership',
    group,
    arguments: '<企业编号或名称> [--date 日期]',
    about: ['按各制度规则核查已收录企业的股权：结论、路径与推算过程'],
    options: { date: { type: 'string' } },
    takes: [1, 1],
    run: (terminal, { values, positionals: [asked = ''] }) =>
      runAndReport(terminal, { command: 'enterprise-ownership', asked, ...dayOption(values.date) }),
  }),
]
