import { expect, it } from 'vitest'
import { namesVessel, shipNumbers } from './vessel-words.ts'

it.each([
  ['M/V SAMPLE STAR', true],
  ['MT Sample Pearl', true],
  ['SAMPLE STAR (vessel)', true],
  ['SAMPLE STAR', false],
  ['MTBANK', false],
  ['MV SHIPPING COMPANY', false],
  ['STEAMSHIP MUTUAL', false],
])('%s names a vessel: %s', (name, vessel) => {
  expect(namesVessel(name)).toBe(vessel)
})

it('takes ship numbers after IMO with a right check digit only', () => {
  expect(shipNumbers('IMO 9187629; IMO number: 9172040, IMO Number 1234568, passport 9161003')).toEqual([
    '9187629',
    '9172040',
  ])
  expect(shipNumbers('company IMO number 5342883')).toEqual([])
})
