import type { Call } from '@maojian/contract/call'
import { listLatest } from '@maojian/contract/calls/article'
import { listUsers } from '@maojian/contract/calls/admin'
import { listChart, listSensitive } from '@maojian/contract/calls/country'
import { determineLicence, mapDestinations } from '@maojian/contract/calls/determination'
import { searchEccns } from '@maojian/contract/calls/eccn'
import { initMessages } from '@maojian/contract/calls/message'
import { searchComponents } from '@maojian/contract/calls/part'
import { getProfile } from '@maojian/contract/calls/own-account'
import { listWarnings, searchSanctions, suggestNames } from '@maojian/contract/calls/sanction'
import { listBatches } from '@maojian/contract/calls/screening'
import { listChanges, listSources } from '@maojian/contract/calls/source'
import { pages, type PageId } from '@maojian/contract/pages'

export interface MenuEntry {
  readonly page: PageId
  /** The call that the page lives by: who may make it may open the page. */
  readonly call: Pick<Call, 'access'>
}

/** The pages of the side menu in order; a page that does not exist yet is not here. */
export const menuTable: readonly MenuEntry[] = [
  { page: 'home', call: listLatest },
  { page: 'sensitiveList', call: listWarnings },
  { page: 'sanctionSearch', call: searchSanctions },
  { page: 'batchScreening', call: listBatches },
  { page: 'index', call: suggestNames },
  { page: 'eccnSearchPage', call: searchEccns },
  { page: 'partCatalogue', call: searchComponents },
  { page: 'listofCountries', call: listChart },
  { page: 'importingCountry', call: listSensitive },
  { page: 'licenceDetermination', call: determineLicence },
  { page: 'licenceMatrix', call: mapDestinations },
  { page: 'listHealth', call: listSources },
  { page: 'complianceReport', call: listChanges },
]

/** Pages outside the side menu whose right a client may want to know. */
export const furtherPages: readonly MenuEntry[] = [
  { page: 'account', call: getProfile },
  { page: 'messages', call: initMessages },
  { page: 'admin', call: listUsers },
]

export const menuPage = (entry: MenuEntry): { readonly path: string; readonly title: string } =>
  pages[entry.page]
