import { expect, test } from 'vitest'
import { countryRank, type CountryNames } from './country-rank.ts'

const countries: readonly CountryNames[] = [
  { id: 'BY', nameCn: '白俄罗斯', name: 'Belarus' },
  { id: 'ID', nameCn: '印度尼西亚', name: 'Indonesia' },
  { id: 'IN', nameCn: '印度', name: 'India' },
  { id: 'NE', nameCn: '尼日尔', name: 'Niger' },
  { id: 'NG', nameCn: '尼日利亚', name: 'Nigeria' },
  { id: 'RU', nameCn: '俄罗斯', name: 'Russia' },
  { id: 'SS', nameCn: '南苏丹', name: 'South Sudan' },
  { id: 'SD', nameCn: '苏丹', name: 'Sudan' },
]

test.each([
  ['俄罗斯', 'RU'],
  ['印度', 'IN'],
  ['苏丹', 'SD'],
  ['sudan', 'SD'],
  ['Niger', 'NE'],
  ['ｉｎ', 'IN'],
  ['南苏', 'SS'],
])('%s and Enter is the country of that name, not one whose name holds it', (typed, id) => {
  const [first] = countries.toSorted((a, b) => countryRank(a, typed) - countryRank(b, typed))
  expect(first?.id).toBe(id)
})
