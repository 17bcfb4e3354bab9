import { asOfTexts, pageSizes } from '@maojian/contract/limits'
import { birthDateProblem } from '@maojian/domain/vocabulary/birth-date'
import { isDay } from '@maojian/domain/vocabulary/calendar-day'
import {
  isPartyType,
  isSubtype,
  typeOfSubtype,
  type PartyType,
  type Subtype,
} from '@maojian/domain/vocabulary/party-type'
import { pageAddress, type PageQuery } from '../../ui/page-address.ts'
import type { AskedParty } from './hit.ts'

export type SearchQuery = PageQuery<'sanctionSearch'>

/** What the search page asks and how it shows the answer; all of it lives in the address. */
export interface SearchState {
  readonly key: string
  readonly type: PartyType | ''
  readonly subTypes: readonly Subtype[]
  readonly country: string
  readonly birthDate: string
  /** Day whose listings count; '' for today. */
  readonly asOf: string
  /** What is shown of the answer: a list, a programme, the country of the party. */
  readonly list: string
  readonly programme: string
  readonly partyCountry: string
  /** Names below the threshold too. */
  readonly near: boolean
  readonly page: number
  readonly pageSize: number
  readonly view: 'list' | 'card'
}

/** What is wrong with the day whose listings are asked for; undefined where nothing is, or where none is named. */
export const asOfProblem = (text: string, today: string): string | undefined => {
  if (text === '') return undefined
  if (!isDay(text)) return asOfTexts.wrong
  return text > today ? asOfTexts.ahead : undefined
}

/** A year, a month or a day, as lists give them. */
export const wrongBirthDate = (text: string, today: string): string | undefined =>
  text === '' ? undefined : birthDateProblem(text, today)

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined

const readSubtypes = (text: string | undefined, type: PartyType | ''): Subtype[] =>
  (text ?? '')
    .split(',')
    .filter(isSubtype)
    .filter(code => type !== '' && typeOfSubtype(code) === type)

/** An address may be typed by hand: whatever does not fit falls back to its default. */
export const readSearch = (query: SearchQuery): SearchState => {
  const type = query.type !== undefined && isPartyType(query.type) ? query.type : ''
  const pageSize = wholeNumber(query.pageSize) ?? pageSizes.search
  return {
    key: query.key ?? '',
    type,
    subTypes: readSubtypes(query.subType, type),
    country: query.country ?? '',
    birthDate: query.birthDate ?? '',
    // A day that does not fit is shown as wrong: an answer of today in its place would be taken for the one asked for.
    asOf: query.asOf ?? '',
    list: query.list ?? '',
    programme: query.programme ?? '',
    partyCountry: query.partyCountry ?? '',
    near: query.near === '1',
    page: wholeNumber(query.page) ?? 1,
    pageSize: (pageSizes.searchOptions as readonly number[]).includes(pageSize) ? pageSize : pageSizes.search,
    view: query.view === 'card' ? 'card' : 'list',
  }
}

export const writeSearch = (state: SearchState): SearchQuery => ({
  key: state.key,
  type: state.type,
  subType: state.subTypes.join(','),
  country: state.country,
  birthDate: state.birthDate,
  asOf: state.asOf,
  list: state.list,
  programme: state.programme,
  partyCountry: state.partyCountry,
  near: state.near ? '1' : '',
  page: state.page === 1 ? '' : String(state.page),
  pageSize: state.pageSize === pageSizes.search ? '' : String(state.pageSize),
  view: state.view === 'list' ? '' : state.view,
})

/** A search as one text within the address of another page, and the way back to it; its name travels beside it. */
export const searchText = (state: SearchState): string => {
  const { key: _, ...rest } = writeSearch(state)
  return new URLSearchParams(Object.entries(rest).filter(([, value]) => value !== '')).toString()
}
const stateOfText = (key: string, text: string): SearchState =>
  readSearch({ ...Object.fromEntries(new URLSearchParams(text)), key })

/** Whoever a search asked for, of its name and its text in the address of another page. */
export const askedOf = (key: string, text: string): AskedParty => {
  const { key: name, country, birthDate } = stateOfText(key, text)
  return { name, country, birthDate }
}

export const searchAddress = (key: string, text: string): string =>
  pageAddress('sanctionSearch', writeSearch(stateOfText(key, text)))

const noFilters = {
  type: '',
  subTypes: [],
  country: '',
  birthDate: '',
  asOf: '',
  list: '',
  programme: '',
  partyCountry: '',
  page: 1,
} as const

export const startSearch = (state: SearchState, key: string): SearchState => ({
  ...state,
  ...noFilters,
  near: false,
  key,
})

export const clearFilters = (state: SearchState): SearchState => ({ ...state, ...noFilters })

/** What is shown of an answer; the verdict stays that of the whole. */
export const hidesRows = ({ subTypes, list, programme, partyCountry }: SearchState): boolean =>
  subTypes.length > 0 || list !== '' || programme !== '' || partyCountry !== ''

export const hasFilters = (state: SearchState): boolean =>
  state.type !== '' || state.country !== '' || state.birthDate !== '' || state.asOf !== '' || hidesRows(state)

/** A second click on the chosen type takes the filter away. */
export const chooseType = (state: SearchState, type: PartyType | ''): SearchState => ({
  ...state,
  type: state.type === type ? '' : type,
  subTypes: [],
  page: 1,
})

export const toggleSubtype = (state: SearchState, code: Subtype): SearchState => ({
  ...state,
  subTypes: state.subTypes.includes(code)
    ? state.subTypes.filter(one => one !== code)
    : [...state.subTypes, code],
  page: 1,
})

export const narrow = (
  state: SearchState,
  filter: Partial<
    Pick<SearchState, 'country' | 'birthDate' | 'asOf' | 'list' | 'programme' | 'partyCountry' | 'near'>
  >,
): SearchState => ({ ...state, ...filter, page: 1 })

/** The pager reports page and size together; another size starts again at page 1. */
export const turnPage = (state: SearchState, page: number, pageSize: number): SearchState => ({
  ...state,
  page: pageSize === state.pageSize ? page : 1,
  pageSize,
})

/** The last page of so many results. */
export const lastPage = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize))

/** How the answer is drawn is no place to go back to; whatever else changes is. */
export const isSamePlace = (one: SearchState, other: SearchState): boolean =>
  JSON.stringify({ ...one, view: '' }) === JSON.stringify({ ...other, view: '' })
