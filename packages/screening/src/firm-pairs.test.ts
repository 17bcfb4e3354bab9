import { expect, test } from 'vitest'
import { comparePair } from './pair.ts'
import { firmPairs } from './testing/firm-pairs.table.ts'

test.each(firmPairs)('%s / %s scores %d to %d', (a, b, low, high) => {
  const { score } = comparePair(a, b)
  expect(score).toBeGreaterThanOrEqual(low)
  expect(score).toBeLessThanOrEqual(high)
  expect(comparePair(b, a).score).toBe(score)
})
