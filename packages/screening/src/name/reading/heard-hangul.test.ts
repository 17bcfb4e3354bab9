import { expect, test } from 'vitest'
import { bestScore } from '../../testing/best-score.ts'
import { withHeardHangul } from './heard-hangul.ts'

test.each([
  ['세르게이 카르보노프', 'Sergei KARVONOV'],
  ['블라디미르 탄젠코', 'Vladimir TANZHENKO'],
  ['카나즈네프트', 'KANAZNEFT'],
])('%s is heard as %s', (a, b) => {
  expect(bestScore(a, b)).toBeGreaterThanOrEqual(85)
})

test.each([
  ['세르게이 카르보노프', 'Sergei KARBANEF'],
  ['블라디미르 탄젠코', 'Valdemar TANZHENKO'],
])('%s is not %s', (a, b) => {
  expect(bestScore(a, b)).toBeLessThan(80)
})

test.each(['김정은', '김 정은', '남궁 민수', '조선광업개발무역회사', '현대자동차'])(
  '%s is no foreign name',
  name => {
    expect(withHeardHangul(name).flatMap(({ tokens }) => tokens.filter(({ abjad }) => abjad))).toEqual([])
  },
)
