import { ownershipRegimes, type OwnershipRegime, type OwnershipState } from '../vocabulary/ownership.ts'
import { bearersAmong } from './bearer.ts'
import { holdingsOn, type HoldingGraph, type OwnershipEdge } from './holding.ts'
import type { OwnershipFacts, OwnershipRule } from './ownership-rule.ts'
import { createSpelling } from './party-spelling.ts'
import { bis } from './regime/bis.ts'
import { cn } from './regime/cn.ts'
import { eu } from './regime/eu.ts'
import { ofac } from './regime/ofac.ts'
import { uk } from './regime/uk.ts'
import { reasonZh } from './render/reason-zh.ts'
import { shownPercent } from './share.ts'
import { standingUnder, sumOf, type Standing } from './standing.ts'
import { tracePaths } from './trace-paths.ts'

interface ListedParty {
  readonly party: string
  readonly regimes: readonly OwnershipRegime[]
  /** Those of them of which no list tells since when: it counts as listed on any day, and the reason says so. */
  readonly undated?: readonly OwnershipRegime[]
}

export interface OwnershipQuestion {
  readonly edges: readonly OwnershipEdge[]
  readonly listed: readonly ListedParty[]
  /** Parties that bear the name of a listed one: what hangs on them cannot be excluded until somebody looks. */
  readonly namesakes?: readonly ListedParty[]
  readonly target: string
  /** What makes one party of several spellings; by default width and spaces alone. */
  readonly fold?: (name: string) => string
  /** yyyy-MM-dd; holdings and rules are taken as of this day. */
  readonly date: string
}

export interface RegimeAnswer {
  readonly state: OwnershipState
  /** Summed shares of blocked owners in percent, at least and at most. */
  readonly low: number
  readonly high: number
  /** Owner first, strongest first. */
  readonly paths: string[][]
  /** The arithmetic, in Chinese words. */
  readonly reason: string
}

export interface OwnershipAnswer {
  readonly target: string
  readonly date: string
  readonly regimes: Readonly<Record<OwnershipRegime, RegimeAnswer>>
}

const rules: Readonly<Record<OwnershipRegime, OwnershipRule>> = { ofac, eu, uk, bis, cn }

export interface StandingsQuestion {
  readonly graph: HoldingGraph
  readonly date: string
  readonly listedBy: (regime: OwnershipRegime) => ReadonlySet<string>
  /** Who bears the name of a listed party; nobody unless said. */
  readonly suspectedBy?: (regime: OwnershipRegime) => ReadonlySet<string>
}

/** Who is blocked, and who may be, in a whole graph: the least fixed point of every regime's rule on the day. */
export const standingsOn = (
  facts: OwnershipFacts,
  { graph, date, listedBy, suspectedBy = () => new Set() }: StandingsQuestion,
): Readonly<Record<OwnershipRegime, Standing>> =>
  Object.fromEntries(
    ownershipRegimes.map(regime => [
      regime,
      standingUnder(rules[regime](facts, date), graph, {
        listed: listedBy(regime),
        suspected: suspectedBy(regime),
      }),
    ]),
  ) as Record<OwnershipRegime, Standing>

const stateOf = ({ blocked, possible }: Standing, target: string): OwnershipState =>
  blocked.has(target) ? 'blocked' : possible.has(target) ? 'cannot be excluded' : 'not blocked'

interface Asked {
  readonly facts: OwnershipFacts
  readonly date: string
  readonly graph: HoldingGraph
  readonly target: string
  readonly write: (party: string) => string
  /** Whoever a holding names, on any day. */
  readonly named: ReadonlySet<string>
}

interface Seeds extends Pick<Standing, 'listed' | 'suspected'> {
  readonly undated: readonly string[]
}

const answerUnder = (asked: Asked, regime: OwnershipRegime, seeds: Seeds): RegimeAnswer => {
  const { graph, target, write } = asked
  const rule = rules[regime](asked.facts, asked.date)
  const standing = standingUnder(rule, graph, seeds)
  const { low, high } = sumOf(graph.ownersOf(target), standing)
  const traced = tracePaths({ graph, rule, standing }, target)
  const absent = [...seeds.listed].filter(party => party !== target && !asked.named.has(party))
  return {
    state: stateOf(standing, target),
    low: shownPercent(low),
    high: shownPercent(high),
    paths: traced.paths.map(path => path.parties.map(write)),
    reason: reasonZh({
      rule,
      graph,
      standing,
      target,
      write,
      isCut: traced.isCut,
      absent,
      undated: seeds.undated,
    }),
  }
}

interface Prepared {
  readonly asked: Asked
  readonly seedsOf: (regime: OwnershipRegime) => Seeds
}

const prepared = (facts: OwnershipFacts, question: OwnershipQuestion): Prepared => {
  const { date } = question
  const { keyOf, write } = createSpelling(question.fold)
  const target = keyOf(question.target)
  const keyed = (parties: readonly ListedParty[]) => parties.map(one => ({ ...one, party: keyOf(one.party) }))
  const [listed, namesakes] = [keyed(question.listed), keyed(question.namesakes ?? [])]
  const under = (parties: readonly ListedParty[], regime: OwnershipRegime): Set<string> =>
    new Set(parties.flatMap(one => (one.regimes.includes(regime) ? [one.party] : [])))
  const edges = question.edges.map(one => ({ ...one, owner: keyOf(one.owner), owned: keyOf(one.owned) }))
  const sought = new Map(
    [...question.listed, ...(question.namesakes ?? [])].map(one => [keyOf(one.party), one.party]),
  )
  const bearersIn = bearersAmong(sought, question.fold ?? (text => text))
  const graph = holdingsOn(edges, date, { write, bearersIn })
  const named = new Set(edges.flatMap(({ owner, owned }) => [owner, owned]))
  for (const party of sought.keys()) if (graph.heldFor(party).length > 0) named.add(party)
  return {
    asked: { facts, date, graph, target, write, named },
    seedsOf: regime => ({
      listed: under(listed, regime),
      suspected: under(namesakes, regime),
      undated: [...new Set(listed.flatMap(one => (one.undated?.includes(regime) ? [one.party] : [])))],
    }),
  }
}

/** Whether the shares reach a regime's threshold, as if its rule were in force on the day: what a dated switch is then laid upon. */
export const sharesReach = (
  facts: OwnershipFacts,
  question: OwnershipQuestion,
  regime: OwnershipRegime,
): OwnershipState => {
  const { asked, seedsOf } = prepared(facts, question)
  const rule = { ...rules[regime](facts, question.date), state: 'on' as const }
  return stateOf(standingUnder(rule, asked.graph, seedsOf(regime)), asked.target)
}

/**
 * Whether listed parties stand behind the target, by each regime's own rule on the day: tier by tier, shares added
 * exactly, and what nobody tells left open. Pure; nothing is taken from outside the question but dated rules.
 */
export const traceOwnership = (facts: OwnershipFacts, question: OwnershipQuestion): OwnershipAnswer => {
  const { date } = question
  const { asked, seedsOf } = prepared(facts, question)
  const answers = ownershipRegimes.map(
    regime => [regime, answerUnder(asked, regime, seedsOf(regime))] as const,
  )
  return {
    target: question.target,
    date,
    regimes: Object.fromEntries(answers) as Record<OwnershipRegime, RegimeAnswer>,
  }
}
