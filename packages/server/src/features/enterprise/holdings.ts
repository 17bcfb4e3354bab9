import { holdingsOn } from '@maojian/domain/ownership/holding'
import { percentZh } from '@maojian/domain/ownership/render/percent-zh'
import { shareText } from '@maojian/domain/ownership/share'
import { ownershipEdge, partyOf } from '../../graph/graph-holdings.ts'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { standsOn } from '../../graph/stands-on.ts'

/** A member and the holding that ties it to the group; -1 for the one asked for. */
export interface Tie {
  readonly node: number
  readonly edge: number
}

const weights = [0, 2000, 1000] as const

/** The riskiest first, then the largest share; each member once. */
export const ranked = (graph: EnterpriseGraph, ties: readonly Tie[]): Tie[] => {
  const rank = ({ node, edge }: Tie): number =>
    weights[graph.symbolAt(node)] + (graph.edge(edge).percent ?? 0)
  const seen = new Set<number>()
  return ties
    .toSorted((a, b) => rank(b) - rank(a) || a.node - b.node)
    .filter(({ node }) => !seen.has(node) && seen.add(node))
}

const standing = (graph: EnterpriseGraph, edge: number, day: string): boolean => {
  const one = graph.edge(edge)
  return one.kind === 'STOCK' && standsOn(one, day)
}

/** What all holdings of the two together say, as the ownership rules count them: two classes lie between one and both. */
export const pairPercentZh = (graph: EnterpriseGraph, edge: number, day: string): string => {
  const { from, to } = graph.edge(edge)
  const edges = graph
    .into(to)
    .filter(one => graph.sections.from[one] === from && standing(graph, one, day))
    .map(one => ownershipEdge(graph.edge(one), partyOf))
  const [holding] = holdingsOn(edges, day).ownersOf(partyOf(to))
  if (holding === undefined || !holding.isTold) return '比例不明'
  const [low, high] = [holding.low, holding.high].map(share => percentZh(shareText(share)))
  if (holding.isOpen) return `不低于${low}`
  return low === high ? low! : `${low}–${high}`
}

/** Who holds shares of a member on a day. */
export const holders = (graph: EnterpriseGraph, node: number, day: string): Tie[] =>
  graph
    .into(node)
    .filter(edge => standing(graph, edge, day))
    .map(edge => ({ node: graph.edge(edge).from, edge }))

/** Of whom a member holds shares on a day. */
export const holdings = (graph: EnterpriseGraph, node: number, day: string): Tie[] =>
  graph
    .outOf(node)
    .filter(edge => standing(graph, edge, day))
    .map(edge => ({ node: graph.edge(edge).to, edge }))
