import { tellerOf } from '@maojian/domain/ownership/holding'
import { enterpriseKindCodes, relationKindCodes } from '@maojian/domain/vocabulary/enterprise'
import type { OwnershipFacts } from '@maojian/domain/ownership/ownership-rule'
import { hash52 } from './enterprise-name-key.ts'
import type { GraphEdgeInput, GraphNodeInput, LinkedParty, PartialSource } from './graph-input.ts'
import { allocateGraph, graphVersion, type GraphHead, type OpenedSections } from './graph-sections.ts'
import { markRisk } from './mark-risk.ts'
import { graphOf, type EnterpriseGraph } from './open-graph.ts'

/** A column that grows as rows come; half of the memory of an array of numbers. */
const column = <T extends Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  make: (length: number) => T,
) => {
  let values = make(1024)
  let length = 0
  return {
    add: (value: number): void => {
      if (length === values.length) {
        const more = make(length * 2)
        more.set(values)
        values = more
      }
      values[length++] = value
    },
    done: (): T => values.subarray(0, length) as T,
  }
}

const dayNumber = (day: string): number => (day === '' ? 0 : Number(day.replaceAll('-', '')))

const words = () => {
  const known = new Map([['', 0]])
  return {
    /** More words of control than fit are told as the plain fact of control. */
    numberOf: (word: string): number => {
      const number = known.get(word) ?? (known.size < 65_000 ? known.size : (known.get('控制') ?? 0))
      if (!known.has(word) && known.size < 65_000) known.set(word, number)
      return number
    },
    all: (): string[] => [...known.keys()],
  }
}

/** Each who tells by a number of its own; 0 where nobody is named. */
const tellers = () => {
  const known = new Map([['', 0]])
  return {
    numberOf: (told: string): number => {
      const teller = tellerOf(told)
      const number = known.get(teller) ?? known.size
      known.set(teller, number)
      return number
    },
    all: () => [...known],
  }
}

/** Who tells begins with the number of its source. */
const partialOf = (
  tellers: readonly (readonly [string, number])[],
  sources: readonly PartialSource[],
): GraphHead['partial'] => {
  const words = new Map(sources.map(one => [one.source, one.words]))
  return tellers.flatMap(([told, number]) => {
    const known = words.get(Number.parseInt(told, 10))
    return known === undefined ? [] : [[number, known] as const]
  })
}

/** What is told of the whole graph, once all of it is read. */
export interface GraphEnd {
  readonly bearers?: GraphHead['bearers']
  readonly partial?: readonly PartialSource[]
}

/** Position of a stored id among ids in order, or -1. */
const finder = (ids: Int32Array) => {
  const dense = ids.length > 0 && ids[ids.length - 1]! <= ids.length * 8 + 1024
  const table = new Int32Array(dense ? ids[ids.length - 1]! + 1 : 0).fill(-1)
  const map = new Map<number, number>()
  ids.forEach((id, at) => (dense ? (table[id] = at) : map.set(id, at)))
  return (id: number): number => (dense ? (table[id] ?? -1) : (map.get(id) ?? -1))
}

type Columns = ReturnType<typeof edgeColumns>

const edgeColumns = () => ({
  ids: column(n => new Int32Array(n)),
  from: column(n => new Int32Array(n)),
  to: column(n => new Int32Array(n)),
  kind: column(n => new Uint8Array(n)),
  low: column(n => new Float64Array(n)),
  high: column(n => new Float64Array(n)),
  control: column(n => new Uint16Array(n)),
  since: column(n => new Uint32Array(n)),
  until: column(n => new Uint32Array(n)),
  told: column(n => new Uint32Array(n)),
})

const addEnds = (edges: Columns, edge: GraphEdgeInput): void => {
  edges.ids.add(edge.id)
  edges.from.add(edge.from)
  edges.to.add(edge.to)
  edges.kind.add(relationKindCodes.indexOf(edge.kind))
  edges.low.add(edge.percent ?? Number.NaN)
  edges.high.add(edge.percentHigh ?? edge.percent ?? Number.NaN)
}

/** Counts per node become starts, and the place of each edge behind its start. */
const placesBy = (ends: Int32Array, starts: Uint32Array): Uint32Array => {
  for (const end of ends) if (end >= 0) starts[end + 1]! += 1
  for (let node = 1; node < starts.length; node++) starts[node]! += starts[node - 1]!
  const next = starts.slice()
  return Uint32Array.from(ends, end => (end < 0 ? 0 : next[end]!++))
}

const fillEdges = (
  { sections: s }: OpenedSections,
  columns: Columns,
  ends: { from: Int32Array; to: Int32Array },
): void => {
  const [ids, kind, low, high] = [
    columns.ids.done(),
    columns.kind.done(),
    columns.low.done(),
    columns.high.done(),
  ]
  const [control, since, until] = [columns.control.done(), columns.since.done(), columns.until.done()]
  const told = columns.told.done()
  const places = placesBy(ends.from, s.outStart)
  places.forEach((place, row) => {
    s.edgeIds[place] = ids[row]!
    s.from[place] = ends.from[row]!
    s.to[place] = ends.to[row]!
    s.edgeKind[place] = kind[row]!
    s.low[place] = low[row]!
    s.high[place] = high[row]!
    s.control[place] = control[row]!
    s.since[place] = since[row]!
    s.until[place] = until[row]!
    s.told[place] = told[row]!
  })
  const incoming = placesBy(Int32Array.from(s.to), s.inStart)
  incoming.forEach((place, edge) => (s.inEdges[place] = edge))
}

const fillNames = ({ sections: s }: OpenedSections, hashes: Float64Array, nodes: Uint32Array): void => {
  const order = Uint32Array.from(hashes, (_, i) => i).sort((a, b) => hashes[a]! - hashes[b]!)
  order.forEach((row, place) => {
    s.nameHash[place] = hashes[row]!
    s.nameNode[place] = nodes[row]!
  })
}

const nodeColumns = () => ({
  ids: column(n => new Int32Array(n)),
  kinds: column(n => new Uint8Array(n)),
  samples: column(n => new Uint8Array(n)),
  nameHash: column(n => new Float64Array(n)),
  nameNode: column(n => new Uint32Array(n)),
})

const fillNodes = ({ sections: s }: OpenedSections, nodes: ReturnType<typeof nodeColumns>): void => {
  s.ids.set(nodes.ids.done())
  s.nodeKind.set(nodes.kinds.done())
  s.sample.set(nodes.samples.done())
}

const endsOf = (columns: Columns, ids: Int32Array): { from: Int32Array; to: Int32Array } => {
  const find = finder(ids)
  const from = Int32Array.from(columns.from.done(), find)
  const to = Int32Array.from(columns.to.done(), find)
  if (from.includes(-1) || to.includes(-1)) throw new Error('企业图谱：有关系的一端不存在')
  return { from, to }
}

/** What is told at the end, and whose names words of control tell. */
interface Naming extends GraphEnd {
  /** Enterprises of a name; those of that very name unless said. */
  readonly namedIn?: (graph: EnterpriseGraph, name: string) => readonly number[]
}

interface Built {
  readonly bytes: Uint8Array
  readonly nodes: number
}

/** Takes nodes in order of their ids, then edges, and answers the bytes of a snapshot. */
export const createGraphBuilder = (day: string, madeOf = '') => {
  const nodes = nodeColumns()
  const edges = edgeColumns()
  const [controls, told] = [words(), tellers()]
  const doubts: [number, string][] = []
  const linked: [number, LinkedParty][] = []
  const namesakes: [number, readonly LinkedParty[]][] = []
  let count = 0

  const addNode = ({ id, kind, sample, nameKeys, linked: party, namesakes: alike }: GraphNodeInput): void => {
    nodes.ids.add(id)
    nodes.kinds.add(enterpriseKindCodes.indexOf(kind))
    nodes.samples.add(sample ? 1 : 0)
    for (const key of new Set(nameKeys))
      if (key !== '') {
        nodes.nameHash.add(hash52(key))
        nodes.nameNode.add(count)
      }
    if (party) linked.push([count, party])
    else if (alike && alike.length > 0) namesakes.push([count, alike])
    count++
  }

  const addEdge = (edge: GraphEdgeInput): void => {
    addEnds(edges, edge)
    edges.control.add(controls.numberOf(edge.control))
    edges.since.add(dayNumber(edge.since))
    edges.until.add(dayNumber(edge.until))
    edges.told.add(told.numberOf(edge.told ?? ''))
    if (edge.doubt) doubts.push([edge.id, edge.doubt])
  }

  const finish = (facts: OwnershipFacts, { bearers = [], partial = [], namedIn }: Naming = {}): Built => {
    const hashes = nodes.nameHash.done()
    const ends = endsOf(edges, nodes.ids.done())
    const sizes = { nodes: count, edges: ends.from.length, names: hashes.length }
    const head = {
      version: graphVersion,
      ...sizes,
      madeOf,
      day,
      controls: controls.all(),
      linked,
      namesakes,
      bearers,
      doubts,
      partial: partialOf(told.all(), partial),
    } as const
    const opened = allocateGraph(head)
    fillNodes(opened, nodes)
    fillEdges(opened, edges, ends)
    fillNames(opened, hashes, nodes.nameNode.done())
    const graph = graphOf(opened, '')
    markRisk(graph, facts, namedIn && (name => namedIn(graph, name)))
    return { bytes: opened.bytes, nodes: count }
  }

  return { addNode, addEdge, finish }
}
