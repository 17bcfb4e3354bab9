import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import type { Context } from '../../http/context.ts'
import { relationIdOf } from './map-relation.ts'
import { nodeWords, storedId, wireId, type NodeWords } from './node-words.ts'
import { listedItself, listedNameAt, suspectTie, tiedNodes, type SuspectTie } from './tied-nodes.ts'

/** An enterprise of the name asked for that is tied to a listed party, or is one that the lists know by another name. */
export interface RelatedEnterprise extends NodeWords {
  readonly relationId: string
  /** The listed party that it is; '' where it is none. */
  readonly partyId: string
  /** Listed party to which it is tied most closely. */
  readonly listedName: string
  /** Because of whose mere name it cannot be excluded. */
  readonly suspect: SuspectTie | undefined
  /** 1 owned at a threshold, 2 cannot be excluded, 0 tied in another way. */
  readonly riskSymbol: 0 | 1 | 2
}

const mostRelated = 20

type Asked = Pick<Context, 'db' | 'engine' | 'graph'>

const relatedAt = async (
  context: Asked,
  graph: EnterpriseGraph,
  nodes: readonly number[],
): Promise<RelatedEnterprise[]> => {
  if (nodes.length === 0) return []
  const known = nodes.flatMap(node => [node, graph.nearestAt(node)]).filter(node => node >= 0)
  const words = await nodeWords(context, graph, known)
  const index = context.engine.current()
  const listedName = (node: number): string =>
    node < 0 ? '' : listedNameAt(graph, index, node) || words(node).name
  return nodes.map(node => ({
    ...words(node),
    relationId: relationIdOf(graph, node),
    partyId: listedItself(graph, node),
    listedName: listedName(graph.nearestAt(node)),
    suspect: suspectTie(graph, index, node),
    riskSymbol: graph.symbolAt(node),
  }))
}

/** Numbers of the graph, which no listed party bears. */
export const isEnterpriseId = (id: string): boolean => /^E\d{1,9}$/u.test(id)

/** An enterprise of the graph by its number on the wire, whatever it is tied to; none where the graph does not hold it. */
export const storedEnterprise = async (
  context: Asked,
  id: string,
): Promise<RelatedEnterprise | undefined> => {
  const graph = context.graph.current()
  const node = graph?.positionOf(storedId(id)) ?? -1
  return graph && node >= 0 ? (await relatedAt(context, graph, [node]))[0] : undefined
}

/** Enterprises of that name that the graph ties to a listed party, beside those that the name itself has found. */
export const relatedEnterprises = async (
  context: Asked,
  name: string,
  isFound: (partyId: string) => boolean,
): Promise<RelatedEnterprise[]> => {
  const graph = context.graph.current()
  if (!graph) return []
  return relatedAt(context, graph, tiedNodes(graph, name, isFound).slice(0, mostRelated))
}

/** Number under which the graph holds a listed party; '' where it does not. */
export const enterpriseOfParty = ({ graph }: Pick<Context, 'graph'>, partyId: string): string => {
  const held = graph.current()
  const node = held?.nodeOfParty(partyId) ?? -1
  return held && node >= 0 ? wireId(held.idAt(node)) : ''
}
