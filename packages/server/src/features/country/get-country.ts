import type { getChartRow as call, getSensitive as sensitiveCall } from '@maojian/contract/calls/country'
import { countryGroupTable } from '@maojian/domain/control/code/category.table'
import { occupiedRegions } from '@maojian/domain/vocabulary/country'
import { noDestinationZh } from '@maojian/domain/vocabulary/no-destination'
import { controlFacts, controlFactsDay } from '../../facts/control-facts.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { chartRowOf, footnotesOf, rowOfPlace, type ChartRowWire } from './chart-rows.ts'
import { placeNamed } from './is-named.ts'
import { sensitiveRowOf } from './sensitive-rows.ts'

/** Code of a place given as code or name, an occupied region too (15 CFR 746.6); a Fault says why there is none. */
const needPlace = (text: string): string => {
  const code = placeNamed(text)
  if (code !== undefined) return code
  throw new Fault(404, noDestinationZh(text))
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

const occupied = new Set(occupiedRegions.map(region => region.code))

/** Regions of a country that are under an embargo of their own, which its row says nothing of. */
const regionsWithin = (code: string): string[] =>
  occupiedRegions
    .filter(region => controlFacts().territories.get(region.code)?.parent === code)
    .map(region => region.nameZh)

const besideRegions = (code: string, verdict: string): string => {
  const regions = regionsWithin(code)
  if (regions.length === 0) return verdict
  return `${verdict}；被占的${regions.join('、')}另受禁运（15 CFR 746.6），须按该地区查询`
}

const verdictOf = (row: ChartRowWire): string => {
  const { riskLevel, remark } = row
  if (occupied.has(row.countryId))
    return '高风险：禁运地区。除食品、药品和部分软件外，受美国管辖的物项都须许可证（15 CFR 746.6）；欧盟和英国也对该地区禁运'
  if (riskLevel === 1) return '高风险：适用禁运或全面管制，须先按禁运条款判断'
  if (riskLevel === 2) return '需确认：存在武器禁运或行业制裁'
  return remark === '' ? '未发现国别禁运；仍须按物项、最终用户和最终用途判断' : remark
}

export const getChartRow: Verb<typeof call> = ({ now }, { countryId }) => {
  const code = needPlace(countryId)
  const found = rowOfPlace(code)
  if (found === undefined) throw new Fault(404, '国别表中没有该国家或地区，不能视为无管制')
  const row = chartRowOf(found)
  return {
    row,
    groups: groupsOf(found.treatAs ?? code, shanghaiDay(now)),
    footnotes: footnotesOf(found.footnotes),
    sensitive: sensitiveRowOf(code),
    verdict: besideRegions(code, verdictOf(row)),
    asOf: controlFactsDay(),
  }
}

export const getSensitive: Verb<typeof sensitiveCall> = (_context, { countryId }) =>
  sensitiveRowOf(needPlace(countryId))
