import { pageOf, pages } from '@maojian/contract/pages'
import { pageIdOf } from '../../ui/page-address.ts'
import type { PageTag } from './tag-list.ts'

/** Whether a page shows one party, so that it can be found again by its name. */
export const isPartyPage = (pathname: string): boolean =>
  pathname === pages.sanctionInfoSearch.path || pathname === pages.sanctionInfo.path

/** The tag of an address; pages outside the shell and unknown addresses have none. */
export const tagOfPage = (
  pathname: string,
  search: Readonly<Record<string, string>>,
): Omit<PageTag, 'pinned'> | undefined => {
  const id = pageIdOf(pathname)
  if (id === undefined) return undefined
  const { plain, needs = [], title } = pageOf(id)
  if (plain) return undefined
  const named = needs.map(name => search[name] ?? '')
  const query = new URLSearchParams(search).toString()
  return {
    key: [pathname, ...named].join('|'),
    href: query === '' ? pathname : `${pathname}?${query}`,
    title,
  }
}
