import { standingsOn } from '@maojian/domain/ownership/trace-ownership'
import type { OwnershipFacts } from '@maojian/domain/ownership/ownership-rule'
import type { OwnershipRegime } from '@maojian/domain/vocabulary/ownership'
import { graphHoldings, isHolding, nodeOf, partyOf } from './graph-holdings.ts'
import { markSuspects, type NamedIn } from './mark-suspects.ts'
import type { EnterpriseGraph } from './open-graph.ts'
import { standing } from './stands-on.ts'
import { tellingControls } from './telling-controls.ts'

/** Hops from a listed party, over relations of any kind, within which an enterprise is called related. */
const relatedHops = 2

const holds = (graph: EnterpriseGraph, edge: number): boolean => isHolding(graph.edge(edge))

/** Everyone whom listed parties, or those of their names, hold, or once held, through any number of tiers. */
const spreadOwned = (graph: EnterpriseGraph, seeds: readonly number[]): void => {
  const { sections: s } = graph
  const waiting = [...seeds]
  for (let at = 0; at < waiting.length; at++) {
    const node = waiting[at]!
    for (let edge = s.outStart[node]!; edge < s.outStart[node + 1]!; edge++) {
      const to = s.to[edge]!
      if (s.owned[to] === 1 || !holds(graph, edge)) continue
      s.owned[to] = 1
      waiting.push(to)
    }
  }
}

/** Who is told to hold for somebody else, who may be listed: looked up where one company is asked about. */
const nominees = (graph: EnterpriseGraph): number[] => {
  const { head, sections: s } = graph
  const telling = tellingControls(graph)
  const tells = head.controls.map(control => telling.has(control))
  if (!tells.includes(true)) return []
  const found = new Set<number>()
  s.control.forEach((control, edge) => {
    if (tells[control]) found.add(s.from[edge]!)
  })
  return [...found]
}

type Stands = (edge: number) => boolean

/** Each whom listed parties hold on the day with the listed one nearest above. */
const spreadDown = (graph: EnterpriseGraph, seeds: readonly number[], stands: Stands): void => {
  const { sections: s } = graph
  const waiting = [...seeds]
  for (let at = 0; at < waiting.length; at++) {
    const node = waiting[at]!
    for (let edge = s.outStart[node]!; edge < s.outStart[node + 1]!; edge++) {
      const to = s.to[edge]!
      if (s.nearest[to]! >= 0 || !stands(edge) || !holds(graph, edge)) continue
      s.nearest[to] = s.nearest[node]!
      s.distance[to] = Math.min(255, s.distance[node]! + 1)
      waiting.push(to)
    }
  }
}

/** Those beside a listed party in other ways: its owners, lenders, directors, sisters. */
const spreadAround = ({ sections: s }: EnterpriseGraph, seeds: readonly number[], stands: Stands): void => {
  let ring = [...seeds]
  for (let hop = 1; hop <= relatedHops; hop++) {
    const next: number[] = []
    const take = (node: number, by: number, edge: number): void => {
      if (s.nearest[node]! >= 0 || !stands(edge)) return
      s.nearest[node] = s.nearest[by]!
      s.distance[node] = hop
      next.push(node)
    }
    for (const node of ring) {
      for (let edge = s.outStart[node]!; edge < s.outStart[node + 1]!; edge++) take(s.to[edge]!, node, edge)
      for (let at = s.inStart[node]!; at < s.inStart[node + 1]!; at++)
        take(s.from[s.inEdges[at]!]!, node, s.inEdges[at]!)
    }
    ring = next
  }
}

/** 1 listed or owned at a threshold, 2 cannot be excluded or delisted: the rules of every regime on the day. */
const markOwned = (graph: EnterpriseGraph, facts: OwnershipFacts, named: NamedIn): void => {
  const { symbol } = graph.sections
  const { linked, day } = graph.head
  const listedBy = (regime: OwnershipRegime): ReadonlySet<string> =>
    new Set(linked.filter(([, { regimes }]) => regimes.includes(regime)).map(([node]) => partyOf(node)))
  const standings = standingsOn(facts, { graph: graphHoldings(graph, day), date: day, listedBy })
  markSuspects(graph, { facts, named, listedBy, standings })
  for (const { blocked, possible } of Object.values(standings)) {
    for (const party of possible) symbol[nodeOf(party)] ||= 2
    for (const party of blocked) symbol[nodeOf(party)] = 1
  }
}

/** Writes into the snapshot who is listed, owned by the listed, or tied to them. */
export const markRisk = (
  graph: EnterpriseGraph,
  facts: OwnershipFacts,
  named: NamedIn = graph.named,
): void => {
  const { sections: s, head } = graph
  s.nearest.fill(-1)
  const seeds = head.linked.map(([node]) => node)
  for (const node of seeds) s.nearest[node] = node
  const stands = standing(graph, head.day)
  spreadOwned(graph, [...seeds, ...head.namesakes.map(([node]) => node), ...nominees(graph)])
  spreadDown(graph, seeds, stands)
  spreadAround(graph, seeds, stands)
  markOwned(graph, facts, named)
  for (const [node, { listed }] of head.linked) s.symbol[node] = listed ? 1 : s.symbol[node] === 1 ? 1 : 2
}
