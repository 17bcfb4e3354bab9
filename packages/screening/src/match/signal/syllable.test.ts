import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

test('a Korean name without its middle syllable is shown, and a Chinese one with a syllable more is another', () => {
  expect(comparePair('MUN HWAN', 'MUN KYONG HWAN', '02').score).toBeGreaterThanOrEqual(80)
  expect(comparePair('Wang Chang', 'Wang Chang Uk', '02').score).toBeLessThan(80)
})

test.each([
  ['Fang Wei', 'Fangwei LI'],
  ['Mu Shizhang', 'Shi ZHANG'],
  ['Chen Wei', 'Tan Wei'],
])('the short pinyin name %s is not %s', (asked, listed) => {
  expect(comparePair(asked, listed, '02').score).toBeLessThan(80)
})

test('the same short name in pinyin is met, together and apart', () => {
  expect(comparePair('Fang Wei', 'WEI Fang', '02').score).toBeGreaterThanOrEqual(95)
  expect(comparePair('Shi Zhangwei', 'SHI Zhang Wei', '02').score).toBeGreaterThanOrEqual(95)
})

test('a ship called like a person of two syllables is possible, never a hit', () => {
  const index = indexOf([subjectOf('ship', '03', { names: ['XING CHEN'] })])
  expect(index.search({ text: 'Xing Chen' }).hits.map(({ verdict }) => verdict)).toEqual(['possible'])
})
