import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'
import type { Query } from '../../types.ts'

test('a Korean name without its middle syllable is shown, and a Chinese one with a syllable more is another', () => {
  expect(comparePair('MUN HWAN', 'MUN KYONG HWAN', '02').score).toBeGreaterThanOrEqual(80)
  expect(comparePair('Wang Chang', 'Wang Chang Uk', '02').score).toBeLessThan(80)
})

test.each([
  ['Fang Wei', 'Fangwei LI'],
  ['Mu Shizhang', 'Shi ZHANG'],
  ['Chen Wei', 'Tan Wei'],
  ['Yan Yi', 'John LEE'],
  ['Dai Huang', 'David WONG'],
  ['史伟', '史达伟'],
  ['史伟先生', '史达伟'],
])('the short pinyin name %s is not %s', (asked, listed) => {
  expect(comparePair(asked, listed, '02').score).toBeLessThan(80)
})

test('the same short name in pinyin is met, together and apart', () => {
  expect(comparePair('Fang Wei', 'WEI Fang', '02').score).toBeGreaterThanOrEqual(95)
  expect(comparePair('Shi Zhangwei', 'SHI Zhang Wei', '02').score).toBeGreaterThanOrEqual(95)
})

const ids = (text: string, asked: Partial<Query> = {}): string[] =>
  named.search({ text, ...asked }).hits.map(({ subject }) => named.subject(subject).id)

const named = indexOf([
  subjectOf('ship', '03', { names: ['LEI HONG'] }),
  subjectOf('firm', '01', { names: ['YUWEI SEMICONDUCTOR', 'XIN QUAN LLC'] }),
])

test('a ship called by two syllables is met by two characters only where a ship is meant', () => {
  expect(ids('雷红')).toEqual([])
  expect(ids('雷红', { type: '03' })).toEqual(['ship'])
  expect(ids('雷红轮')).toEqual(['ship'])
  expect(ids('MV 雷红')).toEqual(['ship'])
  expect(ids('Hong Lei')).toEqual([])
  expect(ids('Lei Hong')).toEqual(['ship'])
})

test('two characters read aloud are no firm with a business of its own, nor one called so the other way round', () => {
  expect(ids('友为')).toEqual([])
  expect(ids('友为半导体')).toEqual(['firm'])
  expect(ids('泉新')).toEqual([])
  expect(ids('新泉')).toEqual(['firm'])
})

test('a ship called like a person of two syllables is possible, never a hit', () => {
  const index = indexOf([subjectOf('ship', '03', { names: ['XING CHEN'] })])
  expect(index.search({ text: 'Xing Chen' }).hits.map(({ verdict }) => verdict)).toEqual(['possible'])
})
