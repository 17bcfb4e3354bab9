import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explainPair } from '../../explain/explain.ts'
import { comparePair } from '../../pair.ts'
import { analyse } from '../../name/analyse.ts'
import { measureVariants, mostOfShared } from '../name-score.ts'
import { overlap } from './compose.ts'
import { pairOf } from './pair-of.ts'
import { signals } from './signals.ts'

const mostPoints = 100

const priced = (a: string, b: string): readonly string[] =>
  comparePair(a, b)
    .evidence.parts.filter(({ effect }) => effect < 0)
    .map(({ about }) => about)

test.each([
  ['王建国', 'Wang Jian', 'partReading'],
  ['Mexan Limited', 'Megasan Ltd', 'soundAlone'],
  ['Larkfield Lighting', 'Larkfield Logistics', 'trade'],
  ['NORVAK 701 Institute', 'NORVAK 702 Institute', 'numeral'],
])('%s, %s: what the signal costs stands under its own name', (a, b, about) =>
  expect(priced(a, b)).toContain(about),
)

test('a surname asked for alone is no reason of its own where neither name is asked for', () => {
  const { evidence } = comparePair('Karvonov', 'Igor Karvonov')
  expect(evidence.parts.map(({ about }) => about)).not.toContain('askedAlone')
})

test.each(Object.values(signals).flat())('$name says something of its example', signal => {
  const [asked, listed] = signal.example.map(analyse)
  const signs = asked!.flatMap(query => listed!.flatMap(other => signal.of(pairOf(query, other), mostPoints)))
  expect(signs).not.toEqual([])
})

test.each(Object.values(signals).flat())(
  '$name: two names get no more than what they share, or what one held in the other gets',
  ({ example }) => {
    const [asked, listed] = example.map(analyse)
    for (const query of asked!)
      for (const other of listed!) {
        const most = mostOfShared(overlap(pairOf(query, other)))
        expect(measureVariants(query, other).score).toBeLessThanOrEqual(most)
      }
  },
)

test('every signal has a name of its own', () => {
  const names = Object.values(signals)
    .flat()
    .map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the reason of a pair tells what contradicts', () => {
  const { evidence, score } = comparePair('Larkfield Lighting', 'Larkfield Logistics')
  expect(explainPair(evidence, 'Larkfield Logistics', score)).toContain('行业矛盾')
})

test('the page of signals has a row for each, in its own words', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/screening-signals.md'), 'utf8')
  const rows = Object.values(signals)
    .flat()
    .map(({ name, tells }) => `| \`${name}\` | ${tells} |`)
  expect(rows.filter(row => !page.includes(row))).toEqual([])
})
