import { expect, test } from 'vitest'
import { conductDrawing, placesOf, type Conduct } from './conduct-drawing.ts'

type Edge = Conduct['edges'][number]

const edge = (id: string, target: string, more: Partial<Edge> = {}): Edge => ({
  id,
  source: 'E1',
  target,
  type: 'STOCK',
  typeName: '持股',
  percent: 60,
  percentHigh: 60,
  percentText: '60%',
  role: '',
  amount: '',
  currency: '',
  control: '',
  since: '',
  until: '',
  ended: false,
  toldBy: '登记',
  toldOn: '2026-01-15',
  ...more,
})

const graphOf = (edges: readonly Edge[]): Conduct => {
  const ids = ['E1', ...new Set(edges.map(({ target }) => target))]
  return {
    nodes: ids.map((id, i) => ({
      id,
      name: `企业 ${i}`,
      type: i === 0 ? 1 : 2,
      start: i === 0 ? 1 : 0,
      level: i === 0 ? 0 : 1,
      hasRelation: 0,
      kind: 'company',
      kindName: '企业',
      riskSymbol: 0,
      finding: 'none',
      sample: false,
    })),
    edges: [...edges],
    more: 0,
    nextOffset: 0,
    endedNum: 0,
  }
}

const linesOf = (edges: readonly Edge[]) => {
  const graph = graphOf(edges)
  return conductDrawing(graph, placesOf(graph, new Map())).edges
}

test('S1-219: a line says percent, source and day; one that has ended until when, and is no longer drawn through', () => {
  const [now, then] = linesOf([edge('R1', 'E2'), edge('R2', 'E3', { ended: true, until: '2022-12-31' })])
  expect(now).toMatchObject({ text: '持股 60%（登记 2026-01-15）', told: true, ended: false })
  expect(then).toMatchObject({ text: '持股 60% 截至 2022-12-31（登记）', ended: true })
})

test('S1-219: of one pair what holds today is said before what has ended', () => {
  const [line] = linesOf([
    edge('R1', 'E2', { ended: true, until: '2020-12-31', percentText: '80%' }),
    edge('R2', 'E2', { percent: null, percentText: '比例不明' }),
  ])
  expect(line!.text).toMatch(/^持股 比例不明（登记 2026-01-15） 等 2 项/u)
  expect(line).toMatchObject({ ended: false, told: true })
})
