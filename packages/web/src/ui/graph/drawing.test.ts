import { describe, expect, test } from 'vitest'
import { meets, textBoxes } from './boxes.ts'
import { drawingSvg } from './drawing-svg.ts'
import type { DrawnNode, Drawing, EdgeForm, NodeForm, Place } from './drawing.ts'
import { forcePlaces } from './force-places.ts'
import type { GraphColors } from './graph-colors.ts'
import { nextNode } from './next-node.ts'
import { placeEdgeTexts } from './place-edge-texts.ts'
import { rankPlaces, ranksFrom } from './rank-places.ts'
import { textWidth, wrapText } from './text-width.ts'

const disc = (id: string, name = `示例企业${id}有限责任公司`): NodeForm => ({
  id,
  name,
  lines: wrapText(name, 144, 3),
  sign: '企',
  tone: 'related',
  form: 'disc',
  width: 40,
  height: 40,
})

const line = (source: string, target: string, text = '持股 12.5%'): EdgeForm => ({
  id: `${source}>${target}`,
  source,
  target,
  text,
  told: true,
  arrow: true,
})

/** A hub with spokes, some of which know each other. */
const web = (count: number) => {
  const nodes = Array.from({ length: count }, (_, i) => disc(`n${i}`))
  const spokes = nodes.slice(1).map(({ id }) => line('n0', id))
  const others = nodes.slice(2).filter((_, i) => i % 5 === 0)
  return { nodes, edges: [...spokes, ...others.map(({ id }) => line('n1', id, '担保'))] }
}

const drawn = (nodes: readonly NodeForm[], places: ReadonlyMap<string, Place>): DrawnNode[] =>
  nodes.map(node => ({ ...node, ...places.get(node.id)! }))

const meetingTexts = ({ nodes, edges }: Drawing): string[] => {
  const boxes = textBoxes(nodes, edges)
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap(b => (meets(a.box, b.box) ? [`${a.id} × ${b.id}`] : [])),
  )
}

describe('S1-204: texts of a drawing', () => {
  test.each([9, 50, 120])('no two of %i nodes cover each other, names and words on lines alike', count => {
    const { nodes, edges } = web(count)
    const placed = drawn(nodes, forcePlaces(nodes, edges))
    const drawing = { nodes: placed, edges: placeEdgeTexts(placed, edges) }
    expect(meetingTexts(drawing)).toEqual([])
    expect(drawing.edges.filter(edge => edge.at !== undefined).length).toBeGreaterThan(count / 3)
  })

  test('S1-208: what an expansion brings finds its place; what stood stays where it was', () => {
    const { nodes, edges } = web(20)
    const before = forcePlaces(nodes, edges)
    const more = [...nodes, ...Array.from({ length: 15 }, (_, i) => disc(`m${i}`))]
    const lines = [...edges, ...Array.from({ length: 15 }, (_, i) => line('n3', `m${i}`))]
    const after = forcePlaces(more, lines, before)
    for (const { id } of nodes) expect(after.get(id)).toEqual(before.get(id))
    const placed = drawn(more, after)
    expect(meetingTexts({ nodes: placed, edges: placeEdgeTexts(placed, lines) })).toEqual([])
  })

  test('the same question is drawn the same way', () => {
    const { nodes, edges } = web(30)
    expect(forcePlaces(nodes, edges)).toEqual(forcePlaces(nodes, edges))
  })
})

test('S1-202: paths stand in columns by the steps from the first end', () => {
  const nodes = ['a', 'b', 'c', 'd'].map(id => disc(id))
  const edges = [line('a', 'b'), line('c', 'a'), line('b', 'd'), line('c', 'd')]
  const places = rankPlaces(nodes, ranksFrom('a', edges), { across: 120, down: 20 })
  expect(places.get('b')!.x).toBe(places.get('c')!.x)
  expect(places.get('a')!.x).toBeLessThan(places.get('b')!.x)
  expect(places.get('b')!.x).toBeLessThan(places.get('d')!.x)
  expect(meetingTexts({ nodes: drawn(nodes, places), edges: [] })).toEqual([])
})

describe('names are written in lines that fit', () => {
  test.each([
    ['北京某某国际贸易股份有限公司', 3],
    ['OPEN JOINT-STOCK COMPANY ROSNEFT OIL COMPANY', 3],
    ['Supercalifragilisticexpialidocious Holding', 3],
  ])('%s', (name, most) => {
    const lines = wrapText(name, 144, most)
    expect(lines.length).toBeLessThanOrEqual(most)
    for (const one of lines) expect(textWidth(one)).toBeLessThanOrEqual(144)
  })

  test('a name that is cut says so, one that fits is whole', () => {
    expect(wrapText('甲乙丙丁戊己庚辛壬癸', 40, 2).at(-1)).toMatch(/…$/u)
    expect(wrapText('Sovrin Trading', 144, 3)).toEqual(['Sovrin Trading'])
  })

  test('no line begins with a closing bracket', () => {
    for (const width of [100, 120, 144, 168])
      for (const name of ['澍岫物流有限公司（示例）', '骁澜国际贸易有限公司（示例）'])
        for (const one of wrapText(name, width, 3)) expect(one).not.toMatch(/^[）)]/u)
  })
})

test('the arrow keys go to the nearest node that lies that way', () => {
  const nodes = drawn(
    ['mid', 'right', 'far', 'up'].map(id => disc(id)),
    new Map([
      ['mid', { x: 0, y: 0 }],
      ['right', { x: 200, y: 10 }],
      ['far', { x: 900, y: 0 }],
      ['up', { x: 10, y: -200 }],
    ]),
  )
  expect(nextNode(nodes, undefined, 'ArrowRight')?.id).toBe('mid')
  expect(nextNode(nodes, 'mid', 'ArrowRight')?.id).toBe('right')
  expect(nextNode(nodes, 'right', 'ArrowRight')?.id).toBe('far')
  expect(nextNode(nodes, 'mid', 'ArrowUp')?.id).toBe('up')
  expect(nextNode(nodes, 'up', 'ArrowUp')?.id).toBe('up')
})

test('S1-207: a saved picture bears its caption, dashes what nobody tells, and takes no name for markup', () => {
  const tone = { stroke: '#111111', fill: '#ffffff' }
  const colors: GraphColors = {
    tones: { current: tone, related: tone, listed: tone, doubtful: tone, tied: tone, group: tone },
    text: '#000000',
    quiet: '#333333',
    line: '#999999',
    paper: '#ffffff',
    font: 'sans-serif',
  }
  const nodes = drawn(
    [disc('a', '<b>&甲'), disc('b')],
    new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 400, y: 0 }],
    ]),
  )
  const edges = placeEdgeTexts(nodes, [{ ...line('a', 'b', '持股 比例不明'), told: false }])
  const { text } = drawingSvg({ nodes, edges }, ['甲与乙的关系', '制图 2026-01-15'], colors)
  expect(text).toContain('&lt;b&gt;&amp;甲')
  expect(text).not.toContain('<b>')
  expect(text).toMatch(/stroke-dasharray/u)
  expect(text).toContain('持股 比例不明')
  expect(text).toContain('制图 2026-01-15')
})
