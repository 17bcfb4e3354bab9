import type { Context } from '../../http/context.ts'
import { relationIdOf } from './map-relation.ts'
import { nodeWords, wireId, type NodeWords } from './node-words.ts'

/** An enterprise of the name asked for that is tied to a listed party without being one. */
export interface RelatedEnterprise extends NodeWords {
  readonly relationId: string
  /** Listed party to which it is tied most closely. */
  readonly listedName: string
  /** 1 owned at a threshold, 2 cannot be excluded, 0 tied in another way. */
  readonly riskSymbol: 0 | 1 | 2
}

const mostRelated = 20

/** Enterprises of that very name that the graph ties to a listed party. */
export const relatedEnterprises = async (
  context: Pick<Context, 'db' | 'engine' | 'graph'>,
  name: string,
): Promise<RelatedEnterprise[]> => {
  const graph = context.graph.current()
  if (!graph) return []
  const nodes = graph
    .named(name)
    .filter(node => graph.linkedAt(node) === undefined && graph.nearestAt(node) >= 0)
    .slice(0, mostRelated)
  const words = await nodeWords(
    context,
    graph,
    nodes.flatMap(node => [node, graph.nearestAt(node)]),
  )
  return nodes.map(node => ({
    ...words(node),
    relationId: relationIdOf(graph, node),
    listedName: words(graph.nearestAt(node)).name,
    riskSymbol: graph.symbolAt(node),
  }))
}

/** Number under which the graph holds a listed party; '' where it does not. */
export const enterpriseOfParty = ({ graph }: Pick<Context, 'graph'>, partyId: string): string => {
  const held = graph.current()
  const node = held?.nodeOfParty(partyId) ?? -1
  return held && node >= 0 ? wireId(held.idAt(node)) : ''
}
