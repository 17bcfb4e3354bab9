import type { RelationKind } from '@maojian/domain/vocabulary/enterprise'
import type { OwnershipRegime } from '@maojian/domain/vocabulary/ownership'
import { controlFacts } from '../facts/control-facts.ts'
import { createGraphBuilder } from './graph-builder.ts'
import { enterpriseNameKey } from './enterprise-name-key.ts'
import { openGraph, type EnterpriseGraph } from './open-graph.ts'

export type TestEdge = readonly [
  from: string,
  to: string,
  percent?: number | null,
  kind?: RelationKind,
  period?: { readonly since?: string; readonly until?: string },
]

/** A graph of one-letter companies; `listed` says under which regimes a name counts. */
export const makeGraph = (
  edges: readonly TestEdge[],
  listed: Readonly<Record<string, readonly OwnershipRegime[]>> = {},
  day = '2026-11-20',
): EnterpriseGraph & { readonly at: (name: string) => number } => {
  const builder = createGraphBuilder(day)
  const names = [...new Set([...edges.flatMap(([from, to]) => [from, to]), ...Object.keys(listed)])]
  names.forEach((name, i) =>
    builder.addNode({
      id: (i + 1) * 10,
      kind: 'company',
      sample: false,
      nameKeys: [enterpriseNameKey(name)],
      linked: listed[name] ? { partyId: `P-${name}`, listed: true, regimes: listed[name] } : null,
    }),
  )
  const idOf = (name: string): number => (names.indexOf(name) + 1) * 10
  edges.forEach(([from, to, percent = null, kind = 'STOCK', period = {}], i) =>
    builder.addEdge({
      id: i + 1,
      from: idOf(from),
      to: idOf(to),
      kind,
      percent,
      percentHigh: percent,
      control: '',
      since: period.since ?? '',
      until: period.until ?? '',
    }),
  )
  const graph = openGraph(builder.finish(controlFacts()).bytes, 'test')
  return { ...graph, at: name => graph.positionOf(idOf(name)) }
}
