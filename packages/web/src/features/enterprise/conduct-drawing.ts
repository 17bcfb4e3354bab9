import type { expandGraph } from '@maojian/contract/calls/enterprise'
import type * as z from 'zod'
import type { Drawing, GraphTone, NodeForm, Place } from '../../ui/graph/drawing.ts'
import { forcePlaces } from '../../ui/graph/force-places.ts'
import { placeEdgeTexts } from '../../ui/graph/place-edge-texts.ts'
import { discOf, linesOf } from './node-forms.ts'
import { drawnMark, findingMarks } from '../../ui/finding-mark.tsx'

type Answer = z.output<typeof expandGraph.reply>
type ConductNode = Answer['nodes'][number]
export type NodeType = ConductNode['type']

export type Conduct = Pick<Answer, 'nodes' | 'edges' | 'more' | 'nextOffset' | 'endedNum'>

/** Nodes that one drawing holds: beyond them nobody reads it, and dragging stutters. */
export const mostDrawn = 1000

const toneOf = ({ type, finding }: ConductNode): GraphTone =>
  type === 1 ? 'current' : findingMarks[finding].graph

const formOf = (node: ConductNode): NodeForm =>
  discOf({
    ...node,
    tone: toneOf(node),
    mark: drawnMark(node.finding),
    strong: node.type === 1,
  })

/** The graph without the hidden kinds; the enterprise itself is always there. */
export const within = (graph: Conduct, hidden: ReadonlySet<NodeType>): Conduct => {
  if (hidden.size === 0) return graph
  const nodes = graph.nodes.filter(node => !hidden.has(node.type))
  const kept = new Set(nodes.map(({ id }) => id))
  return { ...graph, nodes, edges: graph.edges.filter(one => kept.has(one.source) && kept.has(one.target)) }
}

/** What was drawn, and what an expansion brought: nodes keep their distance, and the first word on each stands. */
export const joined = (graph: Conduct, more: Conduct): Conduct => {
  const known = new Set(graph.nodes.map(({ id }) => id))
  const fresh = more.nodes.filter(({ id }) => !known.has(id)).slice(0, mostDrawn - graph.nodes.length)
  const nodes = [...graph.nodes, ...fresh]
  const all = new Set(nodes.map(({ id }) => id))
  const edges = new Map([...graph.edges, ...more.edges].map(one => [one.id, one]))
  return {
    ...graph,
    nodes,
    edges: [...edges.values()].filter(one => all.has(one.source) && all.has(one.target)),
  }
}

/** Lines beyond which they say no more than their share: day and source are in the table. */
const mostFull = 40

const linesFor = ({ edges }: Conduct, narrow: boolean) =>
  linesOf(edges, narrow || edges.length > mostFull ? 'short' : 'full')

/** Places of all nodes: those that have one keep it. */
export const placesOf = (
  graph: Conduct,
  fixed: ReadonlyMap<string, Place>,
  narrow = false,
): Map<string, Place> => {
  const forms = graph.nodes.map(formOf)
  return forcePlaces(forms, linesFor(graph, narrow), fixed)
}

export const conductDrawing = (
  graph: Conduct,
  places: ReadonlyMap<string, Place>,
  narrow = false,
): Drawing => {
  const nodes = graph.nodes.map(node => ({
    ...formOf(node),
    ...(places.get(node.id) ?? { x: 0, y: 0 }),
  }))
  return { nodes, edges: placeEdgeTexts(nodes, linesFor(graph, narrow)) }
}
