import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

test.each([
  ['德普尔', '吉德罗普里博尔'],
  ['克诺尔', '克拉斯诺达尔石油公司'],
])('characters here and there in a transcription are no name in it: %s, %s', (a, b) => {
  expect(comparePair(a, b).score).toBeLessThan(80)
  expect(comparePair(b, a).score).toBeLessThan(80)
})

test('a brand in a row is held in a longer name', () => {
  expect(comparePair('盈海泰', '津盈海泰科技有限公司').score).toBeLessThan(80)
  expect(comparePair('海泰诺', '天津海泰诺科技有限公司').score).toBeGreaterThanOrEqual(80)
})

test('the word that a house calls itself is held in the name of its daughter, three letters are not', () => {
  expect(comparePair('合盛硅业', 'Hoshine Silicon Industry (Norvan) Co., Ltd.').score).toBeGreaterThanOrEqual(
    80,
  )
  expect(comparePair('索尼', 'Sony Norvalt Trading Co., Ltd.').score).toBeLessThan(80)
})
