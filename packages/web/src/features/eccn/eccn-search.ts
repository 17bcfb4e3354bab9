import { searchModes, type searchEccns, type SearchMode } from '@maojian/contract/calls/eccn'
import type * as z from 'zod'
import type { PageQuery } from '../../ui/page-address.ts'

export type EccnAnswer = z.output<typeof searchEccns.reply>
export type EccnItem = EccnAnswer['items'][number]

/** What the search page asks; all of it lives in the address. */
export interface EccnSearch {
  readonly val: string
  readonly mode: SearchMode
  readonly category: readonly string[]
  readonly group: readonly string[]
  readonly page: number
}

export const modeNames: Readonly<Record<SearchMode, string>> = { CODE: 'ECCN 编码', NAME: '物项名称' }

const codes = (text: string | undefined): string[] => (text ?? '').split(',').filter(code => code !== '')

/** An address may be typed by hand: whatever does not fit falls back to its default. */
export const readEccnSearch = (query: PageQuery<'eccnSearchPage'>): EccnSearch => ({
  val: query.val ?? '',
  mode: searchModes.find(mode => mode === query.mode) ?? 'CODE',
  category: codes(query.category),
  group: codes(query.group),
  page: /^[1-9]\d{0,3}$/.test(query.page ?? '') ? Number(query.page) : 1,
})

export const writeEccnSearch = (search: EccnSearch): PageQuery<'eccnSearchPage'> => ({
  val: search.val,
  mode: search.mode,
  category: search.category.join(','),
  group: search.group.join(','),
  page: search.page === 1 ? '' : String(search.page),
})

export const isAsked = ({ val, category, group }: EccnSearch): boolean =>
  val !== '' || category.length > 0 || group.length > 0

/** A second click takes the filter away; another filter starts again at page 1. */
export const toggleFilter = (search: EccnSearch, name: 'category' | 'group', code: string): EccnSearch => ({
  ...search,
  [name]: search[name].includes(code) ? search[name].filter(one => one !== code) : [...search[name], code],
  page: 1,
})
