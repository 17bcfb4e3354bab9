import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

test.each([
  ['俄罗斯联邦农业银行', 'Agricultural Bank of Russia', 88, 97],
  ['伊朗住房银行', 'Housing Bank of the Islamic Republic of Iran', 88, 97],
  ['Housing Bank of the Syrian Arab Republic', '叙利亚住房银行', 88, 97],
  ['Industrial Bank of the Kingdom of Bahrain', 'Industrial Bank of Bahrain', 95, 100],
  ['朝鲜民主主义人民共和国外贸银行', 'Foreign Trade Bank of the DPRK', 88, 97],
  ['中华人民共和国水利部', 'Ministry of Water Resources of China', 0, 100],
  ['Islamic Republic of Iran Shipping Lines', '伊朗航运公司', 80, 97],
  // Of two states that share a name, the one that is meant stays apart.
  ['Central Bank of the Republic of China', 'Central Bank of China', 0, 79],
  ['Bank of the Democratic Republic of the Congo', 'Bank of the Republic of the Congo', 0, 94],
  // A federal bureau is called so, and an Islamic State is none of that country.
  ['俄罗斯联邦安全局', 'Federal Security Bureau of Russia', 88, 97],
  ['Islamic State of Jordan', 'Jordan', 0, 79],
])('%s and %s: %d to %d', (a, b, least, most) => {
  const { score } = comparePair(a, b)
  expect(score).toBeGreaterThanOrEqual(least)
  expect(score).toBeLessThanOrEqual(most)
})
