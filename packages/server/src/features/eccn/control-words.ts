import type { ControlRow, Eccn, Scope } from '@maojian/domain/control/facts/control-facts'
import { chartColumns, type ChartColumn } from '@maojian/domain/vocabulary/chart-column'
import { reasonNamed } from './item-words.ts'
import { ruleWords } from './rule-words.table.ts'

const listOf = (paragraphs: readonly string[]): string => paragraphs.join('、')

/** `*` is the whole entry; a scope that names nothing holds under its condition alone. */
const scopeWords = ({ in: covered, out, ask }: Scope): string => {
  const parts = [
    covered[0] === '*' ? '整个条目' : listOf(covered),
    ask[0] === '*' ? '整个条目（有条件）' : ask.length > 0 && `${listOf(ask)}（须确认）`,
    out.length > 0 && `除去 ${listOf(out)}`,
  ]
  return parts.filter(part => part !== false && part !== '').join('；')
}

const conditions: Readonly<Record<NonNullable<ControlRow['condition']>, (refs: string) => string>> = {
  technical: () => '附有技术或用途条件',
  parameters: refs => `以达到 ${refs || '所指条目'} 的参数为条件`,
  for: refs => `限于为 ${refs} 所用的物项`,
  'for-reason': refs => `限于所服务的物项（${refs}）因同一事由受控`,
  unless: () => '条目写明的除外情形不适用',
  unverified: () => '内容未能核实，须查阅原文',
}

const conditionWords = ({ condition, refs }: ControlRow): string =>
  condition === undefined ? '' : conditions[condition](refs.join('、'))

const isColumn = (rule: string): rule is ChartColumn => (chartColumns as readonly string[]).includes(rule)

/** `NS2` is printed as the chart heads it: NS Column 2. */
export const chartWords = (rule: string): string =>
  isColumn(rule) ? `${rule.slice(0, 2)} 第 ${rule.slice(2)} 列` : (ruleWords[rule] ?? rule)

const citationWords = (citation: string): string =>
  /^[0-9]{3}/.test(citation) ? `15 CFR ${citation}` : citation

export const controlWords = (row: ControlRow) => ({
  control: `${reasonNamed(row.reason).name || row.reason}（${row.reason}）`,
  countryChart: chartWords(row.rule),
  code: isColumn(row.rule) ? row.rule : '',
  scope: scopeWords(row.scope),
  condition: conditionWords(row),
  citation: citationWords(row.citation),
})

const answers = { yes: '可用', no: '不可用', ask: '视条目所列条件' } as const

export interface Typed {
  readonly type: string
  readonly content: string
}

/** Values of the list-based exceptions as the entry gives them; a candidate at best, never a permission. */
export const exceptionWords = (entry: Eccn): Typed[] =>
  entry.exceptions.map(({ symbol, value, amount, scope, notFor }) => {
    const worth = amount === undefined ? answers[value] : `不超过 ${amount} 美元`
    const where = value === 'no' ? '' : scopeWords(scope)
    const less = notFor.length === 0 ? '' : `；不适用于 ${notFor.join('、')} 管制`
    return { type: symbol, content: `${worth}${where === '' ? '' : `：${where}`}${less}` }
  })

const bars = {
  c1: '不得用于 A:5 组（740.20(c)(1)）',
  c2: '不得用于 A:6 组（740.20(c)(2)）',
  c1c2: '不得用于 A:5、A:6 组（740.20(c)）',
} as const

export const staWords = (entry: Eccn): Typed[] =>
  entry.sta.map(bar => ({ type: 'STA', content: `${scopeWords(bar.scope)}：${bars[bar.bars]}` }))
