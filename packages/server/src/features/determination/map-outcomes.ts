import {
  outcomes,
  type mapDestinations as destinationsCall,
  type mapItems as itemsCall,
} from '@maojian/contract/calls/determination'
import { formatEccn, parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { riskLevelOf } from '@maojian/domain/control/determine'
import { judge } from '@maojian/domain/control/judge'
import { outcomesZh } from '@maojian/domain/control/render/proof-zh'
import type { Outcome } from '@maojian/domain/control/rule/determination'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { controlFacts } from '../../facts/control-facts.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { needCountry } from '../country/entry.ts'
import { nameOf } from '../eccn/entry.ts'

interface Cell {
  readonly outcome: Outcome
  readonly outcomeName: string
  readonly riskLevel: 0 | 1 | 2
  readonly reasons: string[]
}

/** Civil, unlisted, US-origin: what item and destination alone decide. */
const cellOf = (eccn: string, destination: string, date: string): Cell => {
  const { outcome, requirements } = judge(controlFacts(), { eccn, destination, date })
  return {
    outcome,
    outcomeName: outcomesZh[outcome],
    riskLevel: riskLevelOf(outcome, requirements),
    reasons: [...new Set(requirements.map(one => one.reason ?? one.citation))],
  }
}

const countsOf = (rows: readonly Cell[]) =>
  outcomes.map(outcome => ({
    outcome,
    outcomeName: outcomesZh[outcome],
    count: rows.filter(row => row.outcome === outcome).length,
  }))

/** One entry against every destination of the chart. */
export const mapDestinations: Verb<typeof destinationsCall> = ({ now }, input) => {
  const parsed = parseEccn(input.eccn)
  if (parsed === undefined) throw new Fault(400, '参数 eccn：不是 ECCN 编码')
  const eccn = formatEccn(parsed)
  const date = input.date ?? shanghaiDay(now)
  const rows = [...controlFacts().chart.values()].map(({ code, name }) => ({
    countryId: code,
    nameCn: countryNameZh(code),
    name,
    ...cellOf(eccn, code, date),
  }))
  return { rows, counts: countsOf(rows), subject: eccn, subjectName: nameOf(eccn), date }
}

/** Every entry against one destination. */
export const mapItems: Verb<typeof itemsCall> = ({ now }, input) => {
  const country = needCountry(input.countryId)
  const date = input.date ?? shanghaiDay(now)
  const rows = [...controlFacts().eccns.keys()].map(eccn => ({
    eccn,
    name: nameOf(eccn),
    ...cellOf(eccn, country, date),
  }))
  return { rows, counts: countsOf(rows), subject: country, subjectName: countryNameZh(country), date }
}
