import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { notEnded } from '../../graph/stands-on.ts'

export type Shows = (edge: number) => boolean

/** Relations that a drawing shows: those that have ended by the day of the snapshot only where they are asked for. */
export const shownEdges = (graph: EnterpriseGraph, ended: boolean): Shows =>
  ended ? () => true : notEnded(graph, graph.head.day)

/** How many relations of a node have ended. */
export const endedAt = (graph: EnterpriseGraph, node: number): number => {
  const { outStart, inStart, inEdges } = graph.sections
  const stands = notEnded(graph, graph.head.day)
  let count = 0
  for (let edge = outStart[node]!; edge < outStart[node + 1]!; edge++) if (!stands(edge)) count++
  for (let at = inStart[node]!; at < inStart[node + 1]!; at++) if (!stands(inEdges[at]!)) count++
  return count
}
