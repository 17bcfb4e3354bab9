import { expect, test } from 'vitest'
import { isMisprinted, misprintedCodes } from './misprinted-codes.ts'

test.each([
  ['IMO 9892394', ['9892394']],
  ['船的IMO是9187628', ['9187628']],
  ['IMO 91O7628', ['91O7628']],
  ['OCEAN BLOOM IMO:9187628', ['9187628']],
  ['ＩＭＯ ９１８７６２８', ['9187628']],
  ['深圳市某贸易有限公司 91440300708461136A', ['91440300708461136A']],
  ['ИНН 7707083894', ['7707083894']],
  ['INN 770708389', ['770708389']],
  ['LEI 253400M18U5TB02TW422', ['253400M18U5TB02TW422']],
  ['ОГРН 1027700132196', ['1027700132196']],
])('%s holds a code that is a slip by its own check digit', (text, codes) => {
  expect(misprintedCodes(text).map(({ value }) => value)).toEqual(codes)
})

test.each([
  ['IMO 9187629'],
  ['IMO 91876z9'],
  ['IMO 9l87629'],
  ['INN 77O7O83893'],
  ['IMO company number 5804418'],
  ['深圳市某贸易有限公司 91440300708461136T'],
  ['ИНН 7707083893'],
  ['LEI 253400M18U5TB02TW421'],
  ['IMO class 9 UN3082'],
  ['身份证 110105194912310021'],
  ['order 20261127001, phone 139 1234 5678'],
  ['AT611904300234573201'],
])('%s holds none', text => {
  expect(misprintedCodes(text)).toEqual([])
})

test('a code of a known kind is such a slip, one without a standard never', () => {
  expect(isMisprinted({ kind: 'imo', value: 'IMO 9892394' })).toBe(true)
  expect(isMisprinted({ kind: 'imo', value: 'IMO 9187629' })).toBe(false)
  expect(isMisprinted({ kind: 'passport', value: '315408' })).toBe(false)
})
