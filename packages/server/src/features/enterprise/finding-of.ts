import type { EnterpriseFinding } from '@maojian/domain/vocabulary/enterprise'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'

/** What stands against an enterprise of the graph: the one place that says it, for drawings, tables and boards. */
export const findingOf = (graph: EnterpriseGraph, node: number): EnterpriseFinding => {
  const linked = graph.linkedAt(node)
  if (linked?.listed === true) return 'listed'
  const symbol = graph.symbolAt(node)
  if (symbol === 1) return 'held'
  if (symbol === 2) return linked ? 'former' : 'doubtful'
  const nearest = graph.nearestAt(node)
  return nearest < 0 || nearest === node ? 'none' : 'tied'
}
