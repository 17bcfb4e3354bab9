import { expect, test } from 'vitest'
import { explainPair } from '../../explain/explain.ts'
import { comparePair } from '../../pair.ts'

/** Authored: names of one party that no rule brings together, each with another party's name that is less alike. */
const ranked: readonly (readonly [name: string, same: string, other: string])[] = [
  ['Zan Larkhav Mining Company', 'Zanlargaw Mining Co.', 'Dor Larosin Mining Company'],
  ['Larrovano', '拉罗瓦诺', '贝尔东尼'],
  ['Larrovano', '라로바노', '베르도니'],
  ['Keelbury Smiths Ltd', 'Kealberry Smits Ltd', 'Norwick Jones Ltd'],
  ['Tavish Morrow Quenby', 'Tavisch Morow Quenbee', 'Declan Morrow Aldous'],
]

test.each(ranked)('%s is more like %s than like %s, which is not shown', (name, same, other) => {
  const [near, far] = [comparePair(name, same), comparePair(name, other)]
  expect(near.score).toBeGreaterThan(far.score + 10)
  expect(far.verdict).toBe('none')
})

test.each(ranked)('likeness of %s and %s is the same from both sides', (name, same, other) => {
  expect(comparePair(same, name).score).toBe(comparePair(name, same).score)
  expect(comparePair(other, name).score).toBe(comparePair(name, other).score)
})

test('likeness alone stays below what is shown', () => {
  const { score, verdict, evidence } = comparePair('Zan Larkhav', 'Zanlargaw')
  expect(score).toBeLessThan(80)
  expect(verdict).toBe('none')
  expect(evidence.parts.at(-1)).toMatchObject({ about: 'likeness', state: 'silent' })
  expect(explainPair(evidence, 'Zanlargaw', score)).toContain('只供排序')
})

test('points of the rules and of likeness add up to the score', () => {
  const { score, evidence } = comparePair('Keelbury Smiths Ltd', 'Kealberry Smits Ltd')
  const sum = evidence.parts.reduce((total, { effect }) => total + effect, 0)
  expect(sum).toBeCloseTo(score, 5)
})

test('what contradicts counts against likeness too', () => {
  const alike = comparePair('Larrowick Plant 12', 'Lerovich Plant 12').score
  expect(comparePair('Larrowick Plant 12', 'Lerovich Plant 15').score).toBeLessThan(alike - 10)
})

test('a business shared in letters is no likeness of what distinguishes, nor are Mandarin syllables of like letters', () => {
  expect(comparePair('MYB Electronics', 'DKR Electronics').score).toBeLessThan(50)
  expect(comparePair('Larovano Electronics', 'Laruvana Electronics').score).toBeGreaterThan(70)
  const pinyin = comparePair('Ningbo Haina Foundry', 'Ningbo Haitian Foundry').score
  expect(comparePair('Ningbo Larna Foundry', 'Ningbo Lartina Foundry').score).toBeGreaterThan(pinyin + 5)
})
