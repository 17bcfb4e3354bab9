import {
  enterpriseKindCodes,
  relationKindCodes,
  type EnterpriseKind,
  type RelationKind,
  type RiskSymbol,
} from '@maojian/domain/vocabulary/enterprise'
import type { LinkedParty } from './graph-input.ts'
import { enterpriseNameKey, hash52 } from './enterprise-name-key.ts'
import {
  bearerAt,
  graphVersion,
  headOf,
  noSuspect,
  openSections,
  type GraphHead,
  type GraphSections,
  type OpenedSections,
} from './graph-sections.ts'

/** One relation as the snapshot holds it; ends are positions of nodes. */
export interface GraphEdge {
  /** Row of the store. */
  readonly id: number
  readonly from: number
  readonly to: number
  readonly kind: RelationKind
  readonly percent: number | null
  readonly percentHigh: number | null
  readonly control: string
  /** Number of who tells it; 0 where nobody is named. */
  readonly told: number
  readonly since: string
  readonly until: string
}

/** A name of listed parties because of which an enterprise cannot be excluded: nobody has said who bears it. */
export interface GraphSuspect {
  /** The enterprise of that name that holds it, or that it is itself; -1 where only a text tells the name. */
  readonly node: number
  readonly parties: readonly string[]
}

/** The enterprise graph, on bytes that threads share: who stands beside whom, and what that makes of him. */
export interface EnterpriseGraph {
  /** How answers name this state. */
  readonly id: string
  readonly head: GraphHead
  readonly sections: GraphSections
  /** Position of a stored enterprise, or -1. */
  readonly positionOf: (id: number) => number
  readonly idAt: (node: number) => number
  readonly kindAt: (node: number) => EnterpriseKind
  readonly isSample: (node: number) => boolean
  readonly symbolAt: (node: number) => RiskSymbol
  /** Listed party to which the node is tied most closely: its node, or -1. */
  readonly nearestAt: (node: number) => number
  readonly linkedAt: (node: number) => LinkedParty | undefined
  /** Why a node cannot be excluded where the listed alone would not say so. */
  readonly suspectAt: (node: number) => GraphSuspect | undefined
  /** Listed parties of the node's name, where it is tied to none. */
  readonly namesakesAt: (node: number) => readonly string[]
  readonly nodeOfParty: (partyId: string) => number
  /** Whether any source tells a name of the node. */
  readonly hasName: (node: number) => boolean
  /** Nodes of that very name. */
  readonly named: (name: string) => number[]
  /** Nodes that were given that very key. */
  readonly keyed: (key: string) => number[]
  readonly edge: (edge: number) => GraphEdge
  /** Edges that begin, and that end, at a node. */
  readonly outOf: (node: number) => number[]
  readonly into: (node: number) => number[]
  readonly degree: (node: number) => number
}

/** First place in a sorted array whose value is not below. */
const lowerBound = (sorted: Float64Array | Int32Array, value: number): number => {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (sorted[middle]! < value) from = middle + 1
    else to = middle
  }
  return from
}

/** 20210304 → 2021-03-04; 0 → ''. */
const dayText = (day: number): string => {
  if (day === 0) return ''
  const text = String(day)
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
}

const shareAt = (shares: Float64Array, at: number): number | null =>
  Number.isNaN(shares[at]!) ? null : shares[at]!

const edgeReader =
  ({ head, sections: s }: OpenedSections) =>
  (edge: number): GraphEdge => ({
    id: s.edgeIds[edge]!,
    from: s.from[edge]!,
    to: s.to[edge]!,
    kind: relationKindCodes[s.edgeKind[edge]!]!,
    percent: shareAt(s.low, edge),
    percentHigh: shareAt(s.high, edge),
    control: head.controls[s.control[edge]!]!,
    told: s.told[edge]!,
    since: dayText(s.since[edge]!),
    until: dayText(s.until[edge]!),
  })

const keyReader =
  ({ nameHash, nameNode }: GraphSections) =>
  (key: string): number[] => {
    if (key === '') return []
    const hash = hash52(key)
    const found = new Set<number>()
    for (let at = lowerBound(nameHash, hash); nameHash[at] === hash; at++) found.add(nameNode[at]!)
    return [...found]
  }

/** Names are filed by their keys, so who has one is marked once, when it is first asked. */
const nameMarker = ({ ids, nameNode }: GraphSections): ((node: number) => boolean) => {
  let marks: Uint8Array | undefined
  const marked = (): Uint8Array => {
    const made = new Uint8Array(ids.length)
    for (const node of nameNode) made[node] = 1
    return made
  }
  return node => (marks ??= marked())[node] === 1
}

type OfNode<T> = ReadonlyMap<number, T>

const suspectReader =
  (
    { head, sections: { suspect } }: OpenedSections,
    linked: OfNode<LinkedParty>,
    namesakes: OfNode<readonly LinkedParty[]>,
  ) =>
  (node: number): GraphSuspect | undefined => {
    const mark = suspect[node]!
    if (mark === noSuspect) return undefined
    const namesake = namesakes.get(mark)
    const tied = linked.get(mark)
    const alike = namesake ?? (tied ? [tied] : (head.bearers[bearerAt(mark)]?.[1] ?? []))
    const parties = alike.flatMap(one => (one.listed ? one.partyId : []))
    return { node: namesake ? mark : -1, parties }
  }

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

export const graphOf = (opened: OpenedSections, id: string): EnterpriseGraph => {
  const { head, sections: s } = opened
  const linked = new Map(head.linked)
  const namesakes = new Map(head.namesakes)
  const keyed = keyReader(s)
  const parties = new Map(head.linked.map(([node, { partyId }]) => [partyId, node]))
  return {
    id,
    head,
    sections: s,
    positionOf: stored => {
      const at = lowerBound(s.ids, stored)
      return s.ids[at] === stored ? at : -1
    },
    idAt: node => s.ids[node]!,
    kindAt: node => enterpriseKindCodes[s.nodeKind[node]!]!,
    isSample: node => s.sample[node] === 1,
    symbolAt: node => s.symbol[node]! as RiskSymbol,
    nearestAt: node => s.nearest[node]!,
    linkedAt: node => linked.get(node),
    suspectAt: suspectReader(opened, linked, namesakes),
    namesakesAt: node => namesakes.get(node)?.map(({ partyId }) => partyId) ?? [],
    nodeOfParty: partyId => (partyId === '' ? -1 : (parties.get(partyId) ?? -1)),
    hasName: nameMarker(s),
    named: name => keyed(enterpriseNameKey(name)),
    keyed,
    edge: edgeReader(opened),
    outOf: node => range(s.outStart[node]!, s.outStart[node + 1]!),
    into: node => [...s.inEdges.subarray(s.inStart[node], s.inStart[node + 1])],
    degree: node => s.outStart[node + 1]! - s.outStart[node]! + s.inStart[node + 1]! - s.inStart[node]!,
  }
}

/** Opens a published snapshot; nothing is copied but the head. */
export const openGraph = (bytes: Uint8Array, id: string): EnterpriseGraph => graphOf(openSections(bytes), id)

/** Whether bytes can be opened by this version; older ones are made anew at the next start or import. */
export const isOfThisVersion = (bytes: Uint8Array): boolean => headOf(bytes).version === graphVersion
