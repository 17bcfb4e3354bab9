import type { mapRelation as call } from '@maojian/contract/calls/enterprise'
import { enterpriseLimits } from '@maojian/contract/limits'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { chainToListed, chainToNamesake, findPaths } from '../../graph/find-paths.ts'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { needGraph, needNode, nodeWords, wireId } from './node-words.ts'
import { pathsWire } from './path-wire.ts'

/**
 * Names the tie between an enterprise and the listed party nearest to it, else the holder that bears a listed name; ''
 * where none is known.
 */
export const relationIdOf = (graph: EnterpriseGraph, node: number): string => {
  const listed = graph.nearestAt(node)
  const end = listed >= 0 ? listed : (graph.suspectAt(node)?.node ?? -1)
  if (end < 0 || end === node) return ''
  return `${wireId(graph.idAt(node))}-${wireId(graph.idAt(end))}`
}

/** The chain that leads to whoever is far away. */
const farChain = (graph: EnterpriseGraph, from: number, to: number): number[] => {
  if (graph.nearestAt(from) === to) return chainToListed(graph, from)
  return graph.suspectAt(from)?.node === to ? chainToNamesake(graph, from) : []
}

/** Every way between an enterprise and a listed party; of one many tiers away, the chain that leads to it. */
export const mapRelation: Verb<typeof call> = async (context, { relationId, hops }) => {
  const graph = needGraph(context)
  const [startId = '', endId = ''] = relationId.split('-')
  const [from, to] = [needNode(graph, startId), needNode(graph, endId)]
  if (from === to) throw new Fault(400, 'relationId 有误')
  const found = findPaths(graph, { from, to, hops, most: enterpriseLimits.paths })
  const chain = farChain(graph, from, to)
  const isFar = found.paths.length === 0 && chain.length > 0
  if (found.paths.length === 0 && !isFar) throw new Fault(404, '没有相关关系')
  const words = await nodeWords(context, graph, [from, to])
  return {
    startId,
    endId,
    startName: words(from).name,
    endName: words(to).name,
    startNameCn: words(from).nameZh,
    endNameCn: words(to).nameZh,
    sample: graph.isSample(from),
    relationMap: await pathsWire(
      context,
      graph,
      { from, to },
      isFar ? { paths: [chain], isCut: true } : found,
    ),
  }
}
