import type { OwnershipEdge } from '@maojian/domain/ownership/holding'
import { least, percentOf, shareOf } from '@maojian/domain/ownership/share'
import { isHolding, ownershipEdge } from './graph-holdings.ts'
import type { EnterpriseGraph } from './open-graph.ts'
import { standsOn } from './stands-on.ts'
import { tellingControls } from './telling-controls.ts'

/** Owners whom nobody listed holds are told one by one up to here, the rest as one. */
const mostOthers = 20

/** Whether anybody listed, now or once or by its name, holds the node through any number of tiers, or is it. */
export const hangsOnListed = ({ sections, linkedAt, namesakesAt }: EnterpriseGraph, node: number): boolean =>
  sections.owned[node] === 1 || linkedAt(node) !== undefined || namesakesAt(node).length > 0

export interface Upstream {
  /** Nodes whose owners are told, the one asked for first. */
  readonly nodes: readonly number[]
  /** Every node that an edge names. */
  readonly named: ReadonlySet<number>
  readonly edges: (write: (node: number) => string) => OwnershipEdge[]
}

/** All that is told of one owner of a company. */
type Owner = readonly number[]

const told = (graph: EnterpriseGraph, owner: Owner): number[] =>
  owner.flatMap(edge => graph.edge(edge).percent ?? [])

/** Told shares of many small owners as one, each at the least that is told: they count only as what others hold. */
const summed = (graph: EnterpriseGraph, rest: readonly Owner[], owned: string): OwnershipEdge[] => {
  if (rest.length === 0) return []
  const shares = rest.map(owner => told(graph, owner).map(shareOf))
  const sum = shares.reduce((all, known) => all + (known.length === 0 ? 0n : known.reduce(least)), 0n)
  return [{ owner: `${owned}的其余${rest.length}名持有人`, owned, percent: percentOf(sum) }]
}

/** Holdings of one company on the day by owner, as far as they can tell anything. */
const ownersOf = (graph: EnterpriseGraph, node: number, day: string): Owner[] => {
  const owners = new Map<number, number[]>()
  for (const edge of graph.into(node)) {
    const one = graph.edge(edge)
    if (!isHolding(one) || !standsOn(one, day)) continue
    const known = owners.get(one.from)
    if (known) known.push(edge)
    else owners.set(one.from, [edge])
  }
  return [...owners.values()]
}

/**
 * All that can decide about a node on a day: its owners, and theirs, wherever a listed party stands behind them. Owners
 * whom no listed party holds at any tier are leaves, whose told shares bound what the others may hold.
 */
export const upstreamOf = (graph: EnterpriseGraph, target: number, day: string): Upstream => {
  const { from } = graph.sections
  const nodes = [target]
  const seen = new Set(nodes)
  const named = new Set(nodes)
  const parts: { node: number; kept: Owner[]; rest: Owner[] }[] = []
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at]!
    const owners = ownersOf(graph, node, day)
    // What the company holds in itself is never one of many: it carries no votes.
    const isTelling = ([edge]: Owner): boolean => from[edge!] === node || hangsOnListed(graph, from[edge!]!)
    const isNominee = (owner: Owner): boolean =>
      owner.some(edge => tellingControls(graph).has(graph.edge(edge).control))
    const telling = owners.filter(owner => isTelling(owner) || isNominee(owner))
    const most = new Map(owners.map(owner => [owner, Math.max(0, ...told(graph, owner))]))
    const others = owners
      .filter(owner => !telling.includes(owner))
      .sort((a, b) => most.get(b)! - most.get(a)!)
    const kept = [...telling, ...others.slice(0, mostOthers)]
    for (const [edge] of kept) named.add(from[edge!]!)
    parts.push({ node, kept, rest: others.slice(mostOthers) })
    for (const [edge] of telling) {
      const owner = from[edge!]!
      if (!seen.has(owner)) {
        seen.add(owner)
        nodes.push(owner)
      }
    }
  }
  return {
    nodes,
    named,
    edges: write =>
      parts.flatMap(({ node, kept, rest }) => [
        ...kept.flat().map(edge => ownershipEdge(graph.edge(edge), write)),
        ...summed(graph, rest, write(node)),
      ]),
  }
}
