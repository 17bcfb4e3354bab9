import type { groupBoard as call } from '@maojian/contract/calls/enterprise-group'
import { enterpriseLimits } from '@maojian/contract/limits'
import type * as z from 'zod'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import type { Context } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { findingOf } from './finding-of.ts'
import { holders, holdings, pairPercentZh, ranked, type Tie } from './holdings.ts'
import { listsOfParty } from './lists-of-party.ts'
import { relationIdOf } from './map-relation.ts'
import { needGraph, needNode, nodeWords } from './node-words.ts'

type Reply = z.output<typeof call.reply>

/** Sisters are looked for below so many parents, the riskiest first. */
const mostParents = 20

const circlesOf = (graph: EnterpriseGraph, self: number, day: string) => {
  const other = ({ node }: Tie): boolean => node !== self
  const parents = ranked(graph, holders(graph, self, day).filter(other))
  const daughters = ranked(graph, holdings(graph, self, day).filter(other))
  const taken = new Set([self, ...[...parents, ...daughters].map(({ node }) => node)])
  const sisters = ranked(
    graph,
    parents.slice(0, mostParents).flatMap(({ node }) => holdings(graph, node, day)),
  ).filter(({ node }) => !taken.has(node))
  return { parents, sisters, daughters }
}

const wiring = async (context: Context, graph: EnterpriseGraph, ties: readonly Tie[], day: string) => {
  const words = await nodeWords(
    context,
    graph,
    ties.map(({ node }) => node),
  )
  return ({ node, edge }: Tie): Reply['self'] => {
    const { id, name, kindName, country, sample } = words(node)
    const partyId = graph.linkedAt(node)?.partyId ?? ''
    const listedSample = graph.linkedAt(node)?.listed === true && partyId === ''
    return {
      id,
      name,
      kindName,
      country,
      percentText: edge < 0 ? '' : pairPercentZh(graph, edge, day),
      riskSymbol: graph.symbolAt(node),
      finding: findingOf(graph, node),
      lists: listedSample ? '示例' : partyId === '' ? '' : listsOfParty(context, partyId, day),
      partyId,
      relationId: relationIdOf(graph, node),
      sample,
    }
  }
}

/** Parents, sisters and daughters by the holdings of today, the riskiest first, each with its lists. */
export const groupBoard: Verb<typeof call> = async (context, { id }) => {
  const graph = needGraph(context)
  const self = needNode(graph, id)
  const day = shanghaiDay(context.now)
  const all = circlesOf(graph, self, day)
  const shown = (ties: readonly Tie[]): readonly Tie[] => ties.slice(0, enterpriseLimits.nodes)
  const wire = await wiring(
    context,
    graph,
    [{ node: self, edge: -1 }, ...Object.values(all).flatMap(shown)],
    day,
  )
  const circle = (ties: readonly Tie[]) => ({ rows: shown(ties).map(wire), total: ties.length })
  return {
    self: wire({ node: self, edge: -1 }),
    parents: circle(all.parents),
    sisters: circle(all.sisters),
    daughters: circle(all.daughters),
    held: all.parents.length + all.daughters.length > 0,
  }
}
