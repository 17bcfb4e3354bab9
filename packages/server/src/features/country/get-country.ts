import type { getChartRow as call, getSensitive as sensitiveCall } from '@maojian/contract/calls/country'
import { countryGroupTable } from '@maojian/domain/control/code/category.table'
import { findCountry } from '@maojian/domain/vocabulary/country'
import { controlFacts, controlFactsDay } from '../../facts/control-facts.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { chartRowOf, footnotesOf, type ChartRowWire } from './chart-rows.ts'
import { sensitiveRowOf } from './sensitive-rows.ts'

/** ISO code of a country given as code or name; a Fault says that there is none. */
const needCountry = (text: string): string => {
  const code = findCountry(text)
  if (code !== undefined) return code
  throw new Fault(404, '没有这个国家或地区')
}

const groupNames = new Map<string, string>(countryGroupTable.map(([code, , zh]) => [code, zh]))

const groupsOf = (code: string, day: string) =>
  controlFacts()
    .groups.filter(one => one.code === code && (one.to === '' || day <= one.to) && one.from <= day)
    .map(one => ({
      code: one.group,
      name: groupNames.get(one.group) ?? '',
      from: one.from,
      citation: `15 CFR ${one.citation}`,
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))

const verdictOf = (row: ChartRowWire): string => {
  const { riskLevel, remark } = row
  if (riskLevel === 1) return '高风险：适用禁运或全面管制，须先按禁运条款判断'
  if (riskLevel === 2) return '需确认：存在武器禁运或行业制裁'
  return remark === '' ? '未发现国别禁运；仍须按物项、最终用户和最终用途判断' : remark
}

export const getChartRow: Verb<typeof call> = ({ now }, { countryId }) => {
  const code = needCountry(countryId)
  const found = controlFacts().chart.get(code)
  if (found === undefined) throw new Fault(404, '国别表中没有该国家或地区，不能视为无管制')
  const row = chartRowOf(found)
  return {
    row,
    groups: groupsOf(found.treatAs ?? code, shanghaiDay(now)),
    footnotes: footnotesOf(found.footnotes),
    sensitive: sensitiveRowOf(code),
    verdict: verdictOf(row),
    asOf: controlFactsDay(),
  }
}

export const getSensitive: Verb<typeof sensitiveCall> = (_context, { countryId }) =>
  sensitiveRowOf(needCountry(countryId))
