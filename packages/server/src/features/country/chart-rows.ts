import type { chartRow } from '@maojian/contract/calls/country'
import type { ChartRow, Territory } from '@maojian/domain/control/facts/control-facts'
import { citationZh } from '@maojian/domain/control/render/proof-zh'
import { sensitiveCountry } from '@maojian/domain/control/sensitive-country'
import { chartColumns, type ChartColumn } from '@maojian/domain/vocabulary/chart-column'
import { countryNameEn, countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'

export type ChartRowWire = z.output<typeof chartRow>
type Marks = Pick<ChartRowWire, Lowercase<ChartColumn>>

export const mark = (on: boolean): '1' | '' => (on ? '1' : '')

const marksOf = (columns: ReadonlySet<string>): Marks =>
  Object.fromEntries(
    chartColumns.map(column => [column.toLowerCase(), mark(columns.has(column))]),
  ) as unknown as Marks

/** Of a place that the chart does not name, a row without marks: its parent's governs it, or an embargo does. */
const territoryRow = ({ code, parent, citation }: Territory): ChartRow => {
  const embargo = citation.split('; ').find(section => section.startsWith('746'))
  return {
    code,
    name: countryNameEn(code),
    columns: new Set(),
    footnotes: [],
    ...(embargo === undefined ? {} : { referral: embargo }),
    treatAs: parent,
    basis: citation,
  }
}

/** The row of a destination: its own, or that of a territory. */
export const rowOfPlace = (code: string): ChartRow | undefined => {
  const { chart, territories } = controlFacts()
  const territory = territories.get(code)
  return chart.get(code) ?? (territory === undefined ? undefined : territoryRow(territory))
}

/** What stands in the row's place where the chart bears no marks. */
const remarkOf = (row: ChartRow): string => {
  if (row.code === 'US') return `美国境内，不构成出口（${citationZh(row.referral ?? '734.13')}）`
  if (row.referral !== undefined) return `见禁运条款 ${citationZh(row.referral)}；空白不表示允许`
  if (row.treatAs !== undefined)
    return `按${countryNameZh(row.treatAs)}办理（${citationZh(row.basis ?? '738.3(b)')}）`
  return ''
}

export const chartRowOf = (row: ChartRow): ChartRowWire => ({
  ...marksOf(row.columns),
  country: countryNameZh(row.code),
  name: row.name,
  countryId: row.code,
  remark: remarkOf(row),
  footnotes: [...row.footnotes],
  riskLevel: sensitiveCountry(controlFacts(), row.code).level,
})

const byName = new Intl.Collator('en')

/** What a keyword can find: the rows of the chart and the places that follow one of them. */
export const placeRows = (): ChartRowWire[] =>
  [
    ...chartRows(),
    ...[...controlFacts().territories.values()].map(one => chartRowOf(territoryRow(one))),
  ].sort((a, b) => byName.compare(a.name, b.name))

/** All rows, in the order of the official table: by English name. */
export const chartRows = (): ChartRowWire[] =>
  [...controlFacts().chart.values()].map(chartRowOf).sort((a, b) => byName.compare(a.name, b.name))

export const footnotesOf = (numbers?: readonly number[]) =>
  controlFacts()
    .footnotes.filter(one => numbers === undefined || numbers.includes(one.number))
    .map(one => ({
      number: one.number,
      text: one.textZh,
      textEn: one.textEn,
      citation: citationZh(one.citation),
    }))
