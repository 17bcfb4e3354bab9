import { pageSizes } from '@maojian/contract/limits'
import type { tableQuery } from '@maojian/contract/page'

export const densities = { small: '紧凑', middle: '适中', large: '宽松' } as const
export type Density = keyof typeof densities

export interface Sorting {
  readonly key: string
  readonly falling: boolean
}

/** How a table is shown, read from the address of its page. */
export interface TableView {
  readonly page: number
  readonly pageSize: number
  readonly sorting: Sorting | undefined
  readonly hidden: ReadonlySet<string>
  readonly density: Density
}

export type TableQuery = Partial<Record<(typeof tableQuery)[number], string>>

const sortingOf = (sort: string): Sorting | undefined =>
  sort === '' ? undefined : { key: sort.replace(/^-/u, ''), falling: sort.startsWith('-') }

export const sortText = (sorting: Sorting | undefined): string =>
  sorting === undefined ? '' : `${sorting.falling ? '-' : ''}${sorting.key}`

/** What an address says that no table can do is left out. */
export const tableView = (query: TableQuery, usualSize: number): TableView => ({
  page: /^[1-9]\d{0,4}$/u.test(query.page ?? '') ? Number(query.page) : 1,
  pageSize: pageSizes.searchOptions.find(size => String(size) === query.pageSize) ?? usualSize,
  sorting: sortingOf(query.sort ?? ''),
  hidden: new Set((query.hide ?? '').split(',').filter(Boolean)),
  density: (Object.keys(densities) as Density[]).find(one => one === query.density) ?? 'small',
})
