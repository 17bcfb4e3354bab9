import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

test.each([
  [
    'State Scientific and Production Association of Norvol',
    'State Research and Production Norvol Association',
  ],
  ['Научно-производственная электронная корпорация Норвол', 'NPK Norvol Electronics'],
  ['163 BTRZ', '163 Armored Vehicle Repair Plant'],
  ['АО «35 СРЗ»', '35 Ship Repair Yard JSC'],
])('%s is %s', (a, b) => {
  expect(comparePair(a, b, '01').score).toBeGreaterThanOrEqual(90)
})

test('a production house and a research centre stay two', () => {
  expect(comparePair('NPO Norvol', 'Norvol Research Centre', '01').score).toBeLessThan(95)
  expect(comparePair('163 BTRZ', '164 Armored Vehicle Repair Plant', '01').score).toBeLessThan(80)
})
