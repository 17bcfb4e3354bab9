import { pages, type PageId } from '@maojian/contract/pages'
import { isOpenPath, pageIdOf } from '../../ui/page-address.ts'
import type { PageTag } from './tag-list.ts'

/** Query names that make two addresses of one path two pages. */
const identity: Partial<Record<PageId, readonly string[]>> = {
  sanctionInfoSearch: ['id', 'dataType'],
  sanctionInfo: ['id', 'dataType'],
  eccBodyDetailsPage: ['eccn'],
  detailsPage: ['eccn'],
  filePreview: ['fileId'],
}

/** Pages outside the shell. */
export const untagged: readonly PageId[] = [
  'login',
  'register',
  'resetPassword',
  'updateUserInfo',
  'wechatShowPage',
  'outbox',
]

/** Whether a page shows one party, so that it can be found again by its name. */
export const isPartyPage = (pathname: string): boolean =>
  pathname === pages.sanctionInfoSearch.path || pathname === pages.sanctionInfo.path

/** The tag of an address; pages outside the shell and unknown addresses have none. */
export const tagOfPage = (
  pathname: string,
  search: Readonly<Record<string, string>>,
): Omit<PageTag, 'pinned'> | undefined => {
  const id = pageIdOf(pathname)
  if (id === undefined || !isOpenPath(pathname) || untagged.includes(id)) return undefined
  const named = (identity[id] ?? []).map(name => search[name] ?? '')
  const query = new URLSearchParams(search).toString()
  return {
    key: [pathname, ...named].join('|'),
    href: query === '' ? pathname : `${pathname}?${query}`,
    title: pages[id].title,
  }
}
