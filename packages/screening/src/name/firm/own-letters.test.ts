import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { withoutOwnLetters } from './own-letters.ts'

test.each([
  ['Norvan Quantum Centre and NQC', 'Norvan Quantum Centre and'],
  ['LARCH INDUSTRIAL FUELS SAL LIF', 'LARCH INDUSTRIAL FUELS SAL'],
  ['NIC, Norvan Irrigation Committee', 'Norvan Irrigation Committee'],
])('%s is named without its own letters', (name, rest) => {
  expect(withoutOwnLetters(name)).toBe(rest)
})

test.each(['LARCH BETA GAMMA CO LTD', 'NOR Larch Shipping Co', 'ABC Larch', 'Larch Bridge Cranes PJSC'])(
  '%s has no letters of its own to leave out',
  name => {
    expect(withoutOwnLetters(name)).toBe(name)
  },
)

test('letters told beside a name do not part it from the name without them', () => {
  expect(comparePair('LARCHEM INDUSTRIAL FUELS SAL LIF', 'Larchem Industrial Fuels').score).toBeGreaterThan(
    94,
  )
  expect(
    comparePair('LARCHEM INDUSTRIAL FUELS SAL LIF', 'LARCHEM INDUSTRIAL FUELS SAL TKW').score,
  ).toBeLessThan(95)
})
