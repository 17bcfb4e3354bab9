import type { listChart as allCall, listChartFor as call } from '@maojian/contract/calls/country'
import { parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { chartColumns, type ChartColumn } from '@maojian/domain/vocabulary/chart-column'
import { controlFacts, controlFactsDay } from '../../facts/control-facts.ts'
import type { Verb } from '../../http/route.ts'
import { chartRows, footnotesOf } from './chart-rows.ts'

/** `NS2`, `NS 2`, `NS Column 2` and `NS 第 2 列` name one column; `NS` all of its columns. */
const columnsNamed = (code: string): ChartColumn[] => {
  const [, reason = '', number = ''] = /^([A-Z]{2})[^0-9]*([0-9])?/.exec(code.toUpperCase()) ?? []
  return reason === '' ? [] : chartColumns.filter(column => column.startsWith(`${reason}${number}`))
}

const columnsOf = (eccn: string | undefined): ChartColumn[] => {
  const entry = controlFacts().eccns.get(parseEccn(eccn ?? '')?.code ?? '')
  const rules = new Set(entry?.rows.map(row => row.rule))
  return chartColumns.filter(column => rules.has(column))
}

const chart = (highlight: ChartColumn[]) => ({
  data: chartRows(),
  footnotes: footnotesOf(),
  highlight,
  asOf: controlFactsDay(),
})

export const listChart: Verb<typeof allCall> = () => chart([])

/** The named column is highlighted; with an entry alone, every column that controls it. */
export const listChartFor: Verb<typeof call> = (_context, { code, eccn }) =>
  chart(code === '' ? columnsOf(eccn) : columnsNamed(code))
