import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

const score = (a: string, b: string): number => comparePair(a, b).score

test.each([
  ['Hebei Xinhai Chemical Group', 'Hebei Xinda Chemical Group'],
  ['Bao Feng Petroleum (HK) Ltd', 'Bao Li Petroleum (HK) Ltd'],
  ['天津飞腾信息技术有限公司', 'Tianjin Feiyu Information Technology Co., Ltd.'],
])('%s / %s: other Mandarin syllables are another brand', (a, b) => {
  expect(score(a, b)).toBeLessThan(70)
  expect(score(b, a)).toBe(score(a, b))
})

test('what is no pinyin is likened letter by letter', () => {
  const pinyin = score('Hebei Xinhai Chemical Group', 'Hebei Xinda Chemical Group')
  expect(score('Hebei Larhav Chemical Group', 'Hebei Larhaw Chemical Group')).toBeGreaterThan(pinyin + 10)
})

test.each([
  ['Oriental Pearl Trading Ltd', 'Oriental Star Trading Ltd'],
  ['金狮矿业投资', 'Golden Tiger Mining Investment'],
])('%s / %s: other ordinary words are another brand', (a, b) => {
  expect(score(a, b)).toBeLessThan(60)
})

test.each([
  ['Larchgate Ceramics Ningbo', 'Larchgate Ceramic Works Dalian'],
  ['Norvana Plant 12 Ceramics', 'Norvano Plant 15 Ceramics'],
])('%s / %s: a place or a number parts two firms', (a, b) => {
  expect(score(a, b)).toBeLessThan(64)
  expect(score(b, a)).toBe(score(a, b))
})

test('DA behind a Chinese syllable is a syllable too', () => {
  expect(score('Yuan Da Shipping Ltd', 'Yuan Tai Shipping Ltd')).toBeLessThan(70)
  expect(score('远达海运', 'Yuan Da Shipping')).toBeGreaterThanOrEqual(85)
})
