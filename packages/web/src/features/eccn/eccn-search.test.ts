import { expect, test } from 'vitest'
import { readEccnSearch, toggleFilter, writeEccnSearch } from './eccn-search.ts'

test('S2-025 the address holds the search; what does not fit falls back', () => {
  const search = readEccnSearch({ val: '3E001', mode: 'NAME', category: '5-1,5-2', page: '2' })
  expect(search).toEqual({ val: '3E001', mode: 'NAME', category: ['5-1', '5-2'], group: [], page: 2 })
  expect(readEccnSearch(writeEccnSearch(search))).toEqual(search)
  expect(readEccnSearch({ mode: 'x', page: '-1' })).toMatchObject({ mode: 'CODE', page: 1 })
})

test('S1-160 a second click takes a filter away and starts at page 1', () => {
  const search = readEccnSearch({ val: '3', category: '3', page: '4' })
  expect(toggleFilter(search, 'category', '3')).toMatchObject({ category: [], page: 1 })
  expect(toggleFilter(search, 'category', '5-1')).toMatchObject({ category: ['3', '5-1'], page: 1 })
})
