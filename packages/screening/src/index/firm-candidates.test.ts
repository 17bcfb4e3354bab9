import { expect, test } from 'vitest'
import { matchNames } from '../search.ts'
import { bestScore } from '../testing/best-score.ts'
import { firmPairs } from '../testing/firm-pairs.table.ts'
import { subjectOf } from '../testing/fixture.ts'
import { buildIndex } from './build.ts'
import { openSnapshot } from './open.ts'

const left = [...new Set(firmPairs.map(([a]) => a))]
const right = [...new Set(firmPairs.map(([, b]) => b))]
const shown = 80
// Stored weights are rounded: what just reaches the threshold may just miss it.
const slack = 0.1

/** A hundred thousand pairs: 18 s, and thrice that on a busy machine. */
const patient = { timeout: 180_000 }

test.each([
  ['one way', left, right],
  ['the other way', right, left],
])('firms and banks, %s: the index finds what comparing every pair finds', patient, (_, asked, listed) => {
  const subjects = listed.map((name, i) => subjectOf(`s${i}`, '01', { names: [name] }))
  const index = openSnapshot(buildIndex(subjects, { engine: '', publishedAt: '', sources: [] }))
  const expected = asked.flatMap(query =>
    listed.flatMap((name, i) => (bestScore(query, name) >= shown + slack ? [{ query, name, i }] : [])),
  )
  const lost = expected.filter(({ query, i }) => !matchNames(index, query, shown).has(i))
  expect(expected.length).toBeGreaterThan(40)
  expect(
    lost.map(({ query, name }) => `${query} | ${name}`),
    'found by comparing and not by the index',
  ).toEqual([])
})
