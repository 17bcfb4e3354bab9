import {
  holdingsOn,
  type Holding,
  type HoldingGraph,
  type OwnershipEdge,
} from '@maojian/domain/ownership/holding'
import type { EnterpriseGraph, GraphEdge } from './open-graph.ts'

/** What one stored relation says in the terms of the ownership rules: a range is told by its two ends. */
export const ownershipEdges = (edge: GraphEdge, write: (node: number) => string): OwnershipEdge[] => {
  const told = (percent: number | null): OwnershipEdge => ({
    owner: write(edge.from),
    owned: write(edge.to),
    percent,
    ...(edge.since !== '' && { since: edge.since }),
    ...(edge.until !== '' && { until: edge.until }),
    ...(edge.control !== '' && { control: edge.control }),
  })
  const { percent, percentHigh } = edge
  if (percentHigh === null || percentHigh === percent) return [told(percent)]
  return [told(percent), told(percentHigh)]
}

/** Numbers of nodes as the ownership rules name them. */
export const partyOf = (node: number): string => String(node)
export const nodeOf = (party: string): number => Number(party)

/** The holdings of one day, read from the snapshot as the rules ask for them. */
export const graphHoldings = (graph: EnterpriseGraph, day: string): HoldingGraph => {
  const owners = new Map<string, readonly Holding[]>()
  const stock = (edges: readonly number[]): OwnershipEdge[] =>
    edges
      .map(graph.edge)
      .filter(one => one.kind === 'STOCK')
      .flatMap(one => ownershipEdges(one, partyOf))
  const ownersOf = (party: string): readonly Holding[] => {
    const known = owners.get(party)
    if (known) return known
    const found = holdingsOn(stock(graph.into(nodeOf(party))), day).ownersOf(party)
    owners.set(party, found)
    return found
  }
  return {
    ownersOf,
    heldBy: party => holdingsOn(stock(graph.outOf(nodeOf(party))), day).heldBy(party),
  }
}
