import { dealVerdicts } from '@maojian/contract/project-rules'
import { byGravity } from '@maojian/domain/risk/warning'
import { warningText } from '@maojian/domain/vocabulary/warning-kind'
import type { DealAnswer, Finding } from './tables.ts'

/** More lists than these make no headline. */
const mostLists = 2

const listsIn = ({ source }: Finding): string => {
  const lists = source.split('、')
  const told = lists.slice(0, mostLists).join('、')
  return told === '' ? '' : `（${told}${lists.length > mostLists ? ' 等' : ''}）`
}

const levelZh = { 1: '高风险', 2: '中风险' } as const

/** The verdict of a report with what is gravest in it: whom it is about, and what that asks. */
export const reportHeadline = (verdict: DealAnswer['verdict'], findings: readonly Finding[]): string => {
  const [gravest] = byGravity(findings)
  if (verdict === 'clear' || gravest?.kind === undefined || gravest.level === 0) return dealVerdicts[verdict]
  const { level, kind, effect, type = '', title } = gravest
  const others = findings.filter(one => one.level === level && one.title !== title).length
  const beside = others === 0 ? '' : `；另有 ${String(others)} 项${levelZh[level]}`
  const who = type === '' ? title : `${type} ${title}`
  return `${warningText(kind, effect)}：${who}${listsIn(gravest)}${beside}`
}
