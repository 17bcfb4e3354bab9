import type { EnterpriseGraph } from './open-graph.ts'

export interface NeighbourPage {
  readonly page: readonly number[]
  readonly total: number
}

/** Risk weighs more than any share. */
const weights = [0, 2000, 1000] as const

/** Everyone beside a node with what ranks him: his risk, then the largest share between the two. */
const ranked = (graph: EnterpriseGraph, node: number): Map<number, number> => {
  const { low, to, from, symbol, outStart, inStart, inEdges } = graph.sections
  const ranks = new Map<number, number>()
  const note = (other: number, edge: number): void => {
    if (other === node) return
    const share = Number.isNaN(low[edge]!) ? 0 : low[edge]!
    const rank = weights[symbol[other]! as 0 | 1 | 2] + share
    if (rank > (ranks.get(other) ?? -1)) ranks.set(other, rank)
  }
  for (let edge = outStart[node]!; edge < outStart[node + 1]!; edge++) note(to[edge]!, edge)
  for (let at = inStart[node]!; at < inStart[node + 1]!; at++) note(from[inEdges[at]!]!, inEdges[at]!)
  return ranks
}

/**
 * Neighbours of a node from an offset, riskiest first, then by share. Only those of the page are put in order one by one:
 * a holder of fifty thousand answers as fast as others.
 */
export const neighbours = (
  graph: EnterpriseGraph,
  node: number,
  { offset = 0, limit }: { readonly offset?: number; readonly limit: number },
): NeighbourPage => {
  const ranks = ranked(graph, node)
  const wanted = Math.min(ranks.size, offset + limit)
  const sorted = Float64Array.from(ranks.values()).sort()
  const least = sorted[sorted.length - wanted] ?? 0
  const above: number[] = []
  const even: number[] = []
  for (const [other, rank] of ranks)
    if (rank > least) above.push(other)
    else if (rank === least) even.push(other)
  above.sort((a, b) => ranks.get(b)! - ranks.get(a)! || a - b)
  const level = Int32Array.from(even).sort()
  return {
    page: [...above, ...level.subarray(0, wanted - above.length)].slice(offset, wanted),
    total: ranks.size,
  }
}
