import { expect, it } from 'vitest'
import { secondsLeft } from './use-seconds-left.ts'

it.each([
  [61_000, 1000, 60],
  [61_000, 1001, 60],
  [61_000, 60_001, 1],
  [61_000, 61_000, 0],
  [61_000, 90_000, 0],
  [0, 5, 0],
])('S1-079 until %i at %i leaves %i seconds', (until, now, left) =>
  expect(secondsLeft(until, now)).toBe(left),
)
