import { expect, it } from 'vitest'
import type { ListEntry } from './list-entry.ts'
import { subtypesOf } from './subtype-of.ts'

const entry = (more: Partial<ListEntry>): ListEntry => ({
  source: 'ofac-sdn',
  reference: '1',
  type: '01',
  typeStated: true,
  names: [{ text: 'Invented Works', kind: 'primary' }],
  countries: [],
  birthDates: [],
  identifiers: [],
  addresses: [],
  programmes: [],
  facts: [],
  sameAs: [],
  ...more,
})

it.each<[string, Partial<ListEntry>, string[]]>([
  ['a company of no special programme', { programmes: ['RUSSIA-EO14024'] }, ['0101']],
  ['a person of no special programme', { type: '02', programmes: ['GLOMAG'] }, ['0201']],
  ['a terrorist organisation', { programmes: ['SDGT', 'FTO'] }, ['0103', '0105']],
  ['a supporter of the Taliban', { programmes: ['UN-SC1988'] }, ['0105']],
  ['an ISIL person of the UN list', { type: '02', programmes: ['UN-SCISIL'] }, ['0202', '0204']],
  ['an Australian counter-terrorism listing', { type: '02', programmes: ['1988 (TALIBAN)'] }, ['0204']],
  ['narcotics', { programmes: ['SDNTK'] }, ['0106']],
  ['fentanyl', { type: '02', programmes: ['ILLICIT-DRUGS-EO14059'] }, ['0205']],
  ['proliferation, North Korea', { programmes: ['DPRK4'] }, ['0107']],
  ['proliferation, State Department', { programmes: ['US-DOS-ISN'] }, ['0107']],
  ['British chemical weapons', { type: '02', programmes: ['GB-CW'] }, ['0206']],
  ['a bank by its name', { names: [{ text: 'Выдуманный Банк', kind: 'primary' }] }, ['0102']],
  ['a bank by its Chinese name', { names: [{ text: '虚构银行股份有限公司', kind: 'primary' }] }, ['0102']],
  ['a bank by its code', { identifiers: [{ kind: 'bic', value: 'ABCDRUMM' }] }, ['0102']],
  ['a river bank is no bank', { names: [{ text: 'Riverbanks Works', kind: 'primary' }] }, ['0101']],
  ['a minister', { type: '02', facts: [{ key: 'position', value: 'Deputy Minister of Testing' }] }, ['0203']],
  [
    'a parliamentarian',
    { type: '02', facts: [{ key: 'title', value: 'Member of the State Duma' }] },
    ['0203'],
  ],
  ['an administrative clerk', { type: '02', facts: [{ key: 'position', value: 'Administrator' }] }, ['0201']],
  ['a ministry', { names: [{ text: 'Ministry of Inventions', kind: 'primary' }] }, ['0104']],
  ['a company with such a word', { names: [{ text: 'Movement Testing LLC', kind: 'primary' }] }, ['0101']],
  ['a record of unknown kind', { typeStated: false }, []],
  ['what the list says itself', { type: '02', subtype: '0203' }, ['0203']],
  ['a vessel whatever its programme', { type: '03', programmes: ['SDGT'] }, ['0301']],
  ['an aircraft', { type: '04' }, ['0401']],
  ['a code inside another is not that code', { programmes: ['XFTOX', 'ESDTA'] }, ['0101']],
])('%s', (_, more, expected) => expect(subtypesOf(entry(more))).toEqual(expected))
