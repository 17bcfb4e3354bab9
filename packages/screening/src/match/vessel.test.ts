import { expect, test } from 'vitest'
import { comparePair } from '../pair.ts'
import { indexOf, subjectOf } from '../testing/fixture.ts'

test.each([
  ['M/V Tern Harbour', 'TERN HARBOUR'],
  ['Motor Tanker Tern Harbour', 'TERN HARBOUR'],
  ['TERN HARBOUR (ex LAPWING)', 'TERN HARBOUR'],
  ['LAPWING V', 'LAPWING 5'],
  ['LAPWING X', 'LAPWING 10'],
  ['LAPWING I', 'LAPWING 1'],
  ['LAPWING I', 'LAPWING ONE'],
  ['STELLA I', 'STELLA 1'],
  ['LAPWING FIVE', 'LAPWING NO. 5'],
  ['PHOENIIX HARBOUR', 'PHOENIX HARBOUR'],
  ['新海洋8号', 'XIN HAI YANG 8'],
])('the ships %s and %s may be one', (a, b) => {
  expect(comparePair(a, b, '03').score).toBeGreaterThanOrEqual(80)
})

test.each([
  ['LAPWING V', 'LAPWING 6'],
  ['TERN HARBOUR V', 'TERN HARBOUR II'],
  ['TERN HARBOUR I', 'TERN HARBOUR'],
  ['LAPWING I', 'LAPWING V'],
  ['LAPWING I', 'LAPWING'],
  ['LAPWING', 'LAPWING 2'],
  ['LAPWING', 'LAPWING SUN'],
  ['OCEAN LAPWING', 'LAPWING'],
  ['GREAT TERN HARBOUR', 'TERN HARBOUR'],
  ['TERN HARBOUR EXPRESS', 'TERN HARBOUR'],
  ['海丰9', '海峰9'],
])('the ships %s and %s are two', (a, b) => {
  expect(comparePair(a, b, '03').score).toBeLessThan(80)
})

test('a misspelt ordinary word and a number written as a letter are found in the index', () => {
  const index = indexOf([
    subjectOf('phoenix', '03', { names: ['PHOENIX HARBOUR'] }),
    subjectOf('lapwing', '03', { names: ['LAPWING 5'] }),
    subjectOf('roman', '03', { names: ['TERN X'] }),
  ])
  const first = (text: string): string | undefined => {
    const hit = index.search({ text }).hits[0]
    return hit && index.subject(hit.subject).id
  }
  expect(first('PHOENIIX HARBOUR')).toBe('phoenix')
  expect(first('LAPWING V')).toBe('lapwing')
  expect(first('TERN 10')).toBe('roman')
})

test('a name with the form of a company is no ship of that name', () => {
  const index = indexOf([subjectOf('ship', '03', { names: ['TAPAZVAR'] })])
  const verdict = (text: string): string | undefined => index.search({ text }).hits[0]?.verdict
  expect(verdict('Tapazvar')).toBe('hit')
  expect(verdict('Tapazvar Corporation')).toBe('possible')
})

test('a letter that counts stands before the form of a firm as well, and asks for confirmation where the other name lacks it', () => {
  expect(comparePair('Norva Shipping I Ltd', 'Norva Shipping 1 Ltd').verdict).toBe('hit')
  expect(comparePair('Norva Shipping I Ltd', 'Norva Shipping Ltd').verdict).toBe('possible')
})

test('a person called by a word of business is found without a part of his name', () => {
  const index = indexOf([subjectOf('person', '02', { names: ['Vladimir Grigoryevich TABAK'] })])
  expect(index.search({ text: 'Vladimir Tabak' }).hits).toHaveLength(1)
})

test('a slip in a ship called by words of business is found whoever asks', () => {
  const index = indexOf([
    subjectOf('navigator', '03', { names: ['NEW NAVIGATOR'] }),
    subjectOf('hundred', '03', { names: ['BICENTENARIO XI'] }),
  ])
  const found = (text: string, type?: '03'): string[] =>
    index.search({ text, ...(type && { type }) }).hits.map(({ subject }) => index.subject(subject).id)
  expect(found('New Navigtor')).toEqual(['navigator'])
  expect(found('New Navigtor', '03')).toEqual(['navigator'])
  expect(found('BICENENARIO XI')).toEqual(['hundred'])
})

test('a ship is found with a slip in a word that is hardly one, beside its own word or its long number', () => {
  const index = indexOf([
    subjectOf('mariner', '03', { names: ['BALTIC MARINER I'] }),
    subjectOf('numbered', '03', { names: ['FU YUAN YU 8641'] }),
    subjectOf('sister', '03', { names: ['FU YUAN YU 8642'] }),
  ])
  const found = (text: string): string[] =>
    index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)
  expect(found('Bsltic Mariner I')).toEqual(['mariner'])
  expect(found('FU YUN YU 8641')).toEqual(['numbered'])
  expect(found('FU YUAN YU 8643')).toEqual([])
})
