import { defineCommand, type Command } from '../../cli/command.ts'
import { dayOption } from '../../cli/day-option.ts'
import { runAndReport } from '../../cli/run-and-report.ts'
import { sayLine } from '../../cli/terminal.ts'
import { controlFacts, controlFactsDay } from '../../facts/control-facts.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { regulationFiles } from './regulation-command-files.ts'

const switchStates = { on: '有效', off: '不适用', verify: '须核实' } as const

const statusLines = (today: string): string[] => {
  const facts = controlFacts()
  const rows = [...facts.eccns.values()].reduce((sum, entry) => sum + entry.rows.length, 0)
  const current = facts.switches.filter(
    one => (one.from === '' || one.from <= today) && (one.to === '' || today <= one.to),
  )
  return [
    `出口管制事实（内置，依据截至 ${controlFactsDay()} 的官方文本整理）`,
    `条目 ${facts.eccns.size}，管制行 ${rows}，国别表 ${facts.chart.size} 行，脚注 ${facts.footnotes.length}`,
    `国家组记录 ${facts.groups.length}，敏感国家和地区 ${new Set(facts.sensitive.map(one => one.code)).size}`,
    `中国两用物项编码 ${facts.cnDualUse.size}，公告 ${facts.cnNotices.length}`,
    `规则状态（${today}）：`,
    ...current.map(one => `  ${one.rule}  ${switchStates[one.state]}  ${one.citation}`),
  ]
}

const group = '出口管制'
const options = { accept: { type: 'boolean' }, date: { type: 'string' } } as const

/** Which facts and which official text answer, as of which day. */
export const regulationCommands: readonly Command[] = [
  defineCommand({
    name: 'control refresh',
    group,
    arguments: '[--date 日期] [--accept]',
    about: ['从 eCFR 下载 15 CFR 第 738、740、744、746、774 部分的官方文本，成为新版本'],
    options,
    takes: [0, 0],
    run: (terminal, { values }) =>
      runAndReport(terminal, {
        command: 'regulation-refresh',
        accept: values.accept === true,
        ...dayOption(values.date),
      }),
  }),
  defineCommand({
    name: 'control import',
    group,
    arguments: '<文件夹|文件…> [--date 日期] [--accept]',
    about: [
      '导入本地的 eCFR XML（可为 .gz）；日期取自文件名，否则须写 --date；第 746 部分补编 4、5、7 的税号随之用于判定',
      '税号清单也可用两列表格（list,hts；.csv 或 .tsv）导入：industrial、luxury、high-priority、oil-gas，同名清单整份替换',
    ],
    options,
    takes: [1, Infinity],
    run: async (terminal, { values, positionals }) =>
      runAndReport(terminal, {
        command: 'regulation-import',
        files: await regulationFiles(positionals),
        accept: values.accept === true,
        ...dayOption(values.date),
      }),
  }),
  defineCommand({
    name: 'control status',
    group,
    arguments: '',
    about: ['显示所用事实与官方文本的日期、版本差异、文本与事实的差异、规则状态'],
    options: {},
    takes: [0, 0],
    run: terminal => {
      for (const line of statusLines(shanghaiDay(terminal.now()))) sayLine(terminal.output, line)
      return runAndReport(terminal, { command: 'regulation-status' })
    },
  }),
]
