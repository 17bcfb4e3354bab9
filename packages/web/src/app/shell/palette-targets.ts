import type { suggestNames } from '@maojian/contract/calls/sanction'
import { pages, type PageId } from '@maojian/contract/pages'
import type * as z from 'zod'
import { pageAddress } from '../../ui/page-address.ts'

export interface Target {
  readonly title: string
  readonly note: string
  readonly href: string
}

/** Pages that need no argument, hence can be jumped to. */
const jumpable: readonly PageId[] = [
  'home',
  'index',
  'sanctionSearch',
  'sensitiveList',
  'eccnSearchPage',
  'partCatalogue',
  'listofCountries',
  'importingCountry',
  'licenceDetermination',
  'licenceMatrix',
  'listHealth',
  'account',
]

export const pageTargets = (text: string): readonly Target[] =>
  jumpable
    .filter(id => pages[id].title.includes(text.trim()))
    .map(id => ({ title: pages[id].title, note: '页面', href: pages[id].path }))

/** Each suggested name leads to its party; its search is one keystroke further. */
export const partyTargets = (tips: z.output<typeof suggestNames.reply>): readonly Target[] =>
  tips.entries.map((entry, i) => ({
    title: tips.list[i] ?? entry.nameZh,
    note: `${entry.typeName} · ${entry.listName}`,
    href: pageAddress('sanctionInfoSearch', {
      id: entry.id,
      dataType: entry.type,
      s: '1',
      searchKey: tips.list[i] ?? '',
    }),
  }))
