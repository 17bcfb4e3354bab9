import type { findEnterprise as call } from '@maojian/contract/calls/enterprise-group'
import { enterpriseLimits } from '@maojian/contract/limits'
import type { Verb } from '../../http/route.ts'
import { findingOf } from './finding-of.ts'
import { nodesMeant } from './held-in-graph.ts'
import { relationIdOf } from './map-relation.ts'
import { needGraph, nodeWords } from './node-words.ts'

/** Enterprises that a party or a name means, the one with most relations first; none is no fault. */
export const findEnterprise: Verb<typeof call> = async (context, { party, name }) => {
  const graph = needGraph(context)
  const nodes = nodesMeant(graph, { party, name }).toSorted(
    (a, b) => graph.degree(b) - graph.degree(a) || a - b,
  )
  const shown = nodes.slice(0, enterpriseLimits.found)
  const words = await nodeWords(context, graph, shown)
  return shown.map(node => {
    const { id, name: called, kindName, country, sample } = words(node)
    return {
      id,
      name: called,
      kindName,
      country,
      riskSymbol: graph.symbolAt(node),
      finding: findingOf(graph, node),
      relationId: relationIdOf(graph, node),
      relations: graph.degree(node),
      sample,
    }
  })
}
