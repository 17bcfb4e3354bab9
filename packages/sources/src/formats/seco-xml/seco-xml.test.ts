import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ListReading, rawFile, rawFileAt, readList } from '../../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { secoXml } from './seco-xml.ts'

let sample: ListReading

beforeAll(async () => {
  sample = await readList(secoXml, await rawFileAt(join(import.meta.dirname, 'sample.xml')))
})

const entry = (reading: ListReading, reference: string) => {
  const found = reading.entries.find(one => one.reference === reference)
  if (!found) throw new Error(`${reference} not read`)
  return found
}

describe('SECO XML, our sample', () => {
  it('keeps who was delisted, with the first and the last day of the listing', () => {
    expect(sample.entries.map(one => [one.reference, one.type])).toEqual([
      ['9001', '02'],
      ['9002', '01'],
      ['9003', '01'],
      ['9004', '03'],
    ])
    expect(entry(sample, '9002')).toMatchObject({
      status: 'delisted',
      designatedOn: '2010-03-01',
      endsOn: '2016-03-01',
    })
    expect(sample.skipped).toEqual([])
  })

  it('puts name parts in order, variants of one script together, and old copies nowhere', () => {
    expect(entry(sample, '9001').names).toEqual([
      { text: 'Person Example', kind: 'primary' },
      { text: 'Персона Пример', kind: 'original' },
      { text: 'Persona Example', kind: 'alias' },
      { text: 'Former Person', kind: 'former' },
      { text: 'Nick', kind: 'weak' },
    ])
    expect(entry(sample, '9001').facts).toContainEqual({ key: 'title', value: 'Dr.' })
  })

  it('takes the designation since the last delisting and no change announced for later', () => {
    const person = entry(sample, '9001')
    expect([person.designatedOn, person.changedOn]).toEqual(['2018-05-02', '2020-01-11'])
  })

  it('reads dates, nationality, documents, and places that stand at the end of the file', () => {
    const person = entry(sample, '9001')
    expect(person.birthDates).toEqual(['1980-03-23', '1981'])
    expect(person.countries).toEqual(['BY', 'KP'])
    expect(person.addresses).toEqual(['1 Sample Street, 220029, Sampletown, Belarus'])
    expect(person.identifiers).toEqual([{ kind: 'passport', value: 'PS900901', country: 'KP' }])
    expect(person.sameAs).toEqual(['unsc:KPi.901', 'ftm:ch-seco-9001'])
    expect(person.programmes).toEqual(['CH-Example'])
    expect(person.facts).toContainEqual({
      key: 'legalBasis',
      value: 'Ordinance on invented measures — article 12',
    })
  })

  it('reads labelled sentences as numbers and facts', () => {
    const company = entry(sample, '9003')
    expect(company.identifiers).toEqual([
      { kind: 'ogrn', value: '1027700132195' },
      { kind: 'inn', value: '7707083893' },
    ])
    expect(company.facts).toContainEqual({ key: 'legalForm', value: 'Joint stock company' })
    expect(company.facts).toContainEqual({ key: 'remark', value: 'Something else entirely.' })
    expect(entry(sample, '9004').identifiers).toEqual([{ kind: 'imo', value: '9187629' }])
  })

  it('warns of an unknown set of measures only', () => {
    expect([...sample.warnings]).toEqual([['未知措施编号', ['901']]])
    expect(sample.publishedOn).toBe('2026-08-27')
  })

  it('refuses another file and an empty list', async () => {
    await expect(readList(secoXml, rawFile('x', '<export/>'))).rejects.toThrow('不是瑞士制裁综合名单')
    await expect(readList(secoXml, rawFile('x', '<swiss-sanctions-list/>'))).rejects.toThrow('没有任何条目')
  })

  it('an object of another kind is read with its type unstated, and its kind is told', async () => {
    const rocket =
      '<swiss-sanctions-list><target ssid="1"><object object-type="rocket"/><modification modification-type="listed" effective-date="2020-01-01"/></target></swiss-sanctions-list>'
    const { entries, warnings } = await readList(secoXml, rawFile('x', rocket))
    expect(entries).toMatchObject([{ reference: '1', typeStated: false }])
    expect(warnings.get('未知的物体类型')).toEqual(['rocket'])
    const other = await readList(secoXml, rawFile('x', rocket.replace('rocket', 'other')))
    expect(other.warnings.has('未知的物体类型')).toBe(false)
    expect(other.entries[0]?.facts).toContainEqual({ key: 'remark', value: 'Object type: other' })
  })
})

testOnRealFiles('SECO XML, official extract: one delisted person, a bank, a ship', async () => {
  const path = referencePath('lists/format-samples/seco-sample.2026-08-27.xml')
  const list = await readList(secoXml, await rawFileAt(path))
  expect(list.publishedOn).toBe('2026-08-27')
  expect(list.entries.filter(one => one.status === 'delisted')).toHaveLength(1)
  const listed = list.entries.filter(one => one.status !== 'delisted')
  expect(listed.map(one => [one.reference, one.type, one.names[0]?.text, one.designatedOn])).toEqual([
    ['46130', '01', 'Belagroprombank', '2021-08-11'],
    ['34461', '03', 'Hui Chon', '2016-05-18'],
  ])
  expect(entry(list, '34461').identifiers).toEqual([{ kind: 'imo', value: '8405270' }])
  expect([...list.warnings]).toEqual([])
})
