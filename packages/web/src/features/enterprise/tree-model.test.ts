import { describe, expect, test } from 'vitest'
import { dashesOf } from '../../ui/graph/drawing.ts'
import { treeDrawing } from './tree-drawing.ts'
import { treeHoldings } from './tree-holdings.ts'
import { leavesToLoad, untouched, visibleRows, type TreeGroup, type TreeRoot } from './tree-model.ts'

const plain = {
  riskSymbol: 0 as const,
  finding: 'none' as const,
  attention: false,
  riskMain: 0 as const,
  hasRecentNews: false,
  scale: '',
  stockType: '',
  guaranteeJson: '',
  sample: true,
}

const groupOf = (above: string, code: string, count: number, total = count): TreeGroup => ({
  ...plain,
  name: code === 'basics' ? '基本信息' : '对外投资',
  code,
  id: code,
  nodeType: 0,
  rowkey: `${above}/${code}`,
  total,
  children: Array.from({ length: count }, (_, i) => ({
    ...plain,
    name: `企业 ${i}`,
    code: `E${i + 10}`,
    id: `E${i + 10}`,
    nodeType: 1 as const,
    rowkey: `${above}/${code}/E${i + 10}`,
    total: 3,
    stockType: i === 0 ? '比例不明' : '60%',
    relation: `R${i}`,
    relationType: 'STOCK',
    percent: i === 0 ? null : 60,
    percentHigh: i === 0 ? null : 60,
    control: '',
    since: '2020-01-01',
    until: i === 1 ? '2022-12-31' : '',
    ended: i === 1,
    toldBy: '登记',
    toldOn: '2026-01-15',
    children: [],
  })),
})

const root: TreeRoot = {
  ...plain,
  name: '当前企业',
  code: 'E1',
  id: 'E1',
  nodeType: 1,
  rowkey: 'E1',
  total: 2,
  endedNum: 1,
  children: [groupOf('E1', 'basics', 8), groupOf('E1', 'investments', 10, 80)],
}

const names = (riskOnly = false, state = untouched) => visibleRows(root, state, riskOnly).map(row => row.name)
const first = 'E1/investments/E10'

describe('S1-211 S1-212: the tree as it first stands', () => {
  test('six children of a group and 更多（n）, but all of the basic information', () => {
    const shown = names()
    expect(shown).toContain('更多（74）')
    expect(visibleRows(root, untouched, false).filter(row => row.kind === 'leaf')).toHaveLength(6)
    expect(visibleRows(root, untouched, false).filter(row => row.kind === 'fact')).toHaveLength(8)
  })

  test('the rest shows all that came, and the number that is still to be asked for', () => {
    const state = { ...untouched, whole: new Set(['E1/investments']) }
    expect(names(false, state)).toContain('更多（70）')
  })

  test('two levels are open; what is loaded below them waits, six levels in the filtered view', () => {
    const state = { ...untouched, loaded: new Map([[first, [groupOf(first, 'investments', 2)]]]) }
    const depth = (riskOnly: boolean) => Math.max(...visibleRows(root, state, riskOnly).map(row => row.depth))
    expect(depth(false)).toBe(2)
    expect(depth(true)).toBe(4)
  })
})

describe('S1-210: opening and closing', () => {
  test('what a reader opened shows its groups with their children; closed again, nothing of them', () => {
    const loaded = new Map([[first, [groupOf(first, 'investments', 2)]]])
    const open = { ...untouched, loaded, toggled: new Map([[first, true]]) }
    expect(visibleRows(root, open, false).filter(row => row.key.startsWith(`${first}/`))).toHaveLength(3)
    const closed = { ...open, toggled: new Map([[first, false]]) }
    expect(visibleRows(root, closed, false).filter(row => row.key.startsWith(`${first}/`))).toHaveLength(0)
  })

  test('the filtered view asks on where it has not asked, and never round in a circle', () => {
    const rows = visibleRows(root, untouched, true)
    expect(leavesToLoad(rows, untouched).map(row => row.id)).toContain('E10')
    const back = groupOf(first, 'investments', 1)
    const state = { ...untouched, loaded: new Map([[first, [back]]]) }
    const again = leavesToLoad(visibleRows(root, state, true), state).map(row => row.key)
    expect(again).not.toContain(`${first}/investments/E10`)
  })
})

test('S1-205: a turned tree grows down; an unknown share is dashed', () => {
  const rows = visibleRows(root, untouched, false)
  const [across, down] = [treeDrawing(rows, 'across'), treeDrawing(rows, 'down')]
  const at = (drawing: typeof across, id: string) => drawing.nodes.find(node => node.id === id)!
  expect(at(across, first).x).toBeGreaterThan(at(across, 'E1').x + 100)
  expect(at(down, first).y).toBeGreaterThan(at(down, 'E1').y + 50)
  expect(across.edges.find(edge => edge.target === first)?.told).toBe(false)
  expect(across.edges.find(edge => edge.target === 'E1/investments/E11')?.told).toBe(true)
})

test('S1-219: a relation says since when, by whom and of which day; one that has ended says so and is drawn apart', () => {
  const rows = visibleRows(root, untouched, false)
  const at = (id: string) => rows.find(row => row.key === `E1/investments/${id}`)!
  expect(at('E10')).toMatchObject({ period: '2020-01-01 至 今', told: '登记 2026-01-15', ended: false })
  expect(at('E11')).toMatchObject({ period: '截至 2022-12-31 已结束', ended: true })
  const { nodes, edges } = treeDrawing(rows, 'across')
  expect(nodes.find(node => node.id === at('E11').key)!.lines).toContain('截至 2022-12-31 已结束')
  const lines = new Map(edges.map(edge => [edge.target, dashesOf(edge)]))
  expect([at('E10'), at('E11'), at('E12')].map(row => lines.get(row.key))).toEqual([
    [5, 4],
    [2, 4],
    undefined,
  ])
})

test('S1-219: the tree as holdings: who holds whom by the group it stands in, groups and facts left out', () => {
  const held = groupOf('E1', 'holders', 1)
  const rows = visibleRows({ ...root, children: [...root.children, held] }, untouched, false)
  const { parties, holdings } = treeHoldings(rows)
  expect(parties.map(({ id }) => id)).toContain('E1')
  expect(parties.every(({ id }) => /^E\d+$/u.test(id))).toBe(true)
  expect(holdings.find(({ id }) => id === 'R1')).toMatchObject({ source: 'E1', target: 'E11', percent: 60 })
  expect(holdings.find(({ id }) => id === 'R0')).toMatchObject({ source: 'E10', target: 'E1', percent: null })
})
