import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

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

test('a surname in a script without vowels, or in kana, is asked for alone as well', () => {
  expect(found('بتروف')).toEqual(['person possible'])
  expect(found('ペトロフ')).toEqual(['person possible'])
})

test('a given name and a surname in Arabic are met in a longer name', () => {
  const longer = indexOf([subjectOf('leader', '02', { names: ['Ali Husseini TAPAZENEI'] })])
  expect(longer.search({ text: 'علي تابازنئي' }).hits).toHaveLength(1)
  expect(longer.search({ text: 'علي حسن' }).hits).toHaveLength(0)
})

test('two names of equal standing agree the same either way', () => {
  for (const [a, b] of [
    ['Lukashenko', 'Viktor Lukashenko'],
    ['COSCO', 'COSCO Shipping Corporation'],
  ] as const)
    expect(comparePair(a, b).score).toBe(comparePair(b, a).score)
})

test('kana write VLA, TI and DI with characters of other sounds too', () => {
  expect(comparePair('ウラジーミル・カルボノフ', 'Vladimir KARVONOV', '02').score).toBeGreaterThanOrEqual(90)
  expect(comparePair('ウラジーミル・カルボノフ', 'Varlam KARVONOV', '02').score).toBeLessThan(80)
})
