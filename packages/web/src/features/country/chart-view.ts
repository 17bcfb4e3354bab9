import type { chartRow, groupRow } from '@maojian/contract/calls/country'
import { chartColumns } from '@maojian/domain/vocabulary/chart-column'
import type * as z from 'zod'
import type { XColumn } from '../../ui/table/x-matrix.tsx'

export type ChartRow = z.output<typeof chartRow>
export type GroupRow = z.output<typeof groupRow>

const reasons: Readonly<Record<string, string>> = {
  CB: '生化武器',
  NP: '核不扩散',
  NS: '国家安全',
  MT: '导弹技术',
  RS: '地区稳定',
  FC: '枪支公约',
  CC: '犯罪控制',
  AT: '反恐',
}

export const chartHeads: readonly XColumn[] = chartColumns.map(column => ({
  key: column,
  title: `${column.slice(0, 2)} ${column.slice(2)}`,
  hint: `${reasons[column.slice(0, 2)] ?? ''}第 ${column.slice(2)} 列`,
}))

/** Columns of a row that bear an X; keys of the wire are lower case. */
export const chartMarks = (row: ChartRow): Set<string> => {
  const cells: Readonly<Record<string, unknown>> = row
  return new Set(chartColumns.filter(column => cells[column.toLowerCase()] === '1'))
}

export const matches = (row: { country: string; name: string; countryId: string }, text: string): boolean => {
  const asked = text.normalize('NFKC').trim().toUpperCase()
  return [row.country, row.name, row.countryId].some(one => one.toUpperCase().includes(asked))
}

/** Rows of an export: codes and marks as the screen has them. */
export const chartTable = (rows: readonly ChartRow[]): string[][] =>
  rows.map(row => {
    const marked = chartMarks(row)
    return [
      row.countryId,
      row.country,
      row.name,
      ...chartColumns.map(column => (marked.has(column) ? 'X' : '')),
      row.remark,
    ]
  })

export const chartHeader: readonly string[] = ['代码', '国家/地区', 'Country', ...chartColumns, '备注']
