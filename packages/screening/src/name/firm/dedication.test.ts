import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { surnameOfDedication } from './dedication.ts'

test.each([
  ['НИИ имени академика А.И. Норвина', 'НИИ имени Норвина'],
  ['Завод им. В. В. Норвина', 'Завод им. Норвина'],
  ['Plant named after Professor V.V. Norvin', 'Plant named after Norvin'],
  ['Plant named after VI Norvin', 'Plant named after Norvin'],
  ['Zavod imeni Norvina V.V.', 'Zavod imeni Norvina'],
  ['A.B. Norvin Co. Ltd.', 'A.B. Norvin Co. Ltd.'],
  ['Maxim. Trading named Group', 'Maxim. Trading named Group'],
])('%s is called %s', (name, plain) => {
  expect(surnameOfDedication(name)).toBe(plain)
})

test('a house is found by whom it is named after, and not by another', () => {
  const plant = 'АО «Электронный завод имени академика А.И. Норвина»'
  expect(comparePair(plant, 'JSC Electronic Plant named after Norvin').score).toBeGreaterThanOrEqual(90)
  expect(comparePair(plant, 'JSC Electronic Plant named after A.I. Belov').score).toBeLessThan(80)
})
