import { expect, test } from 'vitest'
import { filterRows, fromItems } from './matrix-rows.ts'

const matrix = fromItems({
  rows: [
    {
      eccn: '3E001',
      name: '电子技术',
      outcome: 'licence_required',
      outcomeName: '需要许可证',
      riskLevel: 2,
      reasons: ['NS'],
    },
    {
      eccn: '9A991',
      name: '航空器',
      outcome: 'no_licence_required',
      outcomeName: '未发现许可要求',
      riskLevel: 0,
      reasons: [],
    },
  ],
  counts: [],
  subject: 'CN',
  subjectName: '中国',
  date: '2026-11-20',
  factsDay: '2026-08-07',
  warnings: [],
})

test('rows are narrowed by outcome and by code or name', () => {
  expect(filterRows(matrix.rows, 'licence_required', '').map(row => row.code)).toEqual(['3E001'])
  expect(filterRows(matrix.rows, '', '航空').map(row => row.code)).toEqual(['9A991'])
  expect(filterRows(matrix.rows, '', '3e')).toHaveLength(1)
})
