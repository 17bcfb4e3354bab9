import { pages, type PageId } from '@maojian/contract/pages'

export interface MenuEntry {
  readonly page: PageId
  /** Visitors may open it; otherwise a session is needed, with one of `roles` where given. */
  readonly visitors: boolean
  readonly roles?: readonly number[]
}

/** The pages of the side menu in order; a page that does not exist yet is not here. */
export const menuTable: readonly MenuEntry[] = [
  { page: 'home', visitors: true },
  { page: 'sensitiveList', visitors: true },
  { page: 'sanctionSearch', visitors: false },
  { page: 'batchScreening', visitors: false, roles: [2, 17, 99] },
  { page: 'index', visitors: true },
  { page: 'eccnSearchPage', visitors: true },
  { page: 'listofCountries', visitors: true },
  { page: 'importingCountry', visitors: true },
  { page: 'licenceDetermination', visitors: true },
  { page: 'licenceMatrix', visitors: true },
  { page: 'listHealth', visitors: true },
]

export const menuPage = (entry: MenuEntry): { readonly path: string; readonly title: string } =>
  pages[entry.page]
