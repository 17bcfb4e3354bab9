import { pages, type PageId } from '@maojian/contract/pages'
import { pageIdOf } from '../../ui/page-address.ts'
import type { PageTag } from './tag-list.ts'

/** Query names that make two addresses of one path two pages. */
const identity: Partial<Record<PageId, readonly string[]>> = {
  sanctionInfoSearch: ['id', 'dataType'],
  sanctionInfo: ['id', 'dataType'],
  eccBodyDetailsPage: ['eccn'],
  detailsPage: ['eccn'],
}

/** The tag of an address; pages outside the shell and unknown addresses have none. */
export const tagOfPage = (
  pathname: string,
  search: Readonly<Record<string, string>>,
): Omit<PageTag, 'pinned'> | undefined => {
  const id = pageIdOf(pathname)
  if (id === undefined || id === 'login') return undefined
  const named = (identity[id] ?? []).map(name => search[name] ?? '')
  const query = new URLSearchParams(search).toString()
  return {
    key: [pathname, ...named].join('|'),
    href: query === '' ? pathname : `${pathname}?${query}`,
    title: pages[id].title,
  }
}
