import { parseEccn } from '../control/code/parse-eccn.ts'
import type { ControlFacts, Eccn, Scope } from '../control/facts/control-facts.ts'
import type { CodeWords } from './product-row.ts'

/** What the facts say of a code on a day, one statement a line: kept with a classification and compared later. */
export interface EntryBasis {
  readonly day: string
  readonly lines: readonly string[]
}

const paragraphsText = (paragraphs: readonly string[]): string =>
  paragraphs.map(one => (one === '*' ? '整个条目' : one)).join(' ')

const scopeText = ({ in: within, out, ask }: Scope): string =>
  [
    ...(within.length > 0 ? [`适用 ${paragraphsText(within)}`] : []),
    ...(out.length > 0 ? [`不含 ${paragraphsText(out)}`] : []),
    ...(ask.length > 0 ? [`待确认 ${paragraphsText(ask)}`] : []),
  ].join('，')

const values = { yes: '可用', no: '不可用', ask: '待确认' } as const

const linesOfEntry = (entry: Eccn): string[] => [
  `标题：${entry.titleZh}`,
  `管制事由：${entry.reasons.join(' ') || '无'}`,
  ...entry.rows.map(row => `管制：${row.reason} ${row.rule}（${scopeText(row.scope)}）`),
  ...entry.exceptions.map(
    one =>
      `例外：${one.symbol} ${values[one.value]}${one.amount === undefined ? '' : ` ${String(one.amount)} 美元`}（${scopeText(one.scope)}）`,
  ),
  ...entry.movedTo.map(code => `已移至：${code}`),
]

interface Classified {
  readonly eccn: string
  readonly cnCode: string
}

const cnLines = (facts: ControlFacts, cnCode: string): string[] => {
  const base = cnCode.slice(0, 5)
  const row = facts.cnDualUse.get(base)
  const notices = facts.cnNotices.filter(one => one.codes.includes(base))
  return [
    ...(row ? [`中国 ${base}：${row.titleZh}（${row.citation}）`] : []),
    ...notices.map(
      one => `中国公告：${one.notice} ${base}${one.suspendedTo ? `，暂停至 ${one.suspendedTo}` : ''}`,
    ),
  ]
}

/** Statements on the entry, on the paragraph's thresholds, and on the Chinese code. */
export const entryBasis = (
  facts: ControlFacts,
  words: ReadonlyMap<string, CodeWords>,
  { eccn, cnCode }: Classified,
): EntryBasis => {
  const parsed = parseEccn(eccn)
  const entry = facts.eccns.get(parsed?.code ?? '')
  const thresholds = words.get(eccn)?.thresholds ?? ''
  const hasParagraph = parsed?.paragraph !== '' && entry?.paragraphs.includes(parsed?.paragraph ?? '')
  const day = [...facts.eccns.values()].reduce((newest, { asOf }) => (asOf > newest ? asOf : newest), '')
  return {
    day,
    lines: [
      ...(entry ? linesOfEntry(entry) : []),
      ...(hasParagraph === true ? [`段落：${eccn}`] : []),
      ...(thresholds === '' ? [] : [`门槛：${thresholds}`]),
      ...cnLines(facts, cnCode),
    ],
  }
}

export interface BasisDifference {
  readonly added: readonly string[]
  readonly gone: readonly string[]
}

/** What newer facts say otherwise. */
export const compareBasis = (kept: EntryBasis, now: EntryBasis): BasisDifference => ({
  added: now.lines.filter(line => !kept.lines.includes(line)),
  gone: kept.lines.filter(line => !now.lines.includes(line)),
})
