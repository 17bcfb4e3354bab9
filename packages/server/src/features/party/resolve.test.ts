import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { describe, expect, it } from 'vitest'
import { resolve, type ResolveOptions } from './resolve.ts'
import { traitsOf } from './traits.ts'

type Sketch = Partial<ListEntry> & { name?: string; alias?: string; party?: string }

const contentOf = ({ name, alias, party: _party, ...rest }: Sketch, i: number): ListEntry => ({
  source: 'ofac-sdn',
  reference: String(i + 1),
  type: '01',
  typeStated: true,
  names: [
    ...(name ? [{ text: name, kind: 'primary' as const }] : []),
    ...(alias ? [{ text: alias, kind: 'alias' as const }] : []),
  ],
  countries: [],
  birthDates: [],
  identifiers: [],
  addresses: [],
  programmes: [],
  facts: [],
  sameAs: [],
  ...rest,
})

const run = (sketches: readonly Sketch[], options: Partial<ResolveOptions> = {}) => {
  let made = 900
  const traits = sketches.map((sketch, i) =>
    traitsOf({ entry: i + 1, party: sketch.party ?? null, contents: [contentOf(sketch, i)] }),
  )
  return resolve(traits, { newId: () => `P${++made}`, ...options })
}

/** Entry numbers that ended up together, smallest first. */
const groupsOf = (sketches: readonly Sketch[], options?: Partial<ResolveOptions>): number[][] => {
  const { entries } = run(sketches, options)
  return [...Map.groupBy(entries, entry => entry.party).values()].map(group => group.map(one => one.entry))
}

const imo = (value: string) => ({ type: '03' as const, identifiers: [{ kind: 'imo' as const, value }] })
const passport = (value: string, country?: string) => ({
  type: '02' as const,
  identifiers: [{ kind: 'passport' as const, value, ...(country && { country }) }],
})

describe('entries of several lists become one party', () => {
  const together: readonly (readonly [string, Sketch, Sketch])[] = [
    ['same IMO number', { name: 'LADY R', ...imo('9161003') }, { name: 'Леди Р', ...imo('IMO 9161003') }],
    [
      'same LEI',
      { name: 'Alpha', identifiers: [{ kind: 'lei', value: '5493001KJTIIGC8Y1R12' }] },
      { name: 'Beta', identifiers: [{ kind: 'lei', value: '5493001KJTIIGC8Y1R12' }] },
    ],
    [
      'same passport and country',
      { name: 'A B', ...passport('D 9004878', 'IR') },
      { name: 'C D', ...passport('D9004878', 'IR') },
    ],
    [
      'a UN reference quoted by the UK',
      { source: 'un-sc', reference: 'CDi.001', name: 'One' },
      { source: 'uk-sanctions', reference: 'DRC0001', name: 'Uno', sameAs: ['unsc:CDi.001'] },
    ],
    [
      'same uid on both OFAC lists',
      { source: 'ofac-sdn', reference: '17018', name: 'One' },
      { source: 'ofac-nonsdn', reference: '17018', name: 'Other name' },
    ],
    [
      'same person name in another order with the same full birth date',
      { type: '02', name: 'KIM Jong Testov', birthDates: ['1984-01-08'] },
      { type: '02', name: 'Jong Testov Kim', birthDates: ['1984-01-08'] },
    ],
    [
      'same company name without its form in the same country',
      { name: 'Rosinvent OAO', countries: ['RU'] },
      { name: 'PUBLIC JOINT STOCK COMPANY ROSINVENT', countries: ['RU', 'CY'] },
    ],
    [
      'a Chinese company name without its form',
      { name: '虚构精密仪器有限公司', countries: ['CN'] },
      { name: '虚构精密仪器股份有限公司', countries: ['CN'] },
    ],
    [
      'a record without a name that points at a vessel',
      { type: '03', name: 'TESTSHIP', sameAs: ['ftm:ship-1'] },
      { type: '01', typeStated: false, sameAs: ['ftm:ship-1'] },
    ],
  ]
  it.each(together)('%s', (_, a, b) => expect(groupsOf([a, b])).toEqual([[1, 2]]))
})

describe('entries stay parties of their own', () => {
  const apart: readonly (readonly [string, Sketch, Sketch])[] = [
    ['wrong IMO check digit', { name: 'X', ...imo('9161004') }, { name: 'Y', ...imo('9161004') }],
    [
      'same passport number of two countries',
      { name: 'A B', ...passport('D9004878', 'IR') },
      { name: 'C D', ...passport('D9004878', 'SY') },
    ],
    [
      'same passport number without a country',
      { name: 'A B', ...passport('D9004878') },
      { name: 'C D', ...passport('D9004878') },
    ],
    [
      'same name, only the birth year known',
      { type: '02', name: 'Ivan Testov', birthDates: ['1970'] },
      { type: '02', name: 'Ivan Testov', birthDates: ['1970'] },
    ],
    [
      'same company name in two countries',
      { name: 'Rosinvent', countries: ['RU'] },
      { name: 'Rosinvent', countries: ['BY'] },
    ],
    [
      'too short a company name',
      { name: 'ABC Ltd', countries: ['RU'] },
      { name: 'ABC LLC', countries: ['RU'] },
    ],
    [
      'two records of unknown kind with a person’s name',
      { name: 'John Testman', countries: ['US'], typeStated: false },
      { name: 'John Testman', countries: ['US'], typeStated: false },
    ],
    [
      'a person and a company that one list links',
      { type: '02', name: 'Ivan Testov', sameAs: ['ftm:x'] },
      { type: '01', name: 'Testov Ltd', sameAs: ['ftm:x'] },
    ],
    [
      'two ships with different IMO numbers under one record number',
      { name: 'A', sameAs: ['ftm:x'], ...imo('9161003') },
      { name: 'B', sameAs: ['ftm:x'], ...imo('9187629') },
    ],
    [
      'birth years that exclude each other',
      { name: 'A B', birthDates: ['1960'], ...passport('D9004878', 'IR') },
      { name: 'A B', birthDates: ['1975-02-03'], ...passport('D9004878', 'IR') },
    ],
    [
      'two numbers of one list that share only an alias',
      { source: 'un-sc', reference: 'IRe.058', name: 'Sabalan Testing', countries: ['IR'] },
      {
        source: 'un-sc',
        reference: 'IRe.061',
        name: 'Sahand Testing',
        alias: 'Sabalan Testing',
        countries: ['IR'],
      },
    ],
  ]
  it.each(apart)('%s', (_, a, b) => expect(groupsOf([a, b])).toEqual([[1], [2]]))

  it('a chain of links never joins contradicting ends', () => {
    const chain = [
      { name: 'A', sameAs: ['ftm:x'], ...imo('9161003') },
      { type: '03' as const, name: 'B', sameAs: ['ftm:x', 'ftm:y'] },
      { name: 'C', sameAs: ['ftm:y'], ...imo('9187629') },
    ]
    expect(groupsOf(chain)).toEqual([[1, 2], [3]])
    expect(run(chain).refused).toBe(1)
  })

  it('a name that too many carry identifies nobody', () => {
    const many = Array.from({ length: 8 }, () => ({ name: 'Oriental Testing', countries: ['CN'] }))
    expect(groupsOf(many)).toHaveLength(8)
    expect(groupsOf(many.slice(0, 3))).toHaveLength(1)
  })
})

describe('parties over time', () => {
  const pair = [
    { source: 'un-sc', reference: 'CDi.001', name: 'One' },
    { source: 'uk-sanctions', reference: 'DRC0001', name: 'Uno', sameAs: ['unsc:CDi.001'] },
  ]
  it('keeps the reason of a link in Chinese on the younger entry', () => {
    expect(run(pair).entries.map(entry => entry.reason)).toEqual([
      '',
      '与 un-sc CDi.001 为同一主体：名单记录号 unsc:CDi.001 相同',
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
