import type { LinkedParty } from './graph-input.ts'

export const graphVersion = 5

/** What stands in front of the arrays, as JSON. */
export interface GraphHead {
  readonly version: typeof graphVersion
  readonly nodes: number
  readonly edges: number
  readonly names: number
  /** Snapshot of the lists that it is made of; '' where nobody told. */
  readonly madeOf: string
  /** Day whose lists and rules the risk symbols follow. */
  readonly day: string
  /** Words of control, by their number. */
  readonly controls: readonly string[]
  /** Node → what the lists say of it. */
  readonly linked: readonly (readonly [node: number, party: LinkedParty])[]
  /** Node → listed parties of its name that it is not tied to. */
  readonly namesakes: readonly (readonly [node: number, parties: readonly LinkedParty[]])[]
  /** Name for whose bearer a holding is told to be held → listed parties of that name. */
  readonly bearers: readonly (readonly [name: string, parties: readonly LinkedParty[]])[]
  /** Row of the store → what it said that could not be read. */
  readonly doubts: readonly (readonly [edge: number, said: string])[]
  /** Number of who tells → words on rows of that source of which nobody knows whom they are about. */
  readonly partial: readonly (readonly [told: number, words: string])[]
}

/** How `suspect` names nobody, a node by its place, or a bearer of the head. */
export const noSuspect = -1
export const bearerMark = (bearer: number): number => noSuspect - 1 - bearer
export const bearerAt = (mark: number): number => noSuspect - 1 - mark

/** Arrays in the order in which they lie, widest first, so that each is aligned. */
const sectionTypes = {
  low: Float64Array,
  high: Float64Array,
  nameHash: Float64Array,
  ids: Int32Array,
  edgeIds: Int32Array,
  from: Uint32Array,
  to: Uint32Array,
  outStart: Uint32Array,
  inStart: Uint32Array,
  inEdges: Uint32Array,
  since: Uint32Array,
  until: Uint32Array,
  told: Uint32Array,
  nameNode: Uint32Array,
  nearest: Int32Array,
  suspect: Int32Array,
  control: Uint16Array,
  edgeKind: Uint8Array,
  nodeKind: Uint8Array,
  sample: Uint8Array,
  symbol: Uint8Array,
  distance: Uint8Array,
  owned: Uint8Array,
} as const

type SectionName = keyof typeof sectionTypes
export type GraphSections = { readonly [K in SectionName]: InstanceType<(typeof sectionTypes)[K]> }

const lengthsOf = ({ nodes, edges, names }: GraphHead): Record<SectionName, number> => ({
  low: edges,
  high: edges,
  nameHash: names,
  ids: nodes,
  edgeIds: edges,
  from: edges,
  to: edges,
  outStart: nodes + 1,
  inStart: nodes + 1,
  inEdges: edges,
  since: edges,
  until: edges,
  told: edges,
  nameNode: names,
  nearest: nodes,
  suspect: nodes,
  control: edges,
  edgeKind: edges,
  nodeKind: nodes,
  sample: nodes,
  symbol: nodes,
  distance: nodes,
  owned: nodes,
})

const names = Object.keys(sectionTypes) as SectionName[]
const aligned = (at: number): number => Math.ceil(at / 8) * 8

/** First the length of the head, then the head, then the arrays. */
const headStart = 8

const layout = (head: GraphHead, start: number): { offsets: Record<SectionName, number>; end: number } => {
  const lengths = lengthsOf(head)
  const offsets = {} as Record<SectionName, number>
  let at = start
  for (const name of names) {
    offsets[name] = at
    at = aligned(at + lengths[name] * sectionTypes[name].BYTES_PER_ELEMENT)
  }
  return { offsets, end: at }
}

const viewsOf = (head: GraphHead, bytes: Uint8Array, start: number): GraphSections => {
  const lengths = lengthsOf(head)
  const { offsets, end } = layout(head, start)
  if (bytes.byteLength < end) throw new Error('企业图谱快照不完整')
  return Object.fromEntries(
    names.map(name => [
      name,
      new sectionTypes[name](bytes.buffer as ArrayBuffer, bytes.byteOffset + offsets[name], lengths[name]),
    ]),
  ) as unknown as GraphSections
}

export interface OpenedSections {
  readonly bytes: Uint8Array
  readonly head: GraphHead
  readonly sections: GraphSections
}

/** Empty arrays for so many nodes, edges and names, behind their head. */
export const allocateGraph = (head: GraphHead): OpenedSections => {
  const text = Buffer.from(JSON.stringify(head))
  const start = aligned(headStart + text.length)
  const bytes = new Uint8Array(layout(head, start).end)
  new DataView(bytes.buffer).setUint32(0, text.length, true)
  bytes.set(text, headStart)
  return { bytes, head, sections: viewsOf(head, bytes, start) }
}

const headLength = (bytes: Uint8Array): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)

export const headOf = (bytes: Uint8Array): GraphHead =>
  JSON.parse(Buffer.from(bytes.slice(headStart, headStart + headLength(bytes))).toString('utf8')) as GraphHead

export const openSections = (bytes: Uint8Array): OpenedSections => {
  const head = headOf(bytes)
  if (head.version !== graphVersion) throw new Error('企业图谱快照的版本不符，须重新生成')
  return { bytes, head, sections: viewsOf(head, bytes, aligned(headStart + headLength(bytes))) }
}
