import { expect, test } from 'vitest'
import { findCurrency } from './currency.ts'

test.each([
  ['rub', 'RUB'],
  ['卢布', 'RUB'],
  ['俄罗斯卢布', 'RUB'],
  ['人民币', 'CNY'],
  ['RMB', 'CNY'],
  ['美元', 'USD'],
  ['伊朗里亚尔', 'IRR'],
])('the currency %s is %s', (text, code) => {
  expect(findCurrency(text)).toBe(code)
})

test('a name that several currencies share is none', () => {
  expect(['里亚尔', '卢比', '迪拉姆', 'XYZZY'].map(findCurrency)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
