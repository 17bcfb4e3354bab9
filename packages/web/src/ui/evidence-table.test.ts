import { expect, it } from 'vitest'
import { wholePercents } from './evidence-table.tsx'

it.each([
  [
    [0.39, 0.305, 0.305],
    [39, 31, 30],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [
    [0.6, 0.2],
    [60, 20],
  ],
  [[], []],
])('the weights %j are shown as hundredths that add up to what they are together', (weights, shown) => {
  expect(wholePercents(weights)).toEqual(shown)
})
