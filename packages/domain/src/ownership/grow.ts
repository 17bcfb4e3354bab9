import type { Holding, HoldingGraph } from './holding.ts'
import { added, nothing, type Tally } from './tally.ts'

export type Parties = ReadonlySet<string>

export interface Growth {
  /** Whether a party joins by what the members hold of it. */
  readonly joins: (party: string, tally: Tally) => boolean
  /** The same, dearer to tell: asked of those who did not join, once nobody else does. */
  readonly joinsLate?: (party: string, members: Parties) => boolean
  /** What others are told to hold for a member counts as the member's. */
  readonly countsBearers?: boolean
}

/** The least set that holds the seeds and everyone who joins: what no seed owns stays out, cycles too. */
export const grow = (seeds: Iterable<string>, graph: HoldingGraph, growth: Growth): Set<string> => {
  const members = new Set(seeds)
  const tallies = new Map<string, Tally>()
  const waiting = [...members]
  const borne = new Set<Holding>()
  let left = new Set<string>()
  const take = (party: string): void => {
    members.add(party)
    waiting.push(party)
  }
  const count = (holding: Holding): void => {
    const { owned, bearers } = holding
    if (members.has(owned) || borne.has(holding)) return
    if (bearers.length > 0) borne.add(holding)
    const tally = added(tallies.get(owned) ?? nothing, holding)
    tallies.set(owned, tally)
    if (growth.joins(owned, tally)) take(owned)
    else left.add(owned)
  }
  const spread = (owner: string): void => {
    for (const holding of graph.heldBy(owner)) count(holding)
    if (growth.countsBearers === true) for (const holding of graph.heldFor(owner)) count(holding)
  }
  while (waiting.length > 0) {
    for (let owner = waiting.pop(); owner !== undefined; owner = waiting.pop()) spread(owner)
    const asked = left
    left = new Set()
    for (const party of asked) if (!members.has(party) && growth.joinsLate?.(party, members)) take(party)
  }
  return members
}
