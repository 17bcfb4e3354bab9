import { describe, expect, it } from 'vitest'
import {
  asOfProblem,
  chooseType,
  clearFilters,
  isSamePlace,
  narrow,
  readSearch,
  searchAddress,
  searchText,
  startSearch,
  toggleSubtype,
  turnPage,
  writeSearch,
  wrongBirthDate,
} from './search-state.ts'

const filtered = readSearch({
  key: '华为',
  type: '01',
  subType: '0101,0102',
  country: 'CN',
  birthDate: '1960',
  asOf: '2022-02-24',
  list: 'ofac-sdn',
  programme: 'SDGT',
  partyCountry: 'CN',
  near: '1',
  page: '3',
  pageSize: '50',
  view: 'card',
})

describe('search state', () => {
  it('is found again from the page of a party, with its page and filters', () => {
    const back = new URL(searchAddress(filtered.key, searchText(filtered)), 'http://localhost')
    expect(back.pathname).toBe('/sanctionSearch')
    expect(readSearch(Object.fromEntries(back.searchParams))).toEqual(filtered)
    expect(searchAddress('ZTE', 'page=no&key=other&path=//evil')).toBe('/sanctionSearch?key=ZTE')
  })

  it('lives in the address', () => expect(readSearch(writeSearch(filtered))).toEqual(filtered))

  it('S1-129 pages by 10 unless the address names another offered size', () => {
    expect(readSearch({}).pageSize).toBe(10)
    expect(readSearch({ pageSize: '200' }).pageSize).toBe(200)
    expect(readSearch({ pageSize: '7' }).pageSize).toBe(10)
  })

  it('takes nothing from a garbled address', () =>
    expect(readSearch({ type: '09', subType: '9999,0301', page: '-1', view: 'x' })).toEqual(readSearch({})))

  it.each([
    ['', undefined],
    ['2022-02-24', undefined],
    ['2026-11-26', undefined],
    ['2026-11-27', /不能晚于今天/u],
    ['2022-13-40', /真实存在的日期/u],
    ['2023-02-29', /真实存在的日期/u],
    ['2010', /真实存在的日期/u],
  ])('the day of the lists %j is taken or refused, never put aside in silence', (asOf, says) => {
    const problem = asOfProblem(readSearch({ asOf }).asOf, '2026-11-26')
    if (says === undefined) expect(problem).toBeUndefined()
    else expect(problem).toMatch(says)
  })

  it('filters and pages are places that Back returns to, the way of drawing is none', () => {
    expect(isSamePlace(filtered, { ...filtered, view: 'list' })).toBe(true)
    expect(isSamePlace(filtered, turnPage(filtered, 4, 50))).toBe(false)
    expect(isSamePlace(filtered, narrow(filtered, { country: 'RU' }))).toBe(false)
  })

  it('drops a subtype of another type', () =>
    expect(readSearch({ type: '03', subType: '0101,0301' }).subTypes).toEqual(['0301']))

  it('S1-131 another type resets subtypes and page', () =>
    expect(chooseType(filtered, '02')).toMatchObject({ type: '02', subTypes: [], page: 1, country: 'CN' }))

  it('the chosen type again takes the filter away', () =>
    expect(chooseType(filtered, '01')).toMatchObject({ type: '', subTypes: [], page: 1 }))

  it('S1-132 each subtype toggle resets the page', () => {
    expect(toggleSubtype(filtered, '0101')).toMatchObject({ subTypes: ['0102'], page: 1 })
    expect(toggleSubtype(filtered, '0103')).toMatchObject({ subTypes: ['0101', '0102', '0103'], page: 1 })
  })

  it('S1-133 a new search resets all filters, keeps size and view', () =>
    expect(startSearch(filtered, '中兴')).toEqual({
      key: '中兴',
      type: '',
      subTypes: [],
      country: '',
      birthDate: '',
      asOf: '',
      list: '',
      programme: '',
      partyCountry: '',
      near: false,
      page: 1,
      pageSize: 50,
      view: 'card',
    }))

  it('S1-134 another page size goes back to page 1', () => {
    expect(turnPage(filtered, 3, 100)).toMatchObject({ page: 1, pageSize: 100 })
    expect(turnPage(filtered, 5, 50)).toMatchObject({ page: 5, pageSize: 50 })
  })

  it('a list, a programme and a country of the party reset the page', () => {
    for (const filter of [{ list: 'un-sc' }, { programme: 'IRAN' }, { partyCountry: 'RU' }])
      expect(narrow(filtered, filter)).toMatchObject({ ...filter, page: 1 })
  })

  it('a birth date must be a day of the calendar that has been', () => {
    const wrong = (text: string) => wrongBirthDate(text, '2026-11-27')
    expect(wrong('1961-02-30')).toContain('出生日期“1961-02-30”')
    expect(wrong('2026-12-31')).toContain('晚于今天')
    expect(wrong('1961-02')).toBeUndefined()
    expect(wrong('')).toBeUndefined()
  })

  it('country and birth date reset the page', () => {
    expect(narrow(filtered, { country: 'RU' })).toMatchObject({ country: 'RU', page: 1 })
    expect(clearFilters(filtered)).toMatchObject({ key: '华为', type: '', country: '', page: 1 })
  })
})
