import { expect, test } from 'vitest'
import type { OwnershipEdge } from './holding.ts'
import type { OwnershipRegime } from '../vocabulary/ownership.ts'
import { brief, edgesOf, trace, type Row } from './testing/trace.ts'

/** Whole percents, so that the naive side needs no exact arithmetic. */
interface World {
  readonly rows: readonly Row[]
  readonly listed: readonly string[]
}

const parties = ['A', 'B', 'C', 'D', 'E', 'T']

const randomWorld = (seed: number): World => {
  let state = seed * 2_654_435_761 + 12_345
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const rows = Array.from({ length: 3 + next(8) }, (): Row => {
    const [owner, owned] = [parties[next(6)]!, parties[next(6)]!]
    const kind = next(10)
    if (kind === 0) return [owner, owned, { percent: 10 * next(6), control: '协议控制' }]
    return [owner, owned, kind < 3 ? null : 10 * (1 + next(9))]
  })
  return { rows, listed: parties.slice(0, 1 + next(2)) }
}

/** Values that each owner's share of one company can take, whole tens only; undefined = nobody tells. */
const sharesIn = (edges: readonly OwnershipEdge[], owned: string): [string, number[] | undefined][] =>
  [...new Set(edges.filter(one => one.owned === owned).map(one => one.owner))].map(owner => {
    const told = edges.filter(one => one.owned === owned && one.owner === owner).map(one => one.percent)
    const known = told.filter(percent => percent !== null)
    return [owner, known.length === 0 ? undefined : known]
  })

/** Tries every combination of shares: the most that the parties can hold together, and the least of certain ones. */
const naiveSum = (
  edges: readonly OwnershipEdge[],
  owned: string,
  held: (owner: string) => boolean,
): [number, number] => {
  let [low, high] = [Infinity, 0]
  const shares = sharesIn(edges, owned)
  const tryAll = (at: number, told: number, mine: number, open: boolean): void => {
    if (at === shares.length) {
      const most = open ? Math.max(mine, mine + 100 - told) : mine
      low = Math.min(low, mine)
      high = Math.max(high, most)
      return
    }
    const [owner, values] = shares[at]!
    const isMine = owner !== owned && held(owner)
    if (!values) return tryAll(at + 1, told, mine, open || isMine)
    for (const value of values) tryAll(at + 1, told + value, mine + (isMine ? value : 0), open)
  }
  tryAll(0, 0, 0, false)
  return [Math.min(low, 100), Math.min(high, 100)]
}

type Joins = (party: string, members: ReadonlySet<string>) => boolean

/** Passes over all parties until nothing changes. */
const settle = (seeds: Iterable<string>, joins: Joins): Set<string> => {
  const members = new Set(seeds)
  for (let changed = true; changed;) {
    changed = false
    for (const party of parties)
      if (!members.has(party) && joins(party, members)) {
        members.add(party)
        changed = true
      }
  }
  return members
}

const naive = ({ rows, listed }: World, regime: OwnershipRegime): string => {
  const edges = edgesOf(rows)
  const reached = (share: number): boolean => (regime === 'uk' ? share > 50 : share >= 50)
  const grown = (seeds: Iterable<string>): Set<string> =>
    settle(seeds, (party, members) => reached(naiveSum(edges, party, owner => members.has(owner))[0]))
  const blocked =
    regime === 'bis'
      ? new Set(listed)
      : regime === 'uk'
        ? new Set(listed.flatMap(party => [...grown([party])]))
        : grown(listed)
  const possible = settle(blocked, (party, members) => {
    const controlled = edges.some(
      one =>
        one.owned === party && one.owner !== party && one.control !== undefined && members.has(one.owner),
    )
    const isOpen = (regime === 'eu' || regime === 'uk') && controlled
    return isOpen || reached(naiveSum(edges, party, owner => members.has(owner))[1])
  })
  const low = naiveSum(edges, 'T', owner => blocked.has(owner))[0]
  const high = naiveSum(edges, 'T', owner => possible.has(owner))[1]
  const state = blocked.has('T') ? 'blocked' : possible.has('T') ? 'cannot be excluded' : 'not blocked'
  return `${state} ${low === high ? String(low) : `${String(low)}-${String(high)}`}`
}

test('on random graphs with rings, doubles and unknown shares every verdict equals a naive one', () => {
  const seen = new Map<string, number>()
  for (let seed = 1; seed <= 3000; seed++) {
    const world = randomWorld(seed)
    const answer = trace(world.rows, { listed: world.listed })
    for (const regime of ['ofac', 'eu', 'uk', 'bis'] as const) {
      const expected = naive(world, regime)
      expect(brief(answer, regime), `${regime} ${JSON.stringify(world)}`).toBe(expected)
      const state = expected.replace(/ [0-9-]+$/, '')
      seen.set(state, (seen.get(state) ?? 0) + 1)
    }
  }
  // The graphs are worth asking: each verdict is met often.
  for (const state of ['blocked', 'not blocked', 'cannot be excluded'])
    expect(seen.get(state)).toBeGreaterThan(300)
})
