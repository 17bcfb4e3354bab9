import type { Page } from './page.ts'
import { pageTable } from './pages.table.ts'

export type PageId = keyof typeof pageTable

/** Every browser path with its page. */
export const pages = pageTable

const all: Readonly<Record<PageId, Page>> = pageTable

export const pageIds = Object.keys(pageTable) as PageId[]

/** A page as declared, with what it leaves out. */
export const pageOf = (id: PageId): Page => all[id]

/** Addresses under which the tests of screens look at a page. */
export const looksAt = ({ path, needs, looks = needs ? [] : [''] }: Page): readonly string[] =>
  looks.map(query => (query === '' ? path : `${path}?${query}`))

/** Other addresses of a page: the steps of an item's wizard open in its project. */
export const otherAddresses = {
  '/transactionItem': pages.projects.path,
  '/seLectcomponent': pages.projects.path,
  '/selectccl': pages.projects.path,
  '/select_country': pages.projects.path,
  '/conclusion': pages.projects.path,
} as const
