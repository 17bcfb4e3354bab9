import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

test.each([
  ['Hefei Norvaland Information Technology Co., Ltd', 'Hefei Baolongda Information Technology Co., Ltd'],
  ['Shenyang Xinyuan Microelectronics Equipment Co., Ltd.', 'Shenyang Tapasmit Microelectronics Equipment'],
])('a firm may choose an English name of its own: %s, %s rank high and are not shown', (a, b) => {
  const { score } = comparePair(a, b)
  expect(score).toBeGreaterThan(66)
  expect(score).toBeLessThan(80)
  expect(comparePair(b, a).score).toBe(score)
})

test.each([
  // Both in pinyin: two brands.
  ['Hefei Xinhai Information Technology Co., Ltd', 'Hefei Baolongda Information Technology Co., Ltd'],
  // Ordinary words tell what the brand means.
  ['Hefei Baolongda Information Technology', 'Hefei Blue Harbour Information Technology'],
  // Another place, another business.
  ['Hefei Norvaland Technology Co., Ltd', 'Wuhan Baolongda Technology Co., Ltd'],
  ['Hefei Norvaland Logistics Co., Ltd', 'Hefei Baolongda Pharmaceutical Co., Ltd'],
])('%s, %s rank low', (a, b) => {
  expect(comparePair(a, b).score).toBeLessThan(62)
})
