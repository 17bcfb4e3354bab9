import { expect, test } from 'vitest'
import { comparePair } from '../pair.ts'
import { koreanGivenNamesApart } from './korean-given-names.ts'

test('two syllables of a Korean given name that are written together are cut apart', () => {
  expect(koreanGivenNamesApart('Hong Seungmu')).toEqual(['HONG SEUNG MU'])
  expect(koreanGivenNamesApart('Yeonggil Lee')).toEqual(['LEE YEONG GIL'])
  expect(koreanGivenNamesApart('Kim Jeongeun')).toContain('KIM JEONG EUN')
})

test.each(['Kim Jordan', 'Lee Martin', 'Yang Jinsong', 'John Smith', 'Kim Jong Un', 'Park Hotel'])(
  '%s stays as it is',
  text => {
    expect(koreanGivenNamesApart(text)).toEqual([])
  },
)

test.each([
  ['Hong Seungmu', 'HONG Sung Mu'],
  ['Choe Gwangsu', 'CHOE Kwang Su'],
  ['Kim Jeongeun', 'KIM Jong Un'],
])('%s may be %s', (south, north) => {
  expect(comparePair(south, north, '02').score).toBeGreaterThanOrEqual(80)
  expect(comparePair(north, south, '02').score).toBe(comparePair(south, north, '02').score)
})
