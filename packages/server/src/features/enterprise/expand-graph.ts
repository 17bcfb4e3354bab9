import type { expandGraph as call } from '@maojian/contract/calls/enterprise'
import { enterpriseLimits } from '@maojian/contract/limits'
import type * as z from 'zod'
import type { Verb } from '../../http/route.ts'
import { edgesBetween } from '../../graph/find-paths.ts'
import { neighbours } from '../../graph/neighbours.ts'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { findingOf } from './finding-of.ts'
import { edgeWords, needGraph, needNode, nodeWords } from './node-words.ts'
import { endedAt, shownEdges, type Shows } from './shown-edges.ts'

type Input = z.output<typeof call.request>

/** Neighbours looked at to tell whether a node has any that are not shown. */
const mostLooked = 500

interface Shown {
  /** Node → distance. */
  readonly levels: ReadonlyMap<number, number>
  readonly total: number
  readonly nextOffset: number
}

interface Asked extends Pick<Input, 'level' | 'offset'> {
  readonly shows: Shows
}

/** One node and those beside it, from the offset. */
const oneHop = (graph: EnterpriseGraph, centre: number, { level, offset, shows: counts }: Asked): Shown => {
  const { page, total } = neighbours(graph, centre, { offset, limit: enterpriseLimits.children, counts })
  const levels = new Map([[centre, level], ...page.map(node => [node, level + 1] as const)])
  return { levels, total, nextOffset: Math.min(total, offset + page.length) }
}

/** Ring after ring around the one asked for, as long as there is room. */
const rings = (graph: EnterpriseGraph, start: number, { level, offset, shows: counts }: Asked): Shown => {
  const levels = new Map([[start, 0]])
  let ring = [start]
  const limit = enterpriseLimits.nodes - 1
  const { page: first, total } = neighbours(graph, start, { offset, limit, counts })
  for (let distance = 1; distance <= level; distance++) {
    const next: number[] = []
    for (const node of ring)
      for (const other of node === start ? first : neighbours(graph, node, { limit, counts }).page) {
        if (levels.size >= enterpriseLimits.nodes) break
        if (levels.has(other)) continue
        levels.set(other, distance)
        next.push(other)
      }
    ring = next
  }
  return { levels, total, nextOffset: Math.min(total, offset + first.length) }
}

const hasHidden = (graph: EnterpriseGraph, node: number, { levels: shown }: Shown, shows: Shows): boolean => {
  if (graph.degree(node) > mostLooked) return true
  const { to, from } = graph.sections
  return (
    graph.outOf(node).some(edge => !shown.has(to[edge]!) && shows(edge)) ||
    graph.into(node).some(edge => !shown.has(from[edge]!) && shows(edge))
  )
}

/** Edges among the nodes shown, each read from the end that has fewer. */
const edgesAmong = (graph: EnterpriseGraph, shown: ReadonlyMap<number, number>): number[] => {
  const { to, from } = graph.sections
  const large = (node: number): boolean => graph.degree(node) > mostLooked
  const found = new Set<number>()
  for (const node of shown.keys()) {
    if (large(node)) continue
    for (const edge of graph.outOf(node)) if (shown.has(to[edge]!)) found.add(edge)
    for (const edge of graph.into(node)) if (shown.has(from[edge]!)) found.add(edge)
  }
  const holders = [...shown.keys()].filter(large)
  for (const [i, a] of holders.entries())
    for (const b of holders.slice(i + 1)) for (const edge of edgesBetween(graph, a, b)) found.add(edge)
  return [...found]
}

/** Neighbours of an enterprise by distance; of one node the next ones, where there are more than are drawn at once. */
export const expandGraph: Verb<typeof call> = async (context, input) => {
  const graph = needGraph(context)
  const start = needNode(graph, input.startCpyId)
  const centre = input.cpyId === undefined ? start : needNode(graph, input.cpyId)
  const shows = shownEdges(graph, input.ended === 1)
  const asked = { level: input.level, offset: input.offset, shows }
  const shown = input.cpyId === undefined ? rings(graph, start, asked) : oneHop(graph, centre, asked)
  const nodes = [...shown.levels.keys()]
  const edges = edgesAmong(graph, shown.levels).filter(shows)
  const [words, said] = await Promise.all([
    nodeWords(context, graph, nodes),
    edgeWords(context, graph, edges),
  ])
  const typeOf = (node: number): 1 | 2 | 3 =>
    node === start ? 1 : graph.linkedAt(node)?.listed === true ? 3 : 2
  return {
    type: input.type ?? 1,
    level: input.level,
    nodes: nodes.map(node => ({
      id: words(node).id,
      name: words(node).name,
      type: typeOf(node),
      start: node === start ? (1 as const) : (0 as const),
      level: shown.levels.get(node)!,
      hasRelation: hasHidden(graph, node, shown, shows) ? (1 as const) : (0 as const),
      kind: words(node).kind,
      kindName: words(node).kindName,
      riskSymbol: graph.symbolAt(node),
      finding: findingOf(graph, node),
      sample: words(node).sample,
    })),
    edges: edges.map(edge => {
      const { from, to } = graph.edge(edge)
      return { ...said(edge), source: words(from).id, target: words(to).id }
    }),
    total: shown.total,
    more: shown.total - shown.nextOffset,
    nextOffset: shown.nextOffset,
    endedNum: endedAt(graph, start),
  }
}
