import { outcomes } from '@maojian/domain/vocabulary/outcome'
import type {
  mapDestinations as destinationsCall,
  mapItems as itemsCall,
} from '@maojian/contract/calls/licence-matrix'
import { formatEccn } from '@maojian/domain/control/code/parse-eccn'
import { riskLevelOf } from '@maojian/domain/control/determine'
import { factWarnings } from '@maojian/domain/control/facts/covered-days'
import { judge } from '@maojian/domain/control/judge'
import { citationZh, outcomesZh } from '@maojian/domain/control/render/proof-zh'
import type { Outcome, Verdict } from '@maojian/domain/control/rule/determination'
import { countries, countryNameEn, countryNameZh } from '@maojian/domain/vocabulary/country'
import { controlFacts, controlFactsDay } from '../../facts/control-facts.ts'
import type { Verb } from '../../http/route.ts'
import { nameOf } from '../eccn/entry.ts'
import { needDay, needDestination, needItem } from './known-question.ts'

interface Cell {
  readonly outcome: Outcome
  readonly outcomeName: string
  readonly riskLevel: 0 | 1 | 2
  readonly reasons: string[]
}

/** Why a licence is needed, or what holds an expert review open. */
const reasonsOf = ({ requirements, questions }: Verdict): string[] => {
  const needed = requirements.map(one => one.reason ?? one.citation)
  const open = questions.filter(one => one.blocking).map(one => `待确认：${citationZh(one.citation)}`)
  return [...new Set(needed.length > 0 ? needed : open)]
}

/** Civil, unlisted, US-origin: what item and destination alone decide. */
const cellOf = (eccn: string, destination: string, date: string): Cell => {
  const verdict = judge(controlFacts(), { eccn, destination, date })
  return {
    outcome: verdict.outcome,
    outcomeName: outcomesZh[verdict.outcome],
    riskLevel: riskLevelOf(verdict),
    reasons: reasonsOf(verdict),
  }
}

const daysOf = (date: string) => ({
  date,
  factsDay: controlFactsDay(),
  warnings: factWarnings(controlFacts(), date),
})

const countsOf = (rows: readonly Cell[]) =>
  outcomes.map(outcome => ({
    outcome,
    outcomeName: outcomesZh[outcome],
    count: rows.filter(row => row.outcome === outcome).length,
  }))

/** Whom lists name like countries, but nothing is shipped to. */
const unions: ReadonlySet<string> = new Set(['EU', 'UN'])

/** Rows of the chart, the territories and regions that follow another's, and the countries that have neither: left out, they would pass for free. */
const destinations = (): { readonly code: string; readonly name: string }[] => {
  const { chart, territories } = controlFacts()
  const others = countries
    .map(one => one.code)
    .filter(code => !chart.has(code) && !territories.has(code) && !unions.has(code))
  return [
    ...chart.values(),
    ...[...territories.keys(), ...others].map(code => ({ code, name: countryNameEn(code) })),
  ]
}

/** One entry against every destination of the chart. */
export const mapDestinations: Verb<typeof destinationsCall> = ({ now }, input) => {
  const eccn = formatEccn(needItem(input.eccn))
  const date = needDay(input.date, now)
  const rows = destinations().map(({ code, name }) => ({
    countryId: code,
    nameCn: countryNameZh(code),
    name,
    ...cellOf(eccn, code, date),
  }))
  return { rows, counts: countsOf(rows), subject: eccn, subjectName: nameOf(eccn), ...daysOf(date) }
}

/** Every entry against one destination. */
export const mapItems: Verb<typeof itemsCall> = ({ now }, input) => {
  const country = needDestination(input.countryId, 'countryId')
  const date = needDay(input.date, now)
  const rows = [...controlFacts().eccns.keys()].map(eccn => ({
    eccn,
    name: nameOf(eccn),
    ...cellOf(eccn, country, date),
  }))
  return {
    rows,
    counts: countsOf(rows),
    subject: country,
    subjectName: countryNameZh(country),
    ...daysOf(date),
  }
}
