import { controlOf } from './control-word.ts'
import { least, most, shareOf, whole, type Share } from './share.ts'

/** One statement of a source: who holds how much of whom, and when. */
export interface OwnershipEdge {
  readonly owner: string
  readonly owned: string
  /** 0 to 100; null = held, but nobody tells how much. */
  readonly percent: number | null
  /** First and last day on which it holds. */
  readonly since?: string
  readonly until?: string
  readonly source?: string
  /** Control beside or without shares, in words: 协议控制（VIE）, 代持, 董事会多数, 普通合伙人 … */
  readonly control?: string
}

/** What all edges of one pair of parties say together on one day. */
export interface Holding {
  readonly owner: string
  readonly owned: string
  readonly low: Share
  readonly high: Share
  /** Some source tells a percent; otherwise `low` is nothing and `high` everything. */
  readonly isTold: boolean
  readonly control: string
}

export interface HoldingGraph {
  readonly ownersOf: (party: string) => readonly Holding[]
  readonly heldBy: (party: string) => readonly Holding[]
}

const holdsOn = ({ since, until }: Pick<OwnershipEdge, 'since' | 'until'>, date: string): boolean =>
  (since === undefined || since <= date) && (until === undefined || date <= until)

/** Sources that differ give the lowest and the highest; one that tells nothing adds nothing. */
const joined = (edges: readonly OwnershipEdge[]): Holding => {
  const { owner, owned } = edges[0]!
  const told = edges.flatMap(one => (one.percent === null ? [] : [shareOf(one.percent)]))
  const control = [...new Set(edges.map(controlOf).filter(word => word !== ''))].join('、')
  if (told.length === 0) return { owner, owned, low: 0n, high: whole, isTold: false, control }
  return { owner, owned, low: told.reduce(least), high: told.reduce(most), isTold: true, control }
}

const gather = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const map = new Map<string, T[]>()
  for (const row of rows) {
    const kept = map.get(keyOf(row))
    if (kept) kept.push(row)
    else map.set(keyOf(row), [row])
  }
  return map
}

/** Holdings of one day; edges of equal owner and owned are one of them. */
export const holdingsOn = (edges: readonly OwnershipEdge[], date: string): HoldingGraph => {
  const standing = edges.filter(edge => holdsOn(edge, date))
  const pairs = gather(standing, ({ owner, owned }) => JSON.stringify([owner, owned]))
  const holdings = [...pairs.values()].map(joined)
  const byOwned = gather(holdings, one => one.owned)
  const byOwner = gather(holdings, one => one.owner)
  return {
    ownersOf: party => byOwned.get(party) ?? [],
    heldBy: party => byOwner.get(party) ?? [],
  }
}
