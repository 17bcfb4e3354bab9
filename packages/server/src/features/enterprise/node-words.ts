import { enterpriseKinds, relationKinds, type EnterpriseKind } from '@maojian/domain/vocabulary/enterprise'
import { percentZh } from '@maojian/domain/ownership/render/percent-zh'
import type { Identifier } from '@maojian/domain/vocabulary/identifier'
import { partyTypeName, type PartyType } from '@maojian/domain/vocabulary/party-type'
import { relationRoleZh } from '@maojian/domain/vocabulary/relation-role'
import type { ScreeningIndex, Subject } from '@maojian/screening'
import { chineseNameById } from '../../engine/chinese-name.ts'
import { homeOf } from '../../engine/home-of.ts'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { EnterpriseGraph, GraphEdge } from '../../graph/open-graph.ts'
import { hasEnded } from '../../graph/stands-on.ts'
import {
  findEnterprises,
  findRelations,
  type StoredEnterprise,
  type StoredRelation,
} from './enterprise-store.ts'

/** Ids on the wire: E and the stored number. */
export const wireId = (id: number): string => `E${id}`
export const storedId = (id: string): number => Number(id.slice(1))

/** The graph that is held; before the first import there is none. */
export const needGraph = ({ graph }: Pick<Context, 'graph'>): EnterpriseGraph => {
  const held = graph.current()
  if (held) return held
  throw new Fault(503, '企业图谱尚未载入：请稍候再试，或先导入企业数据')
}

/** Node of an enterprise on the wire; 404 where the graph does not hold it. */
export const needNode = (graph: EnterpriseGraph, id: string): number => {
  const node = graph.positionOf(storedId(id))
  if (node >= 0) return node
  throw new Fault(404, '未收录该企业')
}

export interface NodeWords {
  readonly id: string
  readonly name: string
  /** Chinese name of the listed party that it is; '' where it is none or has none. */
  readonly nameZh: string
  /** All of its names, and those of the listed party that it is. */
  readonly names: readonly string[]
  readonly kind: EnterpriseKind
  readonly kindName: string
  readonly country: string
  readonly status: string
  readonly capital: string
  /** First code of the enterprise: credit code, LEI, registration number. */
  readonly code: string
  readonly codes: readonly Identifier[]
  readonly sample: boolean
}

const listedParty = (index: ScreeningIndex | undefined, partyId: string | undefined): Subject | undefined => {
  const position = partyId ? (index?.positionOf(partyId) ?? -1) : -1
  return position < 0 ? undefined : index!.subject(position)
}

const partyKinds: Readonly<Record<PartyType, EnterpriseKind>> = {
  '01': 'company',
  '02': 'person',
  '03': 'other',
  '04': 'other',
}

/** What only relations name is what the list says that it is. */
const kindWords = (
  held: EnterpriseKind,
  party: Subject | undefined,
): Pick<NodeWords, 'kind' | 'kindName'> => {
  if (held !== 'other' || !party) return { kind: held, kindName: enterpriseKinds[held] }
  const kind = party.typeStated ? partyKinds[party.type] : held
  const told = partyTypeName(party.type, party.typeStated)
  return { kind, kindName: kind === 'other' ? told : enterpriseKinds[kind] }
}

/** Where words of the graph come from: without a database an enterprise bears the name of its listed party, or its number. */
export interface GraphWords extends Pick<Context, 'engine'> {
  readonly db: Context['db'] | undefined
}

const namesOf = (own: string, stored: StoredEnterprise | undefined, party: Subject | undefined): string[] => {
  const names = [own, ...(stored?.otherNames ?? []), ...(party?.names.map(({ text }) => text) ?? [])]
  return [...new Set(names)].filter(name => name !== '')
}

const wordsOf = (
  { engine }: Pick<Context, 'engine'>,
  graph: EnterpriseGraph,
  node: number,
  stored: StoredEnterprise | undefined,
): NodeWords => {
  const partyId = graph.linkedAt(node)?.partyId
  const index = engine.current()
  const own = stored?.name ?? ''
  const party = listedParty(index, partyId)
  return {
    id: wireId(graph.idAt(node)),
    name: own || party?.names[0]?.text || stored?.reference || wireId(graph.idAt(node)),
    nameZh: partyId ? chineseNameById(index, partyId) : '',
    names: namesOf(own, stored, party),
    ...kindWords(graph.kindAt(node), party),
    country: stored?.country || (party ? (homeOf(party)[0] ?? '') : ''),
    status: stored?.status ?? '',
    capital: stored?.capital ?? '',
    code: stored?.codes[0]?.value ?? '',
    codes: stored?.codes ?? [],
    sample: graph.isSample(node),
  }
}

/** What nodes are called, read from the store at once. */
export const nodeWords = async (
  asked: GraphWords,
  graph: EnterpriseGraph,
  nodes: readonly number[],
): Promise<(node: number) => NodeWords> => {
  const distinct = [...new Set(nodes)]
  const ids = distinct.map(node => graph.idAt(node))
  const stored = asked.db ? await findEnterprises(asked.db, ids) : new Map<number, StoredEnterprise>()
  const words = new Map(
    distinct.map(node => [node, wordsOf(asked, graph, node, stored.get(graph.idAt(node)))]),
  )
  return node => words.get(node) ?? wordsOf(asked, graph, node, undefined)
}

const numberZh = (share: number): string => percentZh(String(share))

/** 30%, 25%–50%, 比例不明; '' where a share makes no sense. */
const percentText = ({ kind, percent, percentHigh }: GraphEdge): string => {
  if (percent === null) return kind === 'STOCK' ? '比例不明' : ''
  return percentHigh === null || percentHigh === percent
    ? numberZh(percent)
    : `${numberZh(percent)}–${numberZh(percentHigh)}`
}

/** What a source says of two enterprises, as it goes over the wire. */
export const statementWire = (edge: GraphEdge, stored: StoredRelation | undefined, ended: boolean) => ({
  id: `R${edge.id}`,
  type: edge.kind,
  typeName: relationKinds[edge.kind],
  percent: edge.percent,
  percentHigh: edge.percentHigh,
  percentText: percentText(edge),
  role: relationRoleZh(stored?.role ?? ''),
  amount: stored?.amount ?? '',
  currency: stored?.currency ?? '',
  control: edge.control,
  since: edge.since,
  until: edge.until,
  ended,
  toldBy: stored?.told_by ?? '',
  toldOn: stored?.told_on ?? '',
})

export type StatementWire = ReturnType<typeof statementWire>

export const edgeWords = async (
  { db }: Pick<Context, 'db'>,
  graph: EnterpriseGraph,
  edges: readonly number[],
): Promise<(edge: number) => StatementWire> => {
  const stored = await findRelations(db, [...new Set(edges.map(edge => graph.edge(edge).id))])
  return edge => {
    const one = graph.edge(edge)
    return statementWire(one, stored.get(one.id), hasEnded(one, graph.head.day))
  }
}
