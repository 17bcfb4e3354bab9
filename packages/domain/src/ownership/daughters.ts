import { grow } from './grow.ts'
import type { Holding, HoldingGraph } from './holding.ts'
import { isReached, type RuleOnDay } from './ownership-rule.ts'
import { isInItself, mostOf, roomOf, type Room, type Tally } from './tally.ts'

/** Holdings looked at for all parties of one question together; beyond them whoever may be a daughter is taken for one. */
const mostSteps = 1_000_000

export type IsOwn = (one: Holding) => boolean
export type Joins = (party: string, tally: Tally) => boolean

/** Whether what some owners hold of a party may reach the threshold, or control; its own shares are those in itself alone. */
export const mayReach = (rule: RuleOnDay, graph: HoldingGraph): Joins => {
  const rooms = new Map<string, Room>()
  const roomIn = (party: string): Room => {
    const room = rooms.get(party) ?? roomOf(graph.ownersOf(party), isInItself)
    rooms.set(party, room)
    return room
  }
  return (party, tally) =>
    (rule.controls && tally.isControlled) ||
    isReached(
      rule,
      mostOf(tally, () => roomIn(party)),
    )
}

/** Whether a holding may be a party's own at all: who has no owners is nobody's daughter. */
export const mayBeOwn =
  (graph: HoldingGraph): IsOwn =>
  one =>
    isInItself(one) || graph.ownersOf(one.owner).length > 0

/**
 * The own shares of every party: what it holds in itself, and what those hold in it whom it may own or control, found as
 * the listed have what belongs to them: tier by tier, at the rule's threshold.
 */
export const ownUnder = (graph: HoldingGraph, joins: Joins): IsOwn => {
  const known = new Map<string, ReadonlySet<string>>()
  let steps = 0
  const counted: Joins = (party, tally) => {
    steps++
    return steps <= mostSteps && joins(party, tally)
  }
  const daughtersOf = (party: string): ReadonlySet<string> => {
    const found = known.get(party) ?? grow([party], graph, { joins: counted })
    known.set(party, found)
    return found
  }
  const mayBe = mayBeOwn(graph)
  return one =>
    isInItself(one) || (mayBe(one) && (daughtersOf(one.owned).has(one.owner) || steps > mostSteps))
}
