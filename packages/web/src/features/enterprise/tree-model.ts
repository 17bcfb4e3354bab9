import type { guidedGraph, guidedGraphOne } from '@maojian/contract/calls/enterprise'
import type * as z from 'zod'

export type TreeRoot = z.output<typeof guidedGraph.reply>
export type TreeGroup = z.output<typeof guidedGraphOne.reply>[number]
export type TreeLeaf = TreeGroup['children'][number]

/** What a reader did to a tree, by the path of ids of its nodes. */
export interface TreeState {
  /** Groups below a leaf, as far as they were asked for. */
  readonly loaded: ReadonlyMap<string, readonly TreeGroup[]>
  /** Children of a group beyond those that came with it. */
  readonly rest: ReadonlyMap<string, readonly TreeLeaf[]>
  readonly toggled: ReadonlyMap<string, boolean>
  /** Groups whose children are all shown. */
  readonly whole: ReadonlySet<string>
}

export const untouched: TreeState = {
  loaded: new Map(),
  rest: new Map(),
  toggled: new Map(),
  whole: new Set(),
}

export interface TreeRow {
  readonly key: string
  readonly parent: string | undefined
  readonly depth: number
  readonly kind: 'root' | 'group' | 'leaf' | 'fact' | 'more'
  /** Of the enterprise; that of its parent where the row is a group or its rest. */
  readonly id: string
  readonly code: string
  readonly name: string
  readonly said: string
  /** Since when, until when, and who says so of which day. */
  readonly period: string
  readonly told: string
  readonly ended: boolean
  /** Watched by the reader's organisation, and in the news of late. */
  readonly marks: string
  /** What is told of it and of its tie to its parent. */
  readonly leaf?: TreeLeaf
  readonly scale: string
  /** Of a group the gravest of what it holds. */
  readonly risk: 0 | 1 | 2
  /** Of the enterprise of the row; none for a group. */
  readonly finding: TreeLeaf['finding']
  readonly sample: boolean
  readonly canOpen: boolean
  readonly isOpen: boolean
}

/** Children of a group that are shown before the rest (spec 000 §4), and depths that are open at first. */
const shownChildren = 6
const openDepths = { all: 2, risk: 6 } as const

interface Walk {
  readonly state: TreeState
  readonly depths: number
  readonly rows: TreeRow[]
}

interface Above {
  readonly key: string
  readonly id: string
  readonly depth: number
  /** Opened by hand: what is below it is open too. */
  readonly byHand: boolean
}

const plain = {
  said: '',
  period: '',
  told: '',
  ended: false,
  marks: '',
  scale: '',
  risk: 0,
  finding: 'none',
  sample: false,
  canOpen: false,
  isOpen: false,
} as const

const marksOf = ({ attention, hasRecentNews }: Pick<TreeLeaf, 'attention' | 'hasRecentNews'>): string =>
  [attention ? '监控中' : '', hasRecentNews ? '近 90 天有资讯' : ''].filter(text => text !== '').join('、')

const periodOf = ({ since, until, ended }: TreeLeaf): string => {
  if (ended) return `截至 ${until} 已结束`
  if (since === '' && until === '') return ''
  return `${since || '未载明'} 至 ${until || '今'}`
}

const moreOf = (group: TreeGroup, parent: Above, shown: number): TreeRow => ({
  ...plain,
  key: `${group.rowkey}/more`,
  parent: group.rowkey,
  depth: parent.depth + 2,
  kind: 'more',
  id: parent.id,
  code: group.code,
  name: `更多（${group.total - shown}）`,
})

const walkLeaf = (walk: Walk, leaf: TreeLeaf, group: TreeGroup, depth: number): void => {
  const { state, rows, depths } = walk
  const isFact = group.code === 'basics'
  const groups = state.loaded.get(leaf.rowkey)
  const toggled = state.toggled.get(leaf.rowkey)
  const isOpen = groups !== undefined && (toggled ?? depth < depths)
  rows.push({
    key: leaf.rowkey,
    parent: group.rowkey,
    depth,
    kind: isFact ? 'fact' : 'leaf',
    id: leaf.id,
    code: group.code,
    name: leaf.name,
    said: leaf.stockType,
    period: periodOf(leaf),
    told: [leaf.toldBy, leaf.toldOn].filter(text => text !== '').join(' '),
    ended: leaf.ended,
    marks: marksOf(leaf),
    leaf,
    scale: leaf.scale,
    risk: leaf.riskSymbol,
    finding: leaf.finding,
    sample: leaf.sample,
    canOpen: !isFact && leaf.total > 1 && groups?.length !== 0,
    isOpen,
  })
  if (isOpen) walkGroups(walk, groups, { key: leaf.rowkey, id: leaf.id, depth, byHand: toggled === true })
}

const walkGroups = (walk: Walk, groups: readonly TreeGroup[], above: Above): void => {
  const { state, rows, depths } = walk
  for (const group of groups) {
    const depth = above.depth + 1
    const isOpen = state.toggled.get(group.rowkey) ?? (depth < depths || above.byHand)
    rows.push({
      ...plain,
      key: group.rowkey,
      parent: above.key,
      depth,
      kind: 'group',
      id: above.id,
      code: group.code,
      name: `${group.name}（${group.total}）`,
      risk: group.riskMain,
      canOpen: true,
      isOpen,
    })
    if (!isOpen) continue
    const all = [...group.children, ...(state.rest.get(group.rowkey) ?? [])]
    const isWhole = group.code === 'basics' || state.whole.has(group.rowkey)
    const shown = isWhole ? all : all.slice(0, shownChildren)
    for (const leaf of shown) walkLeaf(walk, leaf, group, depth + 1)
    if (shown.length < group.total) rows.push(moreOf(group, above, shown.length))
  }
}

/** The tree as it is seen: every row below its parent. */
export const visibleRows = (root: TreeRoot, state: TreeState, riskOnly: boolean): TreeRow[] => {
  const isOpen = state.toggled.get(root.rowkey) ?? true
  const top: TreeRow = {
    ...plain,
    key: root.rowkey,
    parent: undefined,
    depth: 0,
    kind: 'root',
    id: root.id,
    code: '',
    name: root.name,
    scale: root.scale,
    marks: marksOf(root),
    risk: root.riskSymbol,
    finding: root.finding,
    sample: root.sample,
    canOpen: true,
    isOpen,
  }
  const walk = { state, depths: riskOnly ? openDepths.risk : openDepths.all, rows: [top] }
  if (isOpen) walkGroups(walk, root.children, { key: root.rowkey, id: root.id, depth: 0, byHand: false })
  return walk.rows
}

/** In the filtered view: leaves that lead on to a risk and were not asked for yet; never round in a circle. */
export const leavesToLoad = (rows: readonly TreeRow[], state: TreeState): TreeRow[] =>
  rows.filter(
    ({ kind, key, id, depth, canOpen }) =>
      kind === 'leaf' &&
      canOpen &&
      depth < openDepths.risk &&
      !state.loaded.has(key) &&
      !key.slice(0, -id.length).split('/').includes(id),
  )
