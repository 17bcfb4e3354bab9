import type { Holding, HoldingGraph } from './holding.ts'
import { isReached, type RuleOnDay } from './ownership-rule.ts'
import { least, most, whole, type Share } from './share.ts'

type Parties = ReadonlySet<string>

/** Who is blocked under one rule, and who may be: the second holds the first. */
export interface Standing {
  readonly listed: Parties
  /** Whoever bears a listed party's name, and nobody has said yet whether it is that party. */
  readonly suspected: Parties
  readonly blocked: Parties
  readonly possible: Parties
}

/** Summed shares of blocked owners: at least, and at most with those that may be blocked. */
export interface Sum {
  readonly low: Share
  readonly high: Share
}

/** What those who belong to a set hold of one party together. */
interface Tally {
  readonly low: Share
  /** Told shares alone. */
  readonly high: Share
  /** One of them holds a share that nobody tells. */
  readonly isOpen: boolean
  readonly isControlled: boolean
}

const nothing: Tally = { low: 0n, high: 0n, isOpen: false, isControlled: false }

const added = ({ low, high, isOpen, isControlled }: Tally, one: Holding): Tally => ({
  low: low + one.low,
  high: one.isTold ? high + one.high : high,
  isOpen: isOpen || one.isOpen,
  isControlled: isControlled || one.control !== '',
})

const toldOf = (holdings: readonly Holding[]): Share => holdings.reduce((sum, one) => sum + one.low, 0n)

/** What all owners of one party are told to hold, and what it holds in itself: at least, and at most. */
interface Room {
  readonly told: Share
  readonly own: Sum
}

/** Shares that a company holds in itself belong to no owner. */
const isOwn = ({ owner, owned }: Holding): boolean => owner === owned
const holds = (parties: Parties, one: Holding): boolean => !isOwn(one) && parties.has(one.owner)

const roomOf = (holdings: readonly Holding[]): Room => {
  const own = holdings.find(isOwn)
  return {
    told: toldOf(holdings),
    own: { low: own?.low ?? 0n, high: own?.isOpen ? whole : (own?.high ?? 0n) },
  }
}

const within = (share: Share): Share => least(most(share, 0n), whole)

/**
 * A share that nobody tells is at most what the others are not told to hold. What the company holds in itself carries no
 * votes: of those that are left the owners have more than of all shares.
 */
const mostOf = ({ low, high, isOpen }: Tally, room: () => Room): Share => {
  if (high === 0n && !isOpen) return 0n
  const { told, own } = room()
  const held = within(isOpen ? most(high, whole - (told - low)) : high)
  const others = told - low - own.low
  const silent = within(least(own.high, whole - others - held))
  if (silent === 0n) return held
  return silent === whole ? whole : least((held * whole) / (whole - silent), whole)
}

export const sumOf = (
  holdings: readonly Holding[],
  { blocked, possible }: Pick<Standing, 'blocked' | 'possible'>,
): Sum => {
  const tally = holdings.filter(one => holds(possible, one)).reduce(added, nothing)
  const low = toldOf(holdings.filter(one => holds(blocked, one)))
  return { low: least(low, whole), high: mostOf(tally, () => roomOf(holdings)) }
}

type Joins = (party: string, tally: Tally) => boolean

/** The least set that holds the seeds and everyone who joins: what no seed owns stays out, cycles too. */
const grow = (seeds: Iterable<string>, graph: HoldingGraph, joins: Joins): Set<string> => {
  const members = new Set(seeds)
  const tallies = new Map<string, Tally>()
  const waiting = [...members]
  for (let owner = waiting.pop(); owner !== undefined; owner = waiting.pop())
    for (const holding of graph.heldBy(owner)) {
      const { owned } = holding
      if (members.has(owned)) continue
      const tally = added(tallies.get(owned) ?? nothing, holding)
      tallies.set(owned, tally)
      if (!joins(owned, tally)) continue
      members.add(owned)
      waiting.push(owned)
    }
  return members
}

const blockedBy = (rule: RuleOnDay, graph: HoldingGraph, seeds: Iterable<string>): Set<string> =>
  grow(seeds, graph, (_, { low }) => isReached(rule, least(low, whole)))

/** Listed parties before those whom they hold through any number of tiers, as far as rings allow. */
const fromAbove = (graph: HoldingGraph, listed: Parties): string[] => {
  const seen = new Set<string>()
  const done: string[] = []
  for (const seed of listed) {
    const open = [{ party: seed, held: graph.heldBy(seed), at: 0 }]
    if (seen.has(seed)) continue
    seen.add(seed)
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const next = top.held[top.at++]?.owned
      if (next === undefined) {
        if (listed.has(top.party)) done.push(top.party)
        open.pop()
      } else if (!seen.has(next)) {
        seen.add(next)
        open.push({ party: next, held: graph.heldBy(next), at: 0 })
      }
    }
  }
  return done.reverse()
}

/** Holders belong together when one listed party stands behind them; whom another one blocks adds nobody new. */
const blockedAlone = (rule: RuleOnDay, graph: HoldingGraph, listed: Parties): Set<string> => {
  const blocked = new Set<string>()
  for (const party of fromAbove(graph, listed))
    if (!blocked.has(party)) for (const one of blockedBy(rule, graph, [party])) blocked.add(one)
  return blocked
}

const certain = (rule: RuleOnDay, graph: HoldingGraph, listed: Parties): Parties => {
  if (rule.state !== 'on') return listed
  return rule.aggregates ? blockedBy(rule, graph, listed) : blockedAlone(rule, graph, listed)
}

/** The least fixed point of one rule over the holdings of its day; a suspected party counts as one that may be blocked. */
export const standingUnder = (
  rule: RuleOnDay,
  graph: HoldingGraph,
  { listed, suspected }: Pick<Standing, 'listed' | 'suspected'>,
): Standing => {
  const blocked = certain(rule, graph, listed)
  const seeds = suspected.size === 0 ? blocked : new Set([...blocked, ...suspected])
  if (rule.state === 'off') return { listed, suspected, blocked, possible: seeds }
  const rooms = new Map<string, Room>()
  const roomIn = (party: string): Room => {
    const room = rooms.get(party) ?? roomOf(graph.ownersOf(party))
    rooms.set(party, room)
    return room
  }
  const possible = grow(
    seeds,
    graph,
    (party, tally) =>
      isReached(
        rule,
        mostOf(tally, () => roomIn(party)),
      ) ||
      (rule.controls && tally.isControlled),
  )
  return { listed, suspected, blocked, possible }
}
