import { mayBeOwn, mayReach, ownUnder, type IsOwn } from './daughters.ts'
import { grow, type Parties } from './grow.ts'
import type { Holding, HoldingGraph } from './holding.ts'
import { isReached, type RuleOnDay } from './ownership-rule.ts'
import { least, whole } from './share.ts'
import { added, isInItself, mostOf, nothing, roomOf, toldOf, type Sum } from './tally.ts'

/** Who is blocked under one rule, and who may be: the second holds the first. */
export interface Standing {
  readonly listed: Parties
  /** Whoever bears a listed party's name, and nobody has said yet whether it is that party. */
  readonly suspected: Parties
  readonly blocked: Parties
  readonly possible: Parties
  /** Shares that carry no votes. */
  readonly isOwn: IsOwn
}

const holds = (parties: Parties, one: Holding): boolean => !isInItself(one) && parties.has(one.owner)

/** A share that is told to be held for a party, or at its word, may be that party's. */
export const mayHold = (parties: Parties, one: Holding): boolean =>
  holds(parties, one) || (!isInItself(one) && one.bearers.some(bearer => parties.has(bearer)))

/** Summed shares of blocked owners: at least, and at most with those that may be blocked. */
export const sumOf = (
  holdings: readonly Holding[],
  { blocked, possible, isOwn }: Pick<Standing, 'blocked' | 'possible' | 'isOwn'>,
): Sum => {
  const tally = holdings.filter(one => mayHold(possible, one)).reduce(added, nothing)
  const low = toldOf(holdings.filter(one => holds(blocked, one)))
  const ownIn = (one: Holding): boolean => !mayHold(possible, one) && isOwn(one)
  return { low: least(low, whole), high: mostOf(tally, () => roomOf(holdings, ownIn)) }
}

const blockedBy = (rule: RuleOnDay, graph: HoldingGraph, seeds: Iterable<string>): Set<string> =>
  grow(seeds, graph, { joins: (_, { low }) => isReached(rule, least(low, whole)) })

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
  const joins = mayReach(rule, graph)
  const isOwn = ownUnder(graph, joins)
  const reaches = (party: string, possible: Parties, own: IsOwn): boolean =>
    isReached(rule, sumOf(graph.ownersOf(party), { blocked, possible, isOwn: own }).high)
  const possible =
    rule.state === 'off'
      ? seeds
      : grow(seeds, graph, {
          joins,
          countsBearers: true,
          // Daughters are looked for only where they could decide.
          joinsLate: (party, members) =>
            reaches(party, members, mayBeOwn(graph)) && reaches(party, members, isOwn),
        })
  return { listed, suspected, blocked, possible, isOwn }
}
