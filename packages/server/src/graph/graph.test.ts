import { describe, expect, test } from 'vitest'
import { findPaths } from './find-paths.ts'
import { neighbours } from './neighbours.ts'
import { makeGraph, type TestEdge } from './testing.ts'

describe('the snapshot of the graph', () => {
  test('finds nodes by stored id and by name, whatever its width and case', () => {
    const graph = makeGraph([['Tavrel（上海）', 'Ondrik', 30]])
    expect(graph.named('TAVREL(上海)')).toEqual([graph.at('Tavrel（上海）')])
    expect(graph.named('Tavrel')).toEqual([])
    expect(graph.positionOf(11)).toBe(-1)
    const [edge] = graph.outOf(graph.at('Tavrel（上海）'))
    expect(graph.edge(edge!)).toMatchObject({ kind: 'STOCK', percent: 30, to: graph.at('Ondrik') })
    expect(graph.into(graph.at('Ondrik'))).toEqual([edge])
  })

  test('marks owned at the threshold 1, open ones 2, and the nearest listed party', () => {
    const graph = makeGraph(
      [
        ['L', 'A', 60],
        ['A', 'B', 50],
        ['L', 'C', null],
        ['L', 'D', 49],
        ['D', 'E', 100],
        ['B', 'F', 10],
        ['X', 'Y', 80],
        ['Z', 'L', null, 'ROLE'],
      ],
      { L: ['ofac'] },
    )
    const symbols = [...'LABCDEFXYZ'].map(name => graph.symbolAt(graph.at(name)))
    expect(symbols).toEqual([1, 1, 1, 2, 0, 0, 0, 0, 0, 0])
    expect(graph.nearestAt(graph.at('F'))).toBe(graph.at('L'))
    expect(graph.nearestAt(graph.at('Z'))).toBe(graph.at('L'))
    expect(graph.nearestAt(graph.at('Y'))).toBe(-1)
  })
})

/** Walks every simple path; the other side of the comparison. */
const naivePaths = (edges: readonly TestEdge[], from: string, to: string, hops: number): string[] => {
  const beside = (name: string): Set<string> =>
    new Set(edges.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : [])).filter(one => one !== name))
  const walk = (path: string[]): string[] => {
    const last = path.at(-1)!
    if (last === to) return [path.join('>')]
    if (path.length > hops) return []
    return [...beside(last)].filter(one => !path.includes(one)).flatMap(one => walk([...path, one]))
  }
  return walk([from]).sort()
}

describe('paths between two enterprises', () => {
  test('are those of a naive walk, for hundreds of random graphs', () => {
    let state = 7
    const next = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    const names = [...'ABCDEFGHIJ']
    for (let round = 0; round < 300; round++) {
      const edges = Array.from({ length: 6 + next(14) }, (): TestEdge => [
        names[next(10)]!,
        names[next(10)]!,
        next(100),
      ])
      const graph = makeGraph([...edges, ['A', 'K', 1], ['J', 'K2', 1]])
      const all = [...edges, ['A', 'K', 1], ['J', 'K2', 1]] as TestEdge[]
      const nameAt = new Map(
        [...new Set(all.flat().filter(one => typeof one === 'string'))].map(name => [graph.at(name), name]),
      )
      for (const hops of [1, 2, 3, 4]) {
        const { paths } = findPaths(graph, { from: graph.at('A'), to: graph.at('J'), hops, most: 10_000 })
        const told = paths.map(path => path.map(node => nameAt.get(node)).join('>')).sort()
        expect(told, JSON.stringify(edges)).toEqual(naivePaths(all, 'A', 'J', hops))
      }
    }
  })

  test('are cut at the limit and say so', () => {
    const edges = Array.from({ length: 30 }, (_, i): TestEdge[] => [
      ['A', `m${i}`, 1],
      [`m${i}`, 'B', 1],
    ]).flat()
    const graph = makeGraph(edges)
    const found = findPaths(graph, { from: graph.at('A'), to: graph.at('B'), hops: 4, most: 10 })
    expect([found.paths.length, found.isCut]).toEqual([10, true])
  })

  test('neighbours come riskiest first, then by share', () => {
    const graph = makeGraph(
      [
        ['A', 'B', 10],
        ['A', 'C', 90],
        ['L', 'A', 5],
      ],
      { L: ['ofac'] },
    )
    const { page, total } = neighbours(graph, graph.at('A'), { limit: 3 })
    const order = page.map(node => graph.idAt(node))
    expect(total).toBe(3)
    const rest = neighbours(graph, graph.at('A'), { offset: 1, limit: 1 })
    expect(rest).toEqual({ page: [graph.at('C')], total: 3 })
    expect(order).toEqual([graph.idAt(graph.at('L')), graph.idAt(graph.at('C')), graph.idAt(graph.at('B'))])
  })
})
