import { expect, it } from 'vitest'
import { groupsOf, type Sketch } from './testing.ts'

const born = { birthDates: ['1968-04-05'] }
const threeNames: NonNullable<Sketch['names']> = [
  { text: 'TESTULLAH', kind: 'primary' },
  { text: 'Abu Testub', kind: 'alias' },
  { text: 'Hadayat Testullah', kind: 'alias' },
]

const together: readonly (readonly [string, Sketch, Sketch])[] = [
  [
    'a number that one calls its registration and the other something else',
    {
      name: 'Parvaz Testi Co',
      countries: ['AE'],
      identifiers: [{ kind: 'registration', value: '400074854', country: 'AE' }],
    },
    {
      name: 'PARVAZ TESTI COMPANY',
      countries: ['AE'],
      identifiers: [
        { kind: 'other', value: '400074854' },
        { kind: 'registration', value: '4778771', country: 'AE' },
      ],
    },
  ],
  [
    'Iran’s national id of a company beside its registration',
    {
      name: 'Parvaz Testi Co',
      countries: ['IR'],
      identifiers: [{ kind: 'registration', value: '14000000001', country: 'IR' }],
    },
    {
      name: 'PARVAZ TESTI COMPANY',
      countries: ['IR'],
      identifiers: [{ kind: 'registration', value: '48325', country: 'IR' }],
    },
  ],
  [
    'a registration with the country before it',
    {
      name: 'Zavod Testa JSC',
      countries: ['BY'],
      identifiers: [{ kind: 'registration', value: 'BY100104937', country: 'BY' }],
    },
    {
      name: 'JSC ZAVOD TESTA',
      countries: ['BY'],
      identifiers: [{ kind: 'registration', value: '100104937', country: 'BY' }],
    },
  ],
  [
    'a full name as Ukrainian and as Russian write it',
    { type: '02', name: 'Volodymyr Oleksandrovych TESTOV' },
    { type: '02', name: 'Vladimir Aleksandrovich Testov', countries: ['RU'] },
  ],
  [
    'a short name and the country',
    { type: '02', name: 'Aung Tet', countries: ['MM'], birthDates: ['1960-03-29'] },
    { type: '02', name: 'Aung TET', countries: ['MM'] },
  ],
  [
    'the words of a company in another order',
    { name: 'Shipping Company TESTA LLC' },
    { name: 'Testa Shipping Company', countries: ['RU'] },
  ],
  [
    'a short name, where one names the country and the other stands under its regime',
    { type: '02', name: 'Aung Tet', countries: ['MM'] },
    { type: '02', name: 'Aung TET', programmes: ['EU-MMR'] },
  ],
  [
    'a full name, month and day of the birth, and two years',
    { type: '02', name: 'Ratko Testovic', birthDates: ['1942-03-12'] },
    { type: '02', name: 'Ratko TESTOVIĆ', birthDates: ['1943-03-12'], programmes: ['BALKANS'] },
  ],
  [
    'a person’s name in Arabic letters, as two keyboards write it',
    { type: '02', name: 'Ali Testabadi', alias: 'علي تستآبادي', countries: ['IR'] },
    { type: '02', name: 'Ali TESTABAADI', alias: 'علی تستآبادی', programmes: ['GB-IRAN'] },
  ],
  [
    'a short company name with its legal form, and country',
    { name: 'TSTO Limited', countries: ['CN'] },
    { name: 'TSTO LTD', countries: ['CN'], typeStated: false },
  ],
  [
    'British and American spelling',
    { name: 'Directorate of Defence Testing Centre', countries: ['MM'] },
    { name: 'DIRECTORATE OF DEFENSE TESTING CENTER', countries: ['MM'] },
  ],
  [
    'a name with its own abbreviation behind it',
    { name: 'Testspetsvneshtekhnika (TSVT)', countries: ['BY'] },
    { name: 'Testspetsvneshtekhnika', countries: ['BY'] },
  ],
  [
    'three names in common',
    { type: '02', countries: ['AF'], names: threeNames, ...born },
    { type: '02', countries: [], names: threeNames.toReversed() },
  ],
  [
    'a number with check digits, and a word that differs in its vowels',
    { name: 'JSC Testet', countries: ['RU'], identifiers: [{ kind: 'inn', value: '7707083893' }] },
    { name: 'AO TESTIOT', countries: ['RU'], identifiers: [{ kind: 'inn', value: '7707083893' }] },
  ],
  [
    'given and family name, where one list leaves out the father’s',
    { type: '02', name: 'Valery TESTYUSTIKOV', countries: ['RU'] },
    { type: '02', name: 'Valery Ivanovich TESTYUSTIKOV', programmes: ['EU-UKR'] },
  ],
  [
    'a mere name that one party alone bears, if as an alias',
    { name: 'Mussa Testodin', typeStated: false },
    { type: '02', name: 'Musa Muhammad Testodin', alias: 'Mussa TESTODIN', ...born },
  ],
]

const apart: readonly (readonly [string, Sketch, Sketch])[] = [
  [
    'a short name in two countries',
    { type: '02', name: 'Aung Tet', countries: ['MM'] },
    { type: '02', name: 'Aung TET', countries: ['TH'] },
  ],
  [
    'a short name of two birth years',
    { type: '02', name: 'Aung Tet', countries: ['MM'], birthDates: ['1960'] },
    { type: '02', name: 'Aung TET', countries: ['MM'], birthDates: ['1971'] },
  ],
  [
    'a short name, where the regime is about another country',
    { type: '02', name: 'Aung Tet', countries: ['MM'] },
    { type: '02', name: 'Aung TET', programmes: ['EU-PRK'] },
  ],
  [
    'two birth years of the first of January',
    { type: '02', name: 'Ratko Testovic', birthDates: ['1942-01-01'] },
    { type: '02', name: 'Ratko TESTOVIĆ', birthDates: ['1943-01-01'] },
  ],
  [
    'a body and the house above it, whose Arabic name the list prints with both',
    { name: 'Testan Space Force', alias: 'نیروی هوافضای تستان بزرگ', countries: ['IR'] },
    { name: 'Testan Space Force Supply Office', alias: 'نیروی هوافضای تستان بزرگ', countries: ['IR'] },
  ],
  [
    'a number with check digits that another list wrote beside a wholly other name',
    { name: 'JSC Rembaza', countries: ['RU'], identifiers: [{ kind: 'inn', value: '7707083893' }] },
    { name: 'AO ZVEZDA', countries: ['RU'], identifiers: [{ kind: 'inn', value: '7707083893' }] },
  ],
  [
    'two fathers’ names',
    { type: '02', name: 'Valery Petrovich TESTYUSTIKOV', countries: ['RU'] },
    { type: '02', name: 'Valery Ivanovich TESTYUSTIKOV', countries: ['RU'] },
  ],
  [
    'a place behind a name',
    { name: 'Testspetsvneshtekhnika (SPB)', countries: ['BY'] },
    { name: 'Testspetsvneshtekhnika', countries: ['RU'] },
  ],
]

it('a mere name that two parties bear belongs to neither', () => {
  const sketches: readonly Sketch[] = [
    { name: 'Mussa Testodin', typeStated: false },
    { type: '02', name: 'Musa Muhammad Testodin', alias: 'Mussa TESTODIN', birthDates: ['1972-06-12'] },
    { type: '02', name: 'Mussa Ibrahim Testodin', alias: 'Mussa TESTODIN', birthDates: ['1980-02-03'] },
  ]
  expect(groupsOf(sketches)).toEqual([[1], [2], [3]])
})

it.each(together)('one party: %s', (_, a, b) => expect(groupsOf([a, b])).toEqual([[1, 2]]))

it.each(apart)('two parties: %s', (_, a, b) => expect(groupsOf([a, b])).toEqual([[1], [2]]))
