import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

test('a transcription is heard in a name with that of the father between', () => {
  expect(comparePair('Anton Eduardovich VAINO', '安东·瓦伊诺', '02').score).toBeGreaterThanOrEqual(80)
})

test('a transcription is not heard in words far from each other: the last one is a town', () => {
  expect(
    comparePair('Anton Nika Jerkovic, 12 Bahnhofstrasse, Vienna', '安东·瓦伊诺', '02').score,
  ).toBeLessThan(80)
})
