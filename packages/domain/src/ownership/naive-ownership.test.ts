import { expect, test } from 'vitest'
import { starterFacts } from '../control/testing/starter-facts.ts'
import { ownershipRegimes } from '../vocabulary/ownership.ts'
import type { OwnershipEdge } from './holding.ts'
import { naiveOwnership } from './testing/naive-ownership.ts'
import { traceOwnership, type OwnershipQuestion } from './trace-ownership.ts'

const parties = ['A', 'B', 'C', 'D', 'E', 'T']
/** First and last days of every rule, and days between. */
const days = [
  '2024-06-30',
  '2024-07-01',
  '2025-09-28',
  '2025-09-29',
  '2025-10-09',
  '2025-11-06',
  '2025-11-09',
  '2026-03-01',
  '2026-11-09',
  '2026-11-10',
  '2026-11-11',
] as const
/** Whole halves, so that sums of floats are exact; the thresholds themselves are frequent. */
const shares = [0, 0.5, 5, 10, 15, 20, 25, 25, 30, 40, 49.5, 50, 50, 50.5, 51, 60, 75, 100]

const seeded = (seed: number): ((below: number) => number) => {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0
  return below => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const questionOf = (seed: number): OwnershipQuestion => {
  const next = seeded(seed)
  const pick = <T>(all: readonly T[]): T => all[next(all.length)]!
  const edge = (): OwnershipEdge => ({
    owner: pick(parties),
    owned: pick(parties),
    percent: next(4) === 0 ? null : pick(shares),
    ...(next(5) === 0 && { since: pick(days) }),
    ...(next(5) === 0 && { until: pick(days) }),
    ...(next(8) === 0 && { source: '协议控制（VIE）' }),
  })
  const drawn = Array.from({ length: 2 + next(9) }, edge)
  // Every third edge is told again by another source.
  const again = drawn.flatMap(one => (next(3) === 0 ? [{ ...one, percent: pick([null, ...shares]) }] : []))
  const listed = Array.from({ length: next(4) }, () => ({
    party: pick(parties),
    regimes: ownershipRegimes.filter(() => next(3) > 0),
  }))
  return {
    edges: [...drawn, ...again],
    listed,
    target: next(4) === 0 ? pick(parties) : 'T',
    date: pick(days),
  }
}

/** Votes are quotients, which floats do not hold exactly and answers tell to four decimals. */
const near = (share: number): number => Math.round(share * 1e4) / 1e4

test('S2-292 on 6,000 random graphs with rings, doubles, dates, control and unknown shares every answer equals a naive one', () => {
  const seen = new Map<string, number>()
  for (let seed = 1; seed <= 6000; seed++) {
    const question = questionOf(seed)
    const answer = traceOwnership(starterFacts(), question)
    const naive = naiveOwnership(question)
    for (const regime of ownershipRegimes) {
      const { state, low, high, paths } = answer.regimes[regime]
      const got = { state, low, high: near(high), paths: paths.map(path => path.join('>')).toSorted() }
      expect(got, `${regime} ${JSON.stringify(question)}`).toEqual({
        ...naive[regime],
        high: near(naive[regime].high),
      })
      seen.set(`${regime} ${state}`, (seen.get(`${regime} ${state}`) ?? 0) + 1)
    }
  }
  // The graphs are worth asking: each verdict of each regime is met often.
  for (const regime of ownershipRegimes)
    for (const state of ['blocked', 'not blocked', 'cannot be excluded'])
      expect(seen.get(`${regime} ${state}`), `${regime} ${state}`).toBeGreaterThan(50)
})
