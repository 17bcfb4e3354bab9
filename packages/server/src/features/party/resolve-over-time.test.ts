import { describe, expect, it } from 'vitest'
import { resolve } from './resolve.ts'
import { contentOf, groupsOf, run } from './testing.ts'
import { traitsOf } from './traits.ts'

describe('parties over time', () => {
  const pair = [
    { source: 'un-sc', reference: 'CDi.001', name: 'Uno Testani' },
    { source: 'uk-sanctions', reference: 'DRC0001', name: 'Uno Testani', sameAs: ['unsc:CDi.001'] },
  ]
  it('keeps the reason of a link in Chinese on the younger entry', () => {
    expect(run(pair).entries.map(entry => entry.reason)).toEqual([
      '',
      '与 un-sc CDi.001 为同一主体：名单记录号 unsc:CDi.001 相同，名称相近',
    ])
  })
  it('keeps ids; the oldest wins and the other is recorded as merged', () => {
    const { entries, merges } = run([
      { ...pair[0], party: 'P10' },
      { ...pair[1], party: 'P9' },
    ])
    expect(new Set(entries.map(entry => entry.party))).toEqual(new Set(['P9']))
    expect(merges).toMatchObject([{ from: 'P10', into: 'P9', entries: [1] }])
    expect(merges[0]?.reason).toContain('unsc:CDi.001')
  })
  it('gives the id to the oldest entry when a party falls apart', () => {
    const { entries, merges } = run([
      { name: 'One', party: 'P1' },
      { name: 'Other', party: 'P1' },
    ])
    expect(entries.map(entry => entry.party)).toEqual(['P1', 'P901'])
    expect(merges).toEqual([])
  })
  it('answers alike in whatever order entries arrive', () => {
    const sketches = [
      pair[0]!,
      { name: 'Rosinvent', countries: ['RU'] },
      pair[1]!,
      { name: 'Rosinvent OOO', countries: ['RU'] },
    ]
    const traits = sketches.map((sketch, i) =>
      traitsOf({ entry: i + 1, party: null, contents: [contentOf(sketch, i)] }),
    )
    const ids = () => {
      let made = 0
      return { newId: () => `P${++made}` }
    }
    expect(resolve([...traits].reverse(), ids())).toEqual(resolve(traits, ids()))
  })
  it('a user’s word that two are apart outweighs every link', () => {
    expect(groupsOf(pair, { apart: [[1, 2]] })).toEqual([[1], [2]])
  })
  it('a record whose target has not arrived waits and is counted', () => {
    const { entries, pending } = run([{ sameAs: ['ftm:ofac-36'] }, { name: 'Somebody' }])
    expect(entries.map(entry => entry.entry)).toEqual([2])
    expect(pending).toEqual([1])
  })
})
