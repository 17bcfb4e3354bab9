import { expect, it } from 'vitest'
import type { Identifier } from '../vocabulary/identifier.ts'
import { homeCountries, homeOfParty } from './home-countries.ts'
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

const bank = (name: string, countries: string[]): ListEntry => ({
  ...company(countries, []),
  names: [{ text: name, kind: 'primary' }],
})
const formerly = (name: string, former: string, countries: string[]): ListEntry => {
  const now = bank(name, countries)
  return { ...now, names: [...now.names, { text: former, kind: 'former' }] }
}
const firm = (countries: string[]): ListEntry => bank('Invented Works', countries)

it.each<[string, ListEntry[], string[]]>([
  ['one list says where it is', [bank('Invented Bank', ['IR', 'DE', 'FR']), bank('Bank', ['IR'])], ['IR']],
  ['its name says so', [bank('Invented Bank of Iran', ['DE', 'IR', 'FR'])], ['IR']],
  ['its Chinese name says so', [bank('虚构伊朗银行', ['DE', 'IR'])], ['IR']],
  ['a former name says so', [formerly('Invented Bank', 'Iran Bank', ['GB', 'IR'])], ['GB', 'IR']],
  ['nothing says so', [bank('Invented Bank', ['IR', 'DE'])], ['IR', 'DE']],
  ['a firm of two countries', [firm(['RU', 'CY']), firm(['RU'])], ['RU', 'CY']],
])('the country of a bank with branches abroad: %s', (_, entries, expected) =>
  expect(homeOfParty(entries)).toEqual(expected),
)
