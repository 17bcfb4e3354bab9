import type { Holding, HoldingGraph } from './holding.ts'
import { isReached, type RuleOnDay } from './ownership-rule.ts'
import { least, most, whole, type Share } from './share.ts'

type Parties = ReadonlySet<string>

/** Who is blocked under one rule, and who may be: the second holds the first. */
export interface Standing {
  readonly listed: Parties
  readonly blocked: Parties
  readonly possible: Parties
}

/** Summed shares of blocked owners: at least, and at most with those that may be blocked. */
export interface Sum {
  readonly low: Share
  readonly high: Share
}

/** Shares that a company holds in itself belong to no owner. */
const holds = (parties: Parties, { owner, owned }: Holding): boolean => owner !== owned && parties.has(owner)

/** A share that nobody tells is at most what the others are not told to hold. */
export const sumOf = (holdings: readonly Holding[], standing: Omit<Standing, 'listed'>): Sum => {
  let [low, high, elsewhere, isOpen] = [0n, 0n, 0n, false]
  for (const one of holdings) {
    if (!holds(standing.possible, one)) elsewhere += one.low
    else if (one.isTold) high += one.high
    else isOpen = true
    if (holds(standing.blocked, one)) low += one.low
  }
  return { low: least(low, whole), high: least(isOpen ? most(high, whole - elsewhere) : high, whole) }
}

/** Whether a party joins, given the members so far; every owner that joined asks again. */
type Joins = (party: string, members: Parties) => boolean

/** The least set that holds the seeds and everyone who joins: what no seed owns stays out, cycles too. */
const grow = (seeds: Iterable<string>, graph: HoldingGraph, joins: Joins): Set<string> => {
  const members = new Set(seeds)
  const waiting = [...members]
  for (let owner = waiting.pop(); owner !== undefined; owner = waiting.pop())
    for (const { owned } of graph.heldBy(owner))
      if (!members.has(owned) && joins(owned, members)) {
        members.add(owned)
        waiting.push(owned)
      }
  return members
}

const blockedBy = (rule: RuleOnDay, graph: HoldingGraph, seeds: Iterable<string>): Set<string> =>
  grow(seeds, graph, (party, members) =>
    isReached(rule, sumOf(graph.ownersOf(party), { blocked: members, possible: members }).low),
  )

const certain = (rule: RuleOnDay, graph: HoldingGraph, listed: Parties): Parties => {
  if (rule.state !== 'on') return listed
  if (rule.aggregates) return blockedBy(rule, graph, listed)
  // Holders belong together when one listed party stands behind them.
  return new Set([...listed].flatMap(party => [...blockedBy(rule, graph, [party])]))
}

/** The least fixed point of one rule over the holdings of its day. */
export const standingUnder = (rule: RuleOnDay, graph: HoldingGraph, listed: Parties): Standing => {
  const blocked = certain(rule, graph, listed)
  if (rule.state === 'off') return { listed, blocked, possible: blocked }
  const possible = grow(blocked, graph, (party, members) => {
    const owners = graph.ownersOf(party)
    return (
      isReached(rule, sumOf(owners, { blocked, possible: members }).high) ||
      (rule.controls && owners.some(one => one.control !== '' && holds(members, one)))
    )
  })
  return { listed, blocked, possible }
}
