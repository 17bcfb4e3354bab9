import type { OwnershipEdge } from '@maojian/domain/ownership/holding'
import { ownershipEdges } from './graph-holdings.ts'
import type { EnterpriseGraph, GraphEdge } from './open-graph.ts'

/** Owners whom nobody listed holds are told one by one up to here, the rest as one. */
const mostOthers = 20

const isStock = (edge: GraphEdge): boolean => edge.kind === 'STOCK'

/** Whether anybody listed, now or once, holds the node through any number of tiers, or is it. */
const matters = ({ sections, linkedAt }: EnterpriseGraph, node: number): boolean =>
  sections.owned[node] === 1 || linkedAt(node) !== undefined

export interface Upstream {
  /** Nodes whose owners are told, the one asked for first. */
  readonly nodes: readonly number[]
  /** Every node that an edge names. */
  readonly named: ReadonlySet<number>
  readonly edges: (write: (node: number) => string) => OwnershipEdge[]
}

/** Told shares of many small owners as one: they count only as what others are told to hold. */
const summed = (graph: EnterpriseGraph, rest: readonly number[], owned: string): OwnershipEdge[] => {
  const told = rest.map(graph.edge).reduce((sum, one) => sum + (one.percent ?? 0), 0)
  if (rest.length === 0) return []
  return [{ owner: `${owned}的其余${rest.length}项持股`, owned, percent: Number(told.toFixed(9)) }]
}

/**
 * All that can decide about a node: its owners, and theirs, wherever a listed party stands behind them. Owners whom no
 * listed party holds at any tier are leaves, whose told shares bound what the others may hold.
 */
export const upstreamOf = (graph: EnterpriseGraph, target: number): Upstream => {
  const nodes = [target]
  const seen = new Set(nodes)
  const named = new Set(nodes)
  const parts: { node: number; kept: number[]; rest: number[] }[] = []
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at]!
    const stock = graph.into(node).filter(edge => isStock(graph.edge(edge)))
    const telling = stock.filter(edge => matters(graph, graph.sections.from[edge]!))
    const others = stock
      .filter(edge => !matters(graph, graph.sections.from[edge]!))
      .sort((a, b) => (graph.edge(b).percent ?? 0) - (graph.edge(a).percent ?? 0))
    const kept = [...telling, ...others.slice(0, mostOthers)]
    for (const edge of kept) named.add(graph.sections.from[edge]!)
    parts.push({ node, kept, rest: others.slice(mostOthers) })
    for (const edge of telling) {
      const owner = graph.sections.from[edge]!
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
        ...kept.flatMap(edge => ownershipEdges(graph.edge(edge), write)),
        ...summed(graph, rest, write(node)),
      ]),
  }
}
