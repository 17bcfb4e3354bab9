import { expect, it } from 'vitest'
import type { Column } from './column.ts'
import { savedRows } from './saved-rows.ts'
import { sortedRows } from './sorted-rows.ts'
import { sortText, tableView } from './table-query.ts'

interface Row {
  readonly name: string
  readonly day: string
  readonly count: number
}

const columns: readonly Column<Row>[] = [
  { key: 'name', title: '名称', text: row => row.name },
  { key: 'day', title: '日期', text: row => row.day },
  { key: 'count', title: '数量', text: row => row.count },
  { key: 'open', title: '操作', text: () => '', acts: true },
]
const rows: readonly Row[] = [
  { name: '清单 10', day: '', count: 9 },
  { name: '清单 9', day: '2026-01-02', count: 10 },
  { name: '安排', day: '2025-12-31', count: 1000 },
]

it.each([
  ['count', '9,10,1000'],
  ['-count', '1000,10,9'],
  ['name', '1000,10,9'],
  ['day', '1000,10,9'],
  ['-day', '10,1000,9'],
  ['open', '9,10,1000'],
  ['', '9,10,1000'],
])('orders by %s: figures as figures, the empty last', (sort, order) => {
  const { sorting } = tableView({ sort }, 20)
  expect(
    sortedRows(rows, columns, sorting)
      .map(row => row.count)
      .join(),
  ).toBe(order)
  expect(sortText(sorting)).toBe(sort)
})

it('an address that no table can show shows the table as usual', () => {
  const view = tableView({ page: '-3', pageSize: '7', density: 'huge', hide: ',' }, 20)
  expect(view).toEqual({ page: 1, pageSize: 20, density: 'small', hidden: new Set(), sorting: undefined })
  expect(tableView({ page: '4', pageSize: '50', hide: 'a,b' }, 20)).toMatchObject({ page: 4, pageSize: 50 })
})

it('a file has what is shown, without buttons, and figures as they are', () => {
  expect(savedRows('表', columns, rows.slice(0, 1))).toEqual({
    name: '表',
    header: ['名称', '日期', '数量'],
    rows: [['清单 10', '', '9']],
  })
})
