import { expect, it } from 'vitest'
import type { ListEntry } from './list-entry.ts'
import { subtypesOf } from './subtype-of.ts'

const entry = (type: ListEntry['type'], programme: string, name = 'EXAMPLE'): ListEntry => ({
  source: 'un-sc',
  reference: '1',
  type,
  typeStated: true,
  names: [{ text: name, kind: 'primary' }],
  countries: [],
  birthDates: [],
  identifiers: [],
  addresses: [],
  programmes: [programme],
  facts: [],
  sameAs: [],
})

it.each([
  ['02', 'UN-SCISIL', ['0202', '0204']],
  ['01', 'UN-SC1988', ['0105']],
  ['01', 'GB-ISIL', ['0103', '0105']],
  ['01', 'GB-CT', ['0105']],
  ['02', 'GB-ICT', ['0204']],
  ['01', 'UN-SC1718', ['0107']],
  ['02', 'GB-CW', ['0206']],
  ['01', 'GB-IRAN-NW', ['0107']],
  ['01', 'GB-RUS', ['0101']],
  ['02', 'GB-CYB', ['0201']],
  ['03', 'UN-SC1718', ['0301']],
] as const)('%s under %s', (type, programme, subtypes) => {
  expect(subtypesOf(entry(type, programme))).toEqual(subtypes)
})

it('makes a listed company with a bank word a bank', () => {
  expect(subtypesOf(entry('01', 'GB-RUS', 'EXAMPLE BANK JSC'))).toEqual(['0102'])
  expect(subtypesOf(entry('01', 'GB-RUS', 'EMBANKMENT WORKS'))).toEqual(['0101'])
})
