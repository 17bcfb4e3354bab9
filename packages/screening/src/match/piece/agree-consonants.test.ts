import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

test.each([
  ['شركة نفط الوطنية', 'Avitonal company', '01'],
  ['رضا محمدی', 'Reza AMIDI', '02'],
  ['علی احمدی', 'Ali HAMOUD', '02'],
  ['علی احمدی', 'Ali AL-MAHMOUDI', '02'],
] as const)('words that begin otherwise or lack a consonant are two: %s is no %s', (native, other, type) => {
  expect(comparePair(native, other, type).score).toBeLessThan(80)
})

test.each([
  ['رضا محمدی', 'Reza MOHAMMADI'],
  ['علی احمدی', 'Ali AHMADI'],
  ['محمود ممدوح', 'Mahmoud MAMDOUH'],
])('the same word is met: %s is %s', (native, other) => {
  expect(comparePair(native, other, '02').score).toBeGreaterThanOrEqual(85)
})
