import type { guidedGraph as call, guidedGraphOne as oneCall } from '@maojian/contract/calls/enterprise'
import { enterpriseLimits } from '@maojian/contract/limits'
import { getCountry } from '@maojian/domain/vocabulary/country'
import type { EnterpriseKind } from '@maojian/domain/vocabulary/enterprise'
import type * as z from 'zod'
import type { Context } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import {
  edgeWords,
  needGraph,
  needNode,
  nodeWords,
  type NodeWords,
  type StatementWire,
} from './node-words.ts'
import { findingOf } from './finding-of.ts'
import { nodeMarks, type EnterpriseMarks, type NodeMarks } from './node-marks.ts'
import { endedAt, shownEdges } from './shown-edges.ts'
import { strongest, sureties, treeGroups, type TreeEdge, type TreeGroup } from './tree-groups.ts'

type Root = z.output<typeof call.reply>
type Group = z.output<typeof oneCall.reply>[number]
type Leaf = Group['children'][number]

const nodeTypes: Readonly<Record<EnterpriseKind, Leaf['nodeType']>> = {
  company: 1,
  group: 1,
  bond: 2,
  person: 3,
  other: 5,
}

const plain = {
  riskSymbol: 0,
  finding: 'none',
  attention: false,
  riskMain: 0,
  hasRecentNews: false,
  scale: '',
  stockType: '',
  guaranteeJson: '',
  total: 0,
  sample: false,
} as const

const untold = {
  relation: '',
  relationType: '',
  percent: null,
  percentHigh: null,
  control: '',
  since: '',
  until: '',
  ended: false,
  toldBy: '',
  toldOn: '',
} as const

const guaranteeText = ({ type, typeName, amount, currency, since, toldBy }: StatementWire): string =>
  sureties.includes(type) ? JSON.stringify({ type, typeName, amount, currency, since, source: toldBy }) : ''

interface Branch {
  readonly graph: EnterpriseGraph
  readonly rowkey: string
  readonly words: (node: number) => NodeWords
  readonly marked: (node: number) => NodeMarks
  readonly said: (edge: number) => StatementWire
}

const leafOf = ({ graph, rowkey, words, said, marked }: Branch, { edge, other }: TreeEdge): Leaf => {
  const { id, name, kind, capital, sample } = words(other)
  const statement = said(edge)
  const { attention, hasRecentNews } = marked(other)
  return {
    ...plain,
    name,
    code: id,
    id,
    nodeType: nodeTypes[kind],
    riskSymbol: graph.symbolAt(other),
    finding: findingOf(graph, other),
    riskMain: graph.symbolAt(other),
    attention,
    hasRecentNews,
    scale: capital,
    stockType: statement.type === 'STOCK' ? statement.percentText : statement.role || statement.typeName,
    guaranteeJson: guaranteeText(statement),
    relation: statement.id,
    relationType: statement.type,
    percent: statement.percent,
    percentHigh: statement.percentHigh,
    control: statement.control,
    since: statement.since,
    until: statement.until,
    ended: statement.ended,
    toldBy: statement.toldBy,
    toldOn: statement.toldOn,
    rowkey: `${rowkey}/${id}`,
    total: graph.degree(other),
    sample,
    children: [],
  }
}

interface Cut {
  readonly offset: number
}

const groupsWire = async (
  { marks, ...context }: Context & { readonly marks: EnterpriseMarks },
  { graph, rowkey }: Pick<Branch, 'graph' | 'rowkey'>,
  groups: readonly TreeGroup[],
  { offset }: Cut,
): Promise<Group[]> => {
  const shown = groups.map(group => ({
    ...group,
    page: group.edges.slice(offset, offset + enterpriseLimits.children),
  }))
  const all = shown.flatMap(group => group.page)
  const words = await nodeWords(
    context,
    graph,
    all.map(one => one.other),
  )
  const said = await edgeWords(
    context,
    graph,
    all.map(one => one.edge),
  )
  const named = new Map(all.map(one => [one.other, words(one.other)]))
  const marked = await nodeMarks(context, marks, graph, named)
  return shown.map(({ code, nameZh, edges, page }) => ({
    ...plain,
    name: nameZh,
    code,
    id: code,
    nodeType: 0 as const,
    riskMain: strongest(edges.map(({ other }) => graph.symbolAt(other))),
    rowkey: `${rowkey}/${code}`,
    total: edges.length,
    children: page.map(one => leafOf({ graph, words, said, marked, rowkey: `${rowkey}/${code}` }, one)),
  }))
}

const basics = ({ id, country, status, capital, code, kindName }: NodeWords): Group => {
  const lines = [
    ['类型', kindName],
    ['国家或地区', getCountry(country)?.nameZh ?? ''],
    ['状态', status],
    ['注册资本', capital],
    ['编码', code],
  ].filter(([, value]) => value !== '')
  return {
    ...plain,
    name: '基本信息',
    code: 'basics',
    id: 'basics',
    nodeType: 0,
    rowkey: `${id}/basics`,
    total: lines.length,
    children: lines.map(([key, value], i) => ({
      ...plain,
      ...untold,
      name: `${key}：${value}`,
      code: '',
      id: `basics-${i}`,
      nodeType: 5 as const,
      rowkey: `${id}/basics/${i}`,
      children: [],
    })),
  }
}

/** Root of the tree: what it is, and its relations by group. */
export const guidedGraph =
  (marks: EnterpriseMarks): Verb<typeof call> =>
  async (context, { anyCpyNo, riskOnly, ended }): Promise<Root> => {
    const graph = needGraph(context)
    const node = needNode(graph, anyCpyNo)
    const words = (await nodeWords(context, graph, [node]))(node)
    const marked = await nodeMarks(context, marks, graph, new Map([[node, words]]))
    const { attention, hasRecentNews } = marked(node)
    const groups = treeGroups(graph, node, {
      riskOnly: riskOnly === 1,
      shows: shownEdges(graph, ended === 1),
    })
    const children = await groupsWire({ ...context, marks }, { graph, rowkey: words.id }, groups, {
      offset: 0,
    })
    return {
      ...plain,
      name: words.name,
      code: words.id,
      id: words.id,
      nodeType: nodeTypes[words.kind],
      riskSymbol: graph.symbolAt(node),
      finding: findingOf(graph, node),
      riskMain: strongest(children.map(one => one.riskMain)),
      attention,
      hasRecentNews,
      scale: words.capital,
      rowkey: words.id,
      total: children.length,
      sample: words.sample,
      endedNum: endedAt(graph, node),
      children: [basics(words), ...children],
    }
  }

/** The next level below a node of the tree, or the rest of one long group. */
export const guidedGraphOne =
  (marks: EnterpriseMarks): Verb<typeof oneCall> =>
  async (context, input) => {
    const graph = needGraph(context)
    const node = needNode(graph, input.anyCpyNo)
    const shows = shownEdges(graph, input.ended === 1)
    const groups = treeGroups(graph, node, { riskOnly: input.riskOnly === 1, shows }).filter(
      ({ code }) => input.group === undefined || code === input.group,
    )
    const rowkey = input.rowkey === '' ? input.anyCpyNo : input.rowkey
    return groupsWire({ ...context, marks }, { graph, rowkey }, groups, { offset: input.offset })
  }
