import { describe, expect, it } from 'vitest'
import {
  countryFacets,
  filterSources,
  healthFacets,
  healthOf,
  healthVerdict,
  historyText,
  type Source,
} from './health.ts'

const source = (id: string, health: Source['health'], country = 'US') =>
  ({ id, health, country, countryCn: country === 'US' ? '美国' : '联合国' }) as Source

const sample = { ...source('s', 'amber'), starterData: true }

const all = [source('a', 'green'), source('b', 'red', 'UN'), source('c', 'grey'), source('d', 'amber')]

describe('list health', () => {
  it('puts the lists that need attention first', () =>
    expect(filterSources(all, {}).map(one => one.id)).toEqual(['b', 'd', 'a', 'c']))

  it('never-imported lists stand last, the lists of a country together', () => {
    const mixed = [
      source('x', 'green'),
      source('y', 'green', 'UN'),
      source('z', 'green'),
      source('w', 'grey'),
    ]
    expect(filterSources(mixed, {}).map(one => one.id)).toEqual(['y', 'x', 'z', 'w'])
  })

  it('tells how many entries each edition had', () =>
    expect(historyText([{ day: '2026-08-01', entries: 12_345 }])).toBe('2026-08-01 12,345 条'))

  it('filters by country and health', () => {
    expect(filterSources(all, { country: 'US', health: 'green' }).map(one => one.id)).toEqual(['a'])
    expect(filterSources(all, { country: 'UN', health: 'green' })).toEqual([])
  })

  it('counts each country and each health', () => {
    expect(countryFacets(all)).toEqual([
      { code: 'US', name: '美国', count: 3 },
      { code: 'UN', name: '联合国', count: 1 },
    ])
    expect(healthFacets([...all, sample]).map(one => one.count)).toEqual([1, 1, 1, 1, 1])
  })

  it.each([
    [all, 'red'],
    [[source('a', 'green'), source('d', 'amber')], 'amber'],
    [[source('a', 'green'), source('c', 'grey')], 'green'],
    [[source('a', 'green'), sample], 'amber'],
    [[source('c', 'grey')], 'grey'],
    [[], 'grey'],
  ] as const)('the verdict names the worst (%#)', (sources, tone) =>
    expect(healthVerdict(sources).tone).toBe(tone),
  )

  it('as many lists want an update as a search tells of, those far past their time named apart', () =>
    expect(healthVerdict(all).title).toBe('2 份名单须更新，其中 1 份已过期'))

  it('sample data is called what it is, never late', () => {
    expect(healthOf(sample)).toEqual({ word: '示例', tone: 'amber' })
    expect(healthVerdict([sample]).title).toContain('不能用于筛查结论')
  })
})
