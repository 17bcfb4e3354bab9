import { traceOwnership } from '@maojian/domain/ownership/trace-ownership'
import { ownershipRegimes } from '@maojian/domain/vocabulary/ownership'
import { describe, expect, test } from 'vitest'
import { controlFacts } from '../facts/control-facts.ts'
import { findPaths } from './find-paths.ts'
import { neighbours } from './neighbours.ts'
import { makeGraph, type TestEdge } from './testing.ts'
import { upstreamOf } from './upstream.ts'

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

describe('what stands above an enterprise', () => {
  const ask = (edges: readonly TestEdge[], target: string, date: string) => {
    const graph = makeGraph(edges, { L: ['ofac', 'eu', 'uk', 'bis', 'cn'] })
    const names = [...new Set(edges.flatMap(([from, to]) => [from, to]))]
    const nameAt = new Map(names.map(name => [graph.at(name), name]))
    const listed = [{ party: 'L', regimes: ownershipRegimes }]
    const whole = edges.map(([owner, owned, percent = null, , period]) => ({
      owner,
      owned,
      percent,
      ...period,
    }))
    const part = upstreamOf(graph, graph.at(target), date).edges(node => nameAt.get(node)!)
    const verdicts = [whole, part].map(rows => {
      const { regimes } = traceOwnership(controlFacts(), { edges: rows, listed, target, date })
      return ownershipRegimes.map(regime => {
        const { state, low, high } = regimes[regime]
        return { regime, state, low, high }
      })
    })
    return { whole: verdicts[0], part: verdicts[1] }
  }

  test('decides on any day as the whole graph does, ended and doubled holdings among many small ones too', () => {
    let state = 11
    const next = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    const days = ['2023-12-31', '2024-07-01', '2026-11-20']
    for (let round = 0; round < 300; round++) {
      const names = ['L', 'A', 'B', 'C', 'T', ...Array.from({ length: 40 }, (_, i) => `s${i}`)]
      const period = () => [{}, {}, { until: days[next(3)]! }, { since: days[next(3)]! }][next(4)]!
      const edges = Array.from({ length: 50 + next(30) }, (): TestEdge => [
        names[next(3) === 0 ? next(4) : 5 + next(40)]!,
        names[1 + next(4)]!,
        next(12) === 0 ? null : next(3) === 0 ? 40 : 1 + next(3),
        'STOCK',
        period(),
      ])
      for (const date of days) {
        const { whole, part } = ask([...edges, ['L', 'A', null], ['T', 'B', 1]], 'T', date)
        expect(part, JSON.stringify({ date, edges })).toEqual(whole)
      }
    }
  })

  test('small holdings that have ended leave room for an unknown share', () => {
    const ended = Array.from({ length: 40 }, (_, i): TestEdge => [
      `s${i}`,
      'T',
      2,
      'STOCK',
      { until: '2020-12-31' },
    ])
    const { part } = ask([['L', 'T', null], ...ended], 'T', '2026-11-20')
    expect(part![0]).toEqual({ regime: 'ofac', state: 'cannot be excluded', low: 0, high: 100 })
  })

  test('a holding that has ended ties nobody to a listed party any more', () => {
    const graph = makeGraph(
      [
        ['L', 'A', 80, 'STOCK', { until: '2024-12-31' }],
        ['L', 'B', 80, 'STOCK', { until: '2026-11-20' }],
      ],
      { L: ['ofac'] },
    )
    expect(['A', 'B'].map(name => graph.symbolAt(graph.at(name)))).toEqual([0, 1])
    expect(['A', 'B'].map(name => graph.nearestAt(graph.at(name)))).toEqual([-1, graph.at('L')])
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
