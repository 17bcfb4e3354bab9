import { expect, test } from 'vitest'
import { byName } from './by-name.ts'

const countries = [
  ['BY', '白俄罗斯', 'Belarus'],
  ['ID', '印度尼西亚', 'Indonesia'],
  ['IN', '印度', 'India'],
  ['NG', '尼日利亚', 'Nigeria'],
  ['NE', '尼日尔', 'Niger'],
  ['RU', '俄罗斯', 'Russia'],
  ['SS', '南苏丹', 'South Sudan'],
  ['SD', '苏丹', 'Sudan'],
].map(names => ({ names }))

test.each([
  ['俄罗斯', 'RU'],
  ['印度', 'IN'],
  ['苏丹', 'SD'],
  ['sudan', 'SD'],
  ['Niger', 'NE'],
  ['ｉｎ', 'IN'],
  ['南苏', 'SS'],
])('%s and Enter is the country of that name, not one whose name holds it', (searchValue, code) => {
  const [first] = countries.toSorted((a, b) => byName(a, b, { searchValue }))
  expect(first?.names[0]).toBe(code)
})
