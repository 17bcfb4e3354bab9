import type { getSanctionDetail } from '@maojian/contract/calls/sanction-detail'
import type * as z from 'zod'

export type Detail = z.output<typeof getSanctionDetail.reply>
export type SanctionMeta = Detail['sanctionMetaList'][number]
export type Lang = 'zh' | 'en'

export const inLang = (lang: Lang, zh: string, en: string): string => (lang === 'zh' ? zh || en : en || zh)

/** Tabs of the page by their number in the address (spec 000 §2). */
export const detailTabs = { lists: '0', companies: '1', news: '2' } as const
export type DetailTab = (typeof detailTabs)[keyof typeof detailTabs]

const isTab = (text: string | undefined): text is DetailTab =>
  Object.values<string | undefined>(detailTabs).includes(text)

/** Related companies exist for companies only; a company on no list opens there. */
export const openTab = (detail: Detail, asked: string | undefined): DetailTab => {
  const company = detail.subjectType === '01'
  if (isTab(asked) && (asked !== detailTabs.companies || company)) return asked
  return company && detail.sanctionMetaList.length === 0 ? detailTabs.companies : detailTabs.lists
}
