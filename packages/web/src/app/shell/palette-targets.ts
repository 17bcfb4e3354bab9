import type { suggestCcl } from '@maojian/contract/calls/eccn'
import type { suggestNames } from '@maojian/contract/calls/sanction'
import { pageIds, pageOf, pages, type PageId } from '@maojian/contract/pages'
import { mayUse } from '@maojian/contract/roles'
import type * as z from 'zod'
import type { RecentParty } from '../tags/recent-parties.ts'
import { pageAddress } from '../../ui/page-address.ts'

export interface Target {
  readonly title: string
  readonly note: string
  readonly href: string
}

/** Pages with something to show as they are; those outside the menu only to whom they are for. */
const isOffered = (id: PageId, role: number | undefined): boolean => {
  const { plain, needs, menu, access } = pageOf(id)
  return !plain && !needs && (menu !== undefined || mayUse(access, role))
}

const letters = new Intl.Collator('zh-CN', { usage: 'search', sensitivity: 'base' })

/** Whether a title holds the typed text, capitals and accents aside. */
const isWithin = (title: string, text: string): boolean => {
  const last = title.length - text.length
  for (let at = 0; at <= last; at++)
    if (letters.compare(title.slice(at, at + text.length), text) === 0) return true
  return text === ''
}

const isFoundBy = (id: PageId, text: string): boolean =>
  [pages[id].title, ...(pageOf(id).words ?? '').split(' ')].some(word => isWithin(word, text))

export const pageTargets = (text: string, role: number | undefined): readonly Target[] =>
  pageIds
    .filter(id => isOffered(id, role) && isFoundBy(id, text.trim()))
    .map(id => ({ title: pages[id].title, note: '页面', href: pages[id].path }))

export const recentTargets = (recent: readonly RecentParty[], text: string): readonly Target[] =>
  recent
    .filter(({ title }) => isWithin(title, text.trim()))
    .map(({ title, href }) => ({ title, note: '最近查看', href }))

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

/** Entries of the control list that a code or a word begins. */
export const entryTargets = (entries: z.output<typeof suggestCcl.reply>): readonly Target[] =>
  entries.map(({ eccn, name }) => ({
    title: `${eccn} ${name}`,
    note: 'ECCN',
    href: pageAddress('eccBodyDetailsPage', { eccn }),
  }))

/** Whatever was typed can be asked where it is answered whole. */
export const askTargets = (keyword: string): readonly Target[] => [
  {
    title: `检索“${keyword}”`,
    note: pages.sanctionSearch.title,
    href: pageAddress('sanctionSearch', { key: keyword }),
  },
  {
    title: `归类“${keyword}”`,
    note: pages.eccnSearchPage.title,
    href: pageAddress('eccnSearchPage', { val: keyword }),
  },
]
