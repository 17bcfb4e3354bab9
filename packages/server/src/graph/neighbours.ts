import type { EnterpriseGraph } from './open-graph.ts'

type Counts = (edge: number) => boolean

interface NeighbourQuestion {
  readonly offset?: number
  readonly limit: number
  /** Relations that count; all unless said. */
  readonly counts?: Counts
}

export interface NeighbourPage {
  readonly page: readonly number[]
  readonly total: number
}

/** Risk weighs more than any share. */
const weights = [0, 2000, 1000] as const
const mostRank = 2100

/** Everyone beside a node, each once, with what ranks him: his risk, then the largest share between the two. */
interface Ranked {
  readonly count: number
  readonly nodes: Int32Array
  readonly ranks: Float64Array
}

/** Where each node stands among those found, and in which search: made once a graph, so that no search pays for it. */
interface Scratch {
  search: number
  readonly found: Uint32Array
  readonly place: Uint32Array
}

const scratches = new WeakMap<EnterpriseGraph['sections'], Scratch>()

const scratchOf = ({ sections, head }: EnterpriseGraph): Scratch => {
  const kept = scratches.get(sections)
  const usable = kept !== undefined && kept.search < 2 ** 32 - 2
  const scratch = usable
    ? kept
    : { search: 0, found: new Uint32Array(head.nodes), place: new Uint32Array(head.nodes) }
  if (!usable) scratches.set(sections, scratch)
  scratch.search++
  return scratch
}

const ranked = (graph: EnterpriseGraph, node: number, counts: Counts): Ranked => {
  const { low, to, from, symbol, outStart, inStart, inEdges } = graph.sections
  const { search, found, place } = scratchOf(graph)
  const most = graph.degree(node)
  const [nodes, ranks] = [new Int32Array(most), new Float64Array(most)]
  let count = 0
  const note = (other: number, edge: number): void => {
    if (other === node || !counts(edge)) return
    const share = Number.isNaN(low[edge]!) ? 0 : low[edge]!
    const rank = weights[symbol[other]! as 0 | 1 | 2] + share
    if (found[other] === search) {
      const at = place[other]!
      if (rank > ranks[at]!) ranks[at] = rank
      return
    }
    found[other] = search
    place[other] = count
    nodes[count] = other
    ranks[count++] = rank
  }
  for (let edge = outStart[node]!; edge < outStart[node + 1]!; edge++) note(to[edge]!, edge)
  for (let at = inStart[node]!; at < inStart[node + 1]!; at++) note(from[inEdges[at]!]!, inEdges[at]!)
  return { count, nodes, ranks }
}

/** Whole ranks above which fewer stand than are wanted, and at which enough do. */
const cutOf = ({ count, ranks }: Ranked, wanted: number): number => {
  const buckets = new Uint32Array(mostRank + 1)
  for (let at = 0; at < count; at++) buckets[Math.floor(ranks[at]!)]!++
  let cut = mostRank
  for (let above = buckets[cut]!; above < wanted && cut > 0; above += buckets[cut]!) cut--
  return cut
}

/** The first so many, riskiest and largest first; only those around the cut are put in order one by one. */
const best = (all: Ranked, wanted: number): number[] => {
  const { count, nodes, ranks } = all
  if (wanted === 0) return []
  const cut = cutOf(all, wanted)
  const above: number[] = []
  const level: number[] = []
  for (let at = 0; at < count; at++) {
    const bucket = Math.floor(ranks[at]!)
    if (bucket > cut) above.push(at)
    else if (bucket === cut) level.push(at)
  }
  const sorted = Float64Array.from(level, at => ranks[at]!).sort()
  const least = sorted[sorted.length - (wanted - above.length)] ?? 0
  for (const at of level) if (ranks[at]! > least) above.push(at)
  above.sort((a, b) => ranks[b]! - ranks[a]! || nodes[a]! - nodes[b]!)
  const even = Int32Array.from(
    level.filter(at => ranks[at] === least),
    at => nodes[at]!,
  ).sort()
  return [...above.map(at => nodes[at]!), ...even.subarray(0, wanted - above.length)]
}

/** Neighbours of a node from an offset, riskiest first, then by share: a holder of fifty thousand answers as fast as others. */
export const neighbours = (
  graph: EnterpriseGraph,
  node: number,
  { offset = 0, limit, counts = () => true }: NeighbourQuestion,
): NeighbourPage => {
  const all = ranked(graph, node, counts)
  const wanted = Math.min(all.count, offset + limit)
  return { page: best(all, wanted).slice(offset), total: all.count }
}
