import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ListReading, rawFile, rawFileAt, readList } from '../../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { listingDate } from './eu-birth.ts'
import { euFsfXml } from './eu-fsf-xml.ts'

let sample: ListReading

beforeAll(async () => {
  sample = await readList(euFsfXml, await rawFileAt(join(import.meta.dirname, 'sample.xml')))
})

const entry = (reading: ListReading, reference: string) => {
  const found = reading.entries.find(one => one.reference === reference)
  if (!found) throw new Error(`${reference} not read`)
  return found
}

describe('EU FSF XML 1.1, our sample', () => {
  it('leads with the official name, and says each spelling once over all languages', () => {
    expect(entry(sample, 'EU.901.1').names).toEqual([
      { text: 'Example Person', kind: 'primary' },
      { text: 'Abu Sample', kind: 'alias' },
      { text: 'Примерен Човек', kind: 'alias' },
      { text: 'شخص مثال', kind: 'original' },
      { text: 'Nick', kind: 'weak' },
    ])
  })

  it('reads every way of giving a birth date', () => {
    expect(entry(sample, 'EU.901.1').birthDates).toEqual(['1960-04-28', '1961-05', '1962', '1963', '1964'])
  })

  it('knows "00" as no country and NA as Namibia', () => {
    const person = entry(sample, 'EU.901.1')
    expect(person.countries).toEqual(['AF', 'NA'])
    expect(person.facts).not.toContainEqual(
      expect.objectContaining({ value: expect.stringContaining('UNKNOWN') }),
    )
  })

  it('keeps the number of a false passport, since it is shown at counters', () => {
    expect(entry(sample, 'EU.901.1').identifiers).toEqual([
      { kind: 'passport', value: 'OR 900900', country: 'AF', note: 'known to be false' },
    ])
  })

  it('quotes the UN number and its own, and tells designation from publication', () => {
    const person = entry(sample, 'EU.901.1')
    expect(person.sameAs).toEqual(['unsc:TAi.901', 'eu:9001', 'ftm:eu-fsf-eu-901-1'])
    expect([person.designatedOn, person.changedOn]).toEqual(['2012-05-06', '2020-03-09'])
    expect(person.programmes).toEqual(['EU-AFG', 'EU-TAQA'])
  })

  it('a party under two programmes is one entry, whatever its records say together', () => {
    const numbers = sample.entries.map(one => one.reference)
    expect(numbers.filter(one => one.startsWith('EU.901.1'))).toEqual(['EU.901.1'])
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('a guessed birth date says so', () => {
    const remarks = entry(sample, 'EU.901.1').facts.flatMap(fact => (fact.key === 'remark' ? fact.value : []))
    expect(remarks).toEqual(expect.arrayContaining(['DOB: circa 1962-01-01', 'DOB: circa 1963 to 1964']))
  })

  it('finds a ship that hides under enterprise, and leaves a shipping company a company', () => {
    expect(entry(sample, 'EU.903.1').type).toBe('03')
    expect(entry(sample, 'EU.903.1').identifiers).toEqual([{ kind: 'imo', value: '9172040' }])
    const company = entry(sample, 'EU.902.1')
    expect(company.type).toBe('01')
    expect(company.identifiers).toEqual([{ kind: 'bic', value: 'KDBKKPPY' }])
    expect(company.facts).toContainEqual({ key: 'linkedTo', value: 'IMO 9187629' })
    expect(company.designatedOn).toBe('2008-06-23')
  })

  it('knows the whole layout', () => {
    expect([...sample.warnings]).toEqual([])
    expect(sample.publishedOn).toBe('2026-03-18')
  })

  it('refuses another list and an empty one', async () => {
    await expect(readList(euFsfXml, rawFile('x', '<sdnList/>'))).rejects.toThrow('不是欧盟金融制裁名单')
    await expect(readList(euFsfXml, rawFile('x', '<export/>'))).rejects.toThrow('没有任何条目')
  })
})

it.each([
  ['Date of listing: 12/04/2011.', '2011-04-12'],
  ['Date of UN designation: 1 November 2005.', '2005-11-01'],
  ['date of listing: 26.7.2010', '2010-07-26'],
  ['Listed pursuant to paragraph 15 of resolution 1970', undefined],
])('listing day in words: %s', (text, day) => {
  expect(listingDate(text)).toBe(day)
})

describe('EU FSF XML 1.1, official file of 2022 (part)', () => {
  testOnRealFiles('holds 1,044 records of 1,024 numbers', async () => {
    const path = 'lists/eu/xmlFullSanctionsList_1_1.2022-03-18.partial-repaired.xml.gz'
    const list = await readList(euFsfXml, await rawFileAt(referencePath(path)))
    expect([list.lines, list.entries.length]).toEqual([1044, 1024])
    expect(list.publishedOn).toBe('2022-03-18')
    expect([...list.warnings]).toEqual([])
    expect(new Set(list.entries.map(one => one.reference)).size).toBe(1024)
    const saddam = entry(list, 'EU.27.28')
    expect(saddam.names[0]).toEqual({ text: 'Saddam Hussein Al-Tikriti', kind: 'primary' })
    expect([saddam.countries, saddam.birthDates]).toEqual([['IQ'], ['1937-04-28']])
    expect(entry(list, 'EU.39.56').birthDates).toEqual(['1965', '1966'])
    expect(entry(list, 'EU.22.9').names[0]?.text).toBe('Ali Hassan Al-Majid Al-Tikriti')
    expect(list.entries.flatMap(one => one.sameAs)).toContain('unsc:LYi.009')
    expect(list.entries.flatMap(one => one.countries)).not.toContain('00')
  })
})
