// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'

interface Row {
  readonly id: number
  readonly name: string
}

const columns: readonly Column<Row>[] = [
  { key: 'id', title: '编号', text: row => row.id },
  { key: 'name', title: '名称', text: row => row.name },
]
const rows: readonly Row[] = Array.from({ length: 45 }, (_, at) => ({
  id: at + 1,
  name: at === 0 ? '' : `甲${at + 1}`,
}))

afterEach(cleanup)

const show = (query: string) =>
  showPage(
    <DataTable page="complianceReport" name="表" columns={columns} keyOf={row => row.id} rows={rows} />,
    {
      at: `/ComplianceReport/ComplianceReport${query}`,
      answers: {},
    },
  )

const cells = (): string[][] =>
  [...document.querySelectorAll('tbody tr.ant-table-row')].map(row =>
    [...row.querySelectorAll('td')].map(cell => cell.textContent),
  )

it('S1-294 S2-311 the running number goes on from page to page, and the address holds the page', async () => {
  const { router } = show('?page=2')
  expect(await screen.findByText('共 45 条')).toBeTruthy()
  expect(cells()[0]).toEqual(['21', '21', '甲21'])
  fireEvent.click(screen.getByTitle('3'))
  expect(await screen.findByText('甲41')).toBeTruthy()
  expect(cells().map(([number]) => number)).toEqual(['41', '42', '43', '44', '45'])
  expect(router.state.location.searchStr).toBe('?page=3')
})

it('order, columns, density and size stand in the address; a page beyond the end is the last one', async () => {
  show('?sort=-id&hide=name&pageSize=10&page=99&density=large')
  expect(await screen.findByText('共 45 条')).toBeTruthy()
  expect(cells()).toEqual([5, 4, 3, 2, 1].map((id, at) => [String(41 + at), String(id)]))
})

it('what is empty is a dash', async () => {
  show('')
  expect(await screen.findByText('—')).toBeTruthy()
})

it('a click on a title puts the rows in order and begins at the first page', async () => {
  const { router } = show('?page=2')
  await screen.findByText('共 45 条')
  fireEvent.click(screen.getByRole('columnheader', { name: '编号' }))
  expect(await screen.findByText('甲2')).toBeTruthy()
  expect(router.state.location.searchStr).toBe('?sort=id')
})
