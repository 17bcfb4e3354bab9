import { pageIds, pages, type PageId } from '@maojian/contract/pages'

export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''

/** Whether an address (with or without query) leads to a page that exists in this release. */
export const isOpenPath = (address: string): boolean => pageIdOf(pathOf(address)) !== undefined

export const pageIdOf = (pathname: string): PageId | undefined =>
  pageIds.find(id => pages[id].path === pathname)

export type PageQuery<P extends PageId> = Partial<Record<(typeof pages)[P]['query'][number], string>>

/** Address of a page; empty values are left out. */
export const pageAddress = <P extends PageId>(id: P, query: PageQuery<P> = {}): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries<string | undefined>(query)) if (value) params.set(name, value)
  const text = params.toString()
  return text === '' ? pages[id].path : `${pages[id].path}?${text}`
}
