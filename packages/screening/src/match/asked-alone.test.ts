import { expect, test } from 'vitest'
import { comparePair } from '../pair.ts'
import { indexOf, subjectOf } from '../testing/fixture.ts'

const index = indexOf([
  subjectOf('person', '02', { names: ['Sergei Valentinovich PETROV'] }),
  subjectOf('given', '02', { names: ['Viktor KARVONOV'] }),
  subjectOf('house', '01', { names: ['China COSCO Shipping Corporation Limited'] }),
  subjectOf('inside', '01', { names: ['Larkfield Cosco Harbour Works'] }),
  subjectOf('ship', '03', { names: ['COSCO NEBULA'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(hit => `${index.subject(hit.subject).id} ${hit.verdict}`)

test('a surname asked for alone finds the listed persons who bear it, to be confirmed', () => {
  expect(found('Petrov')).toEqual(['person possible'])
  expect(found('ПЕТРОВ')).toEqual(['person possible'])
})

test('the brand of a house asked for alone finds the firms that begin with it, no ship and no other firm', () => {
  expect(found('COSCO')).toEqual(['house possible'])
  expect(found('Cosco Ltd')).toEqual(['house possible'])
})

test('a given name alone, or one more name, finds nobody', () => {
  expect(found('Viktor')).toEqual([])
  expect(found('Petrov Denis Kowalczyk')).toEqual([])
})

test('two names of equal standing agree the same either way', () => {
  for (const [a, b] of [
    ['Lukashenko', 'Viktor Lukashenko'],
    ['COSCO', 'COSCO Shipping Corporation'],
  ] as const)
    expect(comparePair(a, b).score).toBe(comparePair(b, a).score)
})
