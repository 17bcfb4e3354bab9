import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ListReading, rawFile, rawFileAt, readList } from '../../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { ukProgramme } from './uksl-programme.ts'
import { ukslXml } from './uksl-xml.ts'

let sample: ListReading

beforeAll(async () => {
  sample = await readList(ukslXml, await rawFileAt(join(import.meta.dirname, 'sample.xml')))
})

const entry = (reading: ListReading, reference: string) => {
  const found = reading.entries.find(one => one.reference === reference)
  if (!found) throw new Error(`${reference} not read`)
  return found
}

describe('UK sanctions list XML, our sample', () => {
  it('joins Name1 to Name6, whatever the letter case of the types', () => {
    expect(entry(sample, 'AFG0901').names).toEqual([
      { text: 'EXAMPLE BIN PERSON', kind: 'primary' },
      { text: 'Sample Nick', kind: 'weak' },
      { text: 'EXEMPLE PERSON', kind: 'alias' },
      { text: 'Abu Sample', kind: 'alias' },
      { text: 'مثال', kind: 'original' },
    ])
  })

  it('reads letters in dates as unknown parts', () => {
    expect(entry(sample, 'AFG0901').birthDates).toEqual(['1945', '1946-04', '1947-05-07'])
    expect(sample.warnings.get('读不懂的出生日期')).toEqual(['15/08/19yy'])
  })

  it('tells countries of the party from countries of birth', () => {
    expect(entry(sample, 'AFG0901').countries).toEqual(['KP', 'AF'])
  })

  it('reads measures, dates, identifiers and the UN number of a person', () => {
    const person = entry(sample, 'AFG0901')
    expect(person.facts.filter(fact => fact.key === 'measure').map(fact => fact.value)).toEqual([
      'Asset freeze',
      'Travel Ban',
    ])
    expect([person.designatedOn, person.changedOn]).toEqual(['2001-01-25', '2026-04-14'])
    expect(person.identifiers).toEqual([
      { kind: 'passport', value: 'P0900901', note: 'issued in Kabul' },
      { kind: 'nationalId', value: '77-88' },
    ])
    expect(person.sameAs).toEqual(['unsc:TAi.901', 'gb:AFG0901', 'gb-ofsi:9901', 'ftm:gb-fcdo-afg0901'])
  })

  it('takes labelled numbers of a company apart', () => {
    expect(entry(sample, 'RUS9902').identifiers).toEqual([
      { kind: 'ogrn', value: '1027700132195' },
      { kind: 'inn', value: '7707083893' },
    ])
  })

  it('reads a ship by its number and present flag', () => {
    const ship = entry(sample, 'DPR9903')
    expect(ship.type).toBe('03')
    expect(ship.identifiers).toEqual([{ kind: 'imo', value: '9187629' }])
    expect(ship.countries).toEqual(['KM'])
    expect(ship.programmes).toEqual(['GB-DPRK'])
    expect(ship.names).toEqual([{ text: 'Sample Star 8', kind: 'primary' }])
  })

  it('knows the whole layout', () => {
    expect([...sample.warnings.keys()]).toEqual(['读不懂的出生日期'])
    expect(sample.publishedOn).toBe('2026-09-02')
  })

  it('refuses an unknown kind of party, a record without number, an empty list', async () => {
    const list = (inside: string) => rawFile('uk.xml', `<Designations>${inside}</Designations>`)
    const spaceship =
      '<Designation><UniqueID>X1</UniqueID><IndividualEntityShip>Rocket</IndividualEntityShip></Designation>'
    await expect(readList(ukslXml, list(spaceship))).rejects.toThrow('rocket')
    await expect(readList(ukslXml, list('<Designation/>'))).rejects.toThrow('没有 UniqueID')
    await expect(readList(ukslXml, list('<DateGenerated>02/09/2026</DateGenerated>'))).rejects.toThrow(
      '没有任何条目',
    )
    await expect(readList(ukslXml, rawFile('x', '<html/>'))).rejects.toThrow('不是英国制裁名单')
  })
})

it.each([
  ['The Iran (Sanctions) (Nuclear) (EU Exit) Regulations 2019', 'GB-IRAN-NW'],
  ['The Iran (Sanctions) Regulations 2023', 'GB-IRAN'],
  ['The South Sudan (Sanctions) (EU Exit) Regulations 2019', 'GB-SSD'],
  ['The Republic of Guinea-Bissau (Sanctions) (EU Exit) Regulations 2019', 'GB-GNB'],
  ['The Counter-Terrorism (International Sanctions) (EU Exit) Regulations 2019', 'GB-ICT'],
  ["Isil (Da'esh) and Al-Qaeda (United Nations Sanctions) (EU Exit) Regulations 2019", 'GB-ISIL'],
  ['The Moon Regulations 2030', undefined],
])('%s', (regime, code) => {
  expect(ukProgramme(regime)).toBe(code)
})

testOnRealFiles('UK sanctions list XML, official extract: two designations', async () => {
  const path = referencePath('lists/format-samples/uksl-sample.2026-09-02.xml')
  const list = await readList(ukslXml, await rawFileAt(path))
  expect(list.publishedOn).toBe('2026-09-02')
  expect(list.entries.map(one => [one.reference, one.type, one.designatedOn])).toEqual([
    ['AFG0001', '01', '2012-06-29'],
    ['AFG0006', '02', '2001-01-25'],
  ])
  expect(entry(list, 'AFG0001').names.map(name => name.text)).toContain('Haji Alim Hawala')
  expect(entry(list, 'AFG0001').countries).toEqual(['AF', 'AE'])
  expect(entry(list, 'AFG0006').names[0]?.text).toBe('MOHAMMAD HASSAN AKHUND')
  expect(entry(list, 'AFG0006').birthDates).toEqual(['1945', '1946'])
  expect(entry(list, 'AFG0006').sameAs).toContain('unsc:TAi.002')
  expect([...list.warnings]).toEqual([])
})
