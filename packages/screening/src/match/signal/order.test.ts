import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

const score = (a: string, b: string): number => comparePair(a, b, '02').score

test.each([
  ['韦克塞尔贝格', '维克托·韦克塞尔贝格'],
  ['格拉德科夫', '维亚切斯拉夫·格拉德科夫'],
])('a surname that repeats characters of the given name stands as it is: %s', (surname, name) => {
  expect(score(surname, name)).toBeGreaterThanOrEqual(80)
})

test('characters in another order are another name', () => {
  expect(score('明建王', '王建明')).toBeLessThan(95)
  expect(score('格韦德科', '维克托·韦克塞尔贝格')).toBeLessThan(80)
})
