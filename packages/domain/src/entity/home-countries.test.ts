import { expect, it } from 'vitest'
import type { Identifier } from '../vocabulary/identifier.ts'
import { homeCountries } from './home-countries.ts'
import type { ListEntry } from './list-entry.ts'

const company = (
  countries: string[],
  identifiers: Identifier[],
  type: ListEntry['type'] = '01',
): ListEntry => ({
  source: 'ofac-sdn',
  reference: '1',
  type,
  typeStated: true,
  names: [],
  countries,
  birthDates: [],
  identifiers,
  addresses: [],
  programmes: [],
  facts: [],
  sameAs: [],
})

it.each<[string, ListEntry, string[]]>([
  ['a bank with branches abroad', company(['CN', 'IN', 'RU'], [{ kind: 'bic', value: 'ABCDRUMM' }]), ['RU']],
  [
    'a Russian company with an office abroad',
    company(['AE', 'RU'], [{ kind: 'inn', value: '7707083893' }]),
    ['RU'],
  ],
  ['a company without a register number', company(['AE', 'RU'], []), ['AE', 'RU']],
  [
    'a number of a country that the list does not name',
    company(['AE', 'TR'], [{ kind: 'ogrn', value: '1' }]),
    ['AE', 'TR'],
  ],
  ['a person of two nationalities', company(['AE', 'RU'], [{ kind: 'inn', value: '1' }], '02'), ['AE', 'RU']],
])('%s', (_, entry, expected) => expect(homeCountries(entry)).toEqual(expected))
