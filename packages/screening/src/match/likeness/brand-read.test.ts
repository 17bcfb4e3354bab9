import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

const score = (a: string, b: string): number => comparePair(a, b).score

test.each([
  ['和田浩林玻丝有限公司', 'Hetian Haolin Glimmery Co.'],
  ['北京国科天迅科技有限公司', 'Beijing Guoke Norvarun Technology'],
])('%s / %s: a brand that is read ranks high, whatever its business is called', (a, b) => {
  expect(score(a, b)).toBeGreaterThan(68)
  expect(score(a, b)).toBeLessThan(80)
  expect(score(b, a)).toBe(score(a, b))
})

test('a brand told by the initials of its pinyin ranks before other letters', () => {
  expect(score('金源贸易公司', 'JY Trading Company')).toBeGreaterThan(60)
  expect(score('金源贸易公司', 'JX Trading Company')).toBeLessThan(45)
})

test('another place is another firm', () => {
  expect(score('和田浩林玻丝有限公司', 'Ningbo Haolin Glimmery Co.')).toBeLessThan(60)
})
