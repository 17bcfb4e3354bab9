import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseStarter, readStarter } from './starter/read-starter.ts'
import { rowFaults, shapes } from './starter/row-faults.ts'
import { type StarterColumn, starterColumns, type StarterRow } from './starter/starter-row.ts'

const tables = readStarter(join(import.meta.dirname, '../data/lists'))
const rows = tables.flatMap(({ source, rows: own }) => own.map(row => ({ source, row })))

describe('starter lists', () => {
  test('every list is there, and together they are about 1,500 rows', () => {
    expect(tables.map(table => table.source)).toEqual(Object.keys(shapes).sort())
    expect(rows.length).toBeGreaterThanOrEqual(1350)
    expect(rows.length).toBeLessThanOrEqual(1650)
    for (const { source, rows: own } of tables) expect(own.length, source).toBeGreaterThanOrEqual(20)
  })

  test('every row keeps the shape of its list', () => {
    const faults = rows.flatMap(({ source, row }) =>
      rowFaults(source, row).map(fault => `${source} ${row.reference}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('a reference stands once in a list', () => {
    for (const { source, rows: own } of tables)
      expect(new Set(own.map(row => row.reference)).size, source).toBe(own.length)
  })

  test('companies, persons, vessels and aircraft are all there', () => {
    const count = (type: string): number => rows.filter(({ row }) => row.type === type).length
    expect(count('01')).toBeGreaterThan(1000)
    expect(count('02')).toBeGreaterThan(200)
    expect(count('03')).toBeGreaterThan(60)
    expect(count('04')).toBeGreaterThan(20)
  })

  test.each([
    ['ofac-sdn', '15036', 'imo:9187629'],
    ['ofac-sdn', '15438', 'tail:EP-MNG'],
    ['ofac-sdn', '17018', 'SBERBANK'],
    ['ofac-nonsdn', '30951', 'SEMICONDUCTOR MANUFACTURING INTERNATIONAL'],
    ['bis-entity-list', 'HUAWEITECHNOLOGIESCOLTD/CN', 'Huawei'],
    ['cn-uel', '因美纳公司/2025-02-04', 'Illumina'],
  ])('%s %s is there and says %s', (source, reference, word) => {
    const found = rows.find(one => one.source === source && one.row.reference === reference)
    expect(Object.values(found?.row ?? {}).join(' ')).toContain(word)
  })
})

describe('the check reports', () => {
  const blank = Object.fromEntries(starterColumns.map(column => [column, ''])) as Record<
    StarterColumn,
    string
  >
  const good: StarterRow = {
    ...blank,
    reference: '99999',
    type: '03',
    name: 'EXAMPLE STAR',
    identifiers: 'imo:9074729',
    programmes: 'EXAMPLE',
    designatedOn: '2020-02-29',
    vesselFlag: 'PA',
    url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=99999',
    asOf: '2026-01-31',
  }
  const company = { type: '01', vesselFlag: '', identifiers: '' }

  test('nothing of a good row', () => {
    expect(rowFaults('ofac-sdn', good)).toEqual([])
    const listed = {
      ...good,
      ...company,
      name: 'Éxample Co., Ltd.',
      country: 'CN',
      reference: 'EXAMPLECOLTD/CN',
    }
    expect(rowFaults('bis-uvl', { ...listed, url: 'https://www.ecfr.gov/current/title-15' })).toEqual([])
  })

  test.each<[string, string, Partial<StarterRow>]>([
    ['a wrong IMO check digit', 'identifier: imo:9074720', { identifiers: 'imo:9074720' }],
    ['a wrong LEI check digit', 'identifier: lei:', { ...company, identifiers: 'lei:5493001KJTIIGC8Y1R13' }],
    ['an unknown kind', 'identifier: ship:', { identifiers: 'imo:9074729 | ship:1234567' }],
    ['a vessel without IMO number', 'vessel without IMO', { identifiers: 'mmsi:572469210' }],
    ['an unknown country', 'country: ZZ', { vesselFlag: 'ZZ' }],
    ['a country in small letters', 'country: pa', { vesselFlag: 'pa' }],
    ['an unknown issuing country', 'country: QX', { ...company, identifiers: 'passport:A1234567@QX' }],
    ['a day that does not exist', 'date: 2021-02-29', { designatedOn: '2021-02-29' }],
    ['a day after the edition', 'lies after', { designatedOn: '2026-02-01' }],
    ['an unknown type', 'type: 05', { type: '05' }],
    ['a subtype of another type', 'subtype: 0102', { subtype: '0102' }],
    ['a birth date of a ship', 'birthDate: not of', { birthDate: '1960' }],
    ['a foreign address', 'url:', { url: 'https://example.org/' }],
    ['an address that only ends alike', 'url:', { url: 'https://notsanctionssearch.ofac.treas.gov/' }],
    ['an address without https', 'url:', { url: good.url.replace('https', 'http') }],
    ['a reference of another form', 'reference:', { reference: 'A1' }],
    ['an empty programme', 'programmes: empty', { programmes: '' }],
    ['a value twice', 'a value twice', { aliases: 'ONE | ONE' }],
    ['a sentence', 'prose', { aliases: 'This vessel is '.repeat(20).trim() }],
    ['two spaces', 'space or nothing', { name: 'EXAMPLE  STAR' }],
    ['a joined name', 'holds several values', { name: 'EXAMPLE | STAR' }],
    ['an unknown status', 'status: gone', { status: 'gone' }],
    ['a key of no list', 'sameAs: un:1', { sameAs: 'un:1' }],
  ])('%s', (_, says, change) => {
    expect(rowFaults('ofac-sdn', { ...good, ...change }).join('; ')).toContain(says)
  })

  test('a reference that is not built from the name and the country or the day', () => {
    const url = 'https://www.mofcom.gov.cn/a'
    expect(
      rowFaults('bis-meu', { ...good, ...company, country: 'CN', reference: 'OTHER/CN' }).join(),
    ).toContain('reference')
    expect(rowFaults('cn-uel', { ...good, ...company, url, reference: 'EXAMPLESTAR/2020-02-29' })).toEqual([])
    expect(
      rowFaults('cn-uel', { ...good, ...company, url, reference: 'EXAMPLESTAR/2020-02-28' }),
    ).not.toEqual([])
  })

  test('a file of another shape', () => {
    const header = starterColumns.join('\t')
    const line = starterColumns.map(column => good[column]).join('\t')
    expect(parseStarter(`${header}\n${line}\n`)).toEqual([good])
    expect(() => parseStarter(`${header}\n${line}\tmore\n`)).toThrow('cells')
    expect(() => parseStarter(`name\tother\n${line}\n`)).toThrow('header')
    expect(() => parseStarter(`${header}\r\n${line}\r\n`)).toThrow('LF')
    expect(() => parseStarter(`${header}\n${line}`)).toThrow('LF')
  })
})
