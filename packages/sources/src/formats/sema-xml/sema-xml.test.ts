import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ListReading, rawFile, rawFileAt, readList } from '../../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { bilingualName, semaAliases } from './sema-aliases.ts'
import { semaXml } from './sema-xml.ts'

let sample: ListReading

beforeAll(async () => {
  sample = await readList(semaXml, await rawFileAt(join(import.meta.dirname, 'sample.xml')))
})

const entry = (reading: ListReading, reference: string) => {
  const found = reading.entries.find(one => one.reference === reference)
  if (!found) throw new Error(`${reference} not read`)
  return found
}

describe('Canadian list XML, our sample', () => {
  it('tells persons, bodies and ships apart', () => {
    expect(sample.entries.map(one => [one.reference, one.type])).toEqual([
      ['russia-1-part-1-1', '02'],
      ['iran-1-part-1-1', '01'],
      ['russia-1-1-7', '03'],
      ['justice-for-victims-3', '02'],
      ['atlantis-4', '01'],
    ])
  })

  it('reads a person with either birth date and the names in other letters', () => {
    const person = entry(sample, 'russia-1-part-1-1')
    expect(person.names).toEqual([
      { text: 'Example Ivanovich Person', kind: 'primary' },
      { text: 'Primer Person', kind: 'alias' },
      { text: 'Пример Иванович ПЕРСОНА', kind: 'original' },
      { text: 'Прыклад Персона', kind: 'original' },
    ])
    expect(person.birthDates).toEqual(['1972-08-10', '1972-08-11'])
    expect([person.countries, person.designatedOn, person.programmes]).toEqual([
      ['RU'],
      '2022-02-24',
      ['CA-SEMA'],
    ])
  })

  it('parts the English from the French name', () => {
    expect(entry(sample, 'iran-1-part-1-1').names).toEqual([
      { text: 'Sample Space Agency (SSA)', kind: 'primary' },
      { text: 'Sample Space Agency', kind: 'alias' },
      { text: 'SSA', kind: 'weak' },
      { text: 'Agence spatiale exemplaire', kind: 'alias' },
      { text: 'Sample Agency Co., Ltd.', kind: 'alias' },
    ])
  })

  it('reads a ship by its number, its build year, and without a guess at its flag', () => {
    const ship = entry(sample, 'russia-1-1-7')
    expect(ship.identifiers).toEqual([{ kind: 'imo', value: '9187629' }])
    expect(ship.countries).toEqual([])
    expect(ship.birthDates).toEqual([])
    expect(ship.facts).toContainEqual({ key: 'buildDate', value: '2001' })
  })

  it('knows the other act, and warns of an unknown country', () => {
    expect(entry(sample, 'justice-for-victims-3').programmes).toEqual(['CA-JVCFOA'])
    expect([...sample.warnings]).toEqual([['未知国家或地区', ['Atlantis / Atlantide']]])
  })

  it('refuses another file and an empty one', async () => {
    await expect(readList(semaXml, rawFile('x', '<export/>'))).rejects.toThrow('不是加拿大自主制裁名单')
    await expect(readList(semaXml, rawFile('x', '<data-set/>'))).rejects.toThrow('没有任何条目')
    await expect(readList(semaXml, rawFile('x', '<data-set><record/></data-set>'))).rejects.toThrow(
      '没有 Item',
    )
  })
})

it.each([
  ['King Royal Technologies Co. Ltd.,\nKing Royal Technologies Ltd.', 2],
  ['Министерство культуры, спорта и туризма', 1],
  ['Myanma Investment and Commercial Bank, Burma Investment and Commercial Bank', 2],
  ['Віталій Вікторович Булюк and Виталий Викторович Булюк', 2],
  ['Константин КУЗЬМИН / Костянтин КУЗЬМIН', 2],
  ['Nikolay or Nikolai / Vasilievich or Vasilyevich Maximavich', 1],
  ['Московский городской суд or Мосгорсуд', 2],
  ['', 0],
])('aliases of %s', (cell, count) => {
  expect(semaAliases(cell)).toHaveLength(count)
})

it('never parts an abbreviation at its slash', () => {
  expect(bilingualName('Lord’s Resistance Army LRM/A')).toHaveLength(1)
})

testOnRealFiles(
  'Canadian list XML, official file: 3,334 persons, 1,425 bodies or ships, 109 with IMO',
  async () => {
    const list = await readList(semaXml, await rawFileAt(referencePath('lists/canada/sema-lmes.2025.xml.gz')))
    expect(list.entries).toHaveLength(4759)
    expect(list.entries.filter(one => one.type === '02')).toHaveLength(3334)
    const ships = list.entries.filter(one => one.type === '03')
    expect(ships).toHaveLength(109)
    expect(ships.every(one => one.identifiers.some(id => id.kind === 'imo'))).toBe(true)
    expect(new Set(list.entries.map(one => one.reference)).size).toBe(4759)
    expect([...list.warnings]).toEqual([['读不懂的出生日期', ['Sep-99', 'born in the early 1970s']]])
    const ship = ships.find(one => one.identifiers[0]?.value === '9161003')
    expect(ship?.names[0]?.text).toBe('Lady R')
    const putin = list.entries.find(
      one => one.names[0]?.text.toUpperCase() === 'VLADIMIR VLADIMIROVICH PUTIN',
    )
    expect([putin?.countries, putin?.type]).toEqual([['RU'], '02'])
    expect(list.entries.filter(one => one.designatedOn === undefined)).toEqual([])
    expect(
      list.entries.reduce((last, one) => (one.designatedOn! > last ? one.designatedOn! : last), ''),
    ).toBe('2025-03-20')
  },
)
