import type { HoldingGraph } from './holding.ts'
import { added, nothing, type Tally } from './tally.ts'

export type Parties = ReadonlySet<string>

export interface Growth {
  /** Whether a party joins by what the members hold of it. */
  readonly joins: (party: string, tally: Tally) => boolean
  /** The same, dearer to tell: asked of those who did not join, once nobody else does. */
  readonly joinsLate?: (party: string, members: Parties) => boolean
}

/** The least set that holds the seeds and everyone who joins: what no seed owns stays out, cycles too. */
export const grow = (seeds: Iterable<string>, graph: HoldingGraph, growth: Growth): Set<string> => {
  const members = new Set(seeds)
  const tallies = new Map<string, Tally>()
  const waiting = [...members]
  let left = new Set<string>()
  const take = (party: string): void => {
    members.add(party)
    waiting.push(party)
  }
  const spread = (owner: string): void => {
    for (const holding of graph.heldBy(owner)) {
      const { owned } = holding
      if (members.has(owned)) continue
      const tally = added(tallies.get(owned) ?? nothing, holding)
      tallies.set(owned, tally)
      if (growth.joins(owned, tally)) take(owned)
      else left.add(owned)
    }
  }
  while (waiting.length > 0) {
    for (let owner = waiting.pop(); owner !== undefined; owner = waiting.pop()) spread(owner)
    const asked = left
    left = new Set()
    for (const party of asked) if (!members.has(party) && growth.joinsLate?.(party, members)) take(party)
  }
  return members
}
