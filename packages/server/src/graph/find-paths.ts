import type { EnterpriseGraph } from './open-graph.ts'
import { standing } from './stands-on.ts'

export interface FoundPaths {
  /** Nodes from one end to the other, shortest paths first. */
  readonly paths: readonly (readonly number[])[]
  readonly isCut: boolean
}

export interface PathQuestion {
  readonly from: number
  readonly to: number
  /** 1 to 4. */
  readonly hops: number
  readonly most: number
}

/** Everyone beside a node, each once, whatever the direction and kind of the relation. */
const besides = ({ sections: s }: EnterpriseGraph, node: number): Set<number> => {
  const found = new Set<number>()
  for (let edge = s.outStart[node]!; edge < s.outStart[node + 1]!; edge++) found.add(s.to[edge]!)
  for (let at = s.inStart[node]!; at < s.inStart[node + 1]!; at++) found.add(s.from[s.inEdges[at]!]!)
  found.delete(node)
  return found
}

const degreesOf = (graph: EnterpriseGraph, nodes: ReadonlySet<number>): number =>
  [...nodes].reduce((sum, node) => sum + graph.degree(node), 0)

/** For each node beside the given ones: which of them it stands beside. */
const meetings = (
  graph: EnterpriseGraph,
  nodes: ReadonlySet<number>,
  wanted: (node: number) => boolean,
): Map<number, number[]> => {
  const found = new Map<number, number[]>()
  for (const node of nodes)
    for (const other of besides(graph, node)) {
      if (!wanted(other)) continue
      const known = found.get(other)
      if (known) known.push(node)
      else found.set(other, [node])
    }
  return found
}

/** Paths over three relations: an edge between a neighbour of one end and a neighbour of the other. */
function* overThree(graph: EnterpriseGraph, ends: Ends): Generator<number[]> {
  const { from, to, left, right } = ends
  const turned = degreesOf(graph, left) > degreesOf(graph, right)
  const [near, far] = turned ? [right, left] : [left, right]
  for (const one of near) {
    if (one === from || one === to) continue
    for (const other of besides(graph, one))
      if (far.has(other) && other !== from && other !== to)
        yield turned ? [from, other, one, to] : [from, one, other, to]
  }
}

/** Paths over four relations meet in the middle: the end with fewer relations around it tells where. */
function* overFour(graph: EnterpriseGraph, ends: Ends): Generator<number[]> {
  const { from, to, left, right } = ends
  const turned = degreesOf(graph, left) > degreesOf(graph, right)
  const [near, far] = turned ? [right, left] : [left, right]
  const middles = meetings(graph, near, node => node !== from && node !== to)
  for (const other of far) {
    if (other === from || other === to) continue
    for (const middle of besides(graph, other))
      for (const one of middles.get(middle) ?? [])
        if (one !== other && one !== from && one !== to)
          yield turned ? [from, other, middle, one, to] : [from, one, middle, other, to]
  }
}

interface Ends {
  readonly from: number
  readonly to: number
  readonly left: ReadonlySet<number>
  readonly right: ReadonlySet<number>
}

function* allPaths(graph: EnterpriseGraph, { from, to, hops }: PathQuestion): Generator<number[]> {
  const ends = { from, to, left: besides(graph, from), right: besides(graph, to) }
  if (ends.left.has(to)) yield [from, to]
  if (hops >= 2) for (const middle of ends.left) if (ends.right.has(middle)) yield [from, middle, to]
  if (hops >= 3) yield* overThree(graph, ends)
  if (hops >= 4) yield* overFour(graph, ends)
}

/** All simple paths of at most four relations between two enterprises, shortest first. */
export const findPaths = (graph: EnterpriseGraph, question: PathQuestion): FoundPaths => {
  const paths: number[][] = []
  if (question.from === question.to) return { paths, isCut: false }
  for (const path of allPaths(graph, question)) {
    if (paths.length === question.most) return { paths, isCut: true }
    paths.push(path)
  }
  return { paths, isCut: false }
}

/** Edges between two nodes, in either direction, read from the one with fewer. */
export const edgesBetween = (graph: EnterpriseGraph, a: number, b: number): number[] => {
  const [few, other] = graph.degree(a) <= graph.degree(b) ? [a, b] : [b, a]
  const { from, to } = graph.sections
  return [
    ...graph.outOf(few).filter(edge => to[edge] === other),
    ...graph.into(few).filter(edge => from[edge] === other),
  ]
}

/** The chain from a node to the listed party nearest to it, tier by tier, over what holds on the day of the snapshot. */
export const chainToListed = (graph: EnterpriseGraph, node: number): number[] => {
  const { nearest, distance, to, from } = graph.sections
  const stands = standing(graph, graph.head.day)
  const chain = [node]
  for (let at = node; distance[at]! > 0;) {
    const beside = [
      ...graph.into(at).map(edge => ({ edge, other: from[edge]! })),
      ...graph.outOf(at).map(edge => ({ edge, other: to[edge]! })),
    ]
    const next = beside.find(
      ({ edge, other }) =>
        nearest[other] === nearest[at] && distance[other]! === distance[at]! - 1 && stands(edge),
    )
    if (next === undefined) return []
    chain.push(next.other)
    at = next.other
  }
  return chain
}

/** The chain from a node up to the holder because of whose name it cannot be excluded. */
export const chainToNamesake = (graph: EnterpriseGraph, node: number): number[] => {
  const { suspect, from } = graph.sections
  const stands = standing(graph, graph.head.day)
  const end = suspect[node]!
  const below = new Map([[node, node]])
  for (const at of below.keys()) {
    if (at === end) break
    for (const edge of graph.into(at)) {
      const owner = from[edge]!
      if (suspect[owner] === end && !below.has(owner) && stands(edge)) below.set(owner, at)
    }
  }
  if (!below.has(end)) return []
  const chain = [end]
  while (chain[0] !== node) chain.unshift(below.get(chain[0]!)!)
  return chain
}
