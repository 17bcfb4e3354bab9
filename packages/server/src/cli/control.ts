import { controlFacts, controlFactsDay } from '../facts/control-facts.ts'
import { shanghaiDay } from '../shanghai-day.ts'
import { sayLine, type Terminal } from './terminal.ts'
import { parseControl } from './control-command.ts'
import { hasFailed, reportLines } from './lists-report.ts'
import { runWithOwner } from './with-owner.ts'

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

/** `control import`, `control refresh`, and `control status`: which facts and which official text answer, as of which day. */
export const control = async (terminal: Terminal, args: readonly string[]): Promise<number> => {
  const command = await parseControl(args)
  if (command.command === 'regulation-status')
    for (const line of statusLines(shanghaiDay(terminal.now()))) sayLine(terminal.output, line)
  const result = await runWithOwner(terminal, command)
  for (const line of reportLines(result)) sayLine(terminal.output, line)
  return hasFailed(result) ? 1 : 0
}
