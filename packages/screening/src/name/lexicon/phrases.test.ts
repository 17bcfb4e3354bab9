import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

test.each([
  ['Norvarion Research & Production Firm JSC', 'Norvarion Research and Production Firm JSC'],
  ['Norvarion Import & Export Co., Ltd.', 'Norvarion Import and Export Co., Ltd.'],
  [
    'Beijing University of Posts & Telecommunications, Shenzhen Research Institute',
    'Beijing University of Posts and Telecommunications, Shenzhen Research Institute',
  ],
])('& is AND: %s', (a, b) => {
  expect(comparePair(a, b).score).toBeGreaterThanOrEqual(98)
})
