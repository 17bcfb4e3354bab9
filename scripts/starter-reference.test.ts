import { referencePath, testOnRealFiles } from '@maojian/sources/testing/reference-data'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readStarter } from './starter/read-starter.ts'
import { fsfRecords, ftmRecords, places, type ReferenceRecords } from './starter/reference-records.ts'
import { absentValues } from './starter/absent-values.ts'
import { starterColumns, type StarterRow } from './starter/starter-row.ts'

const tables = readStarter(join(import.meta.dirname, '../data/lists'))
const files = [...new Set(Object.values(places).map(place => place.file))]

const absent = (source: string, records: ReferenceRecords): string[] =>
  (tables.find(table => table.source === source)?.rows ?? []).flatMap(row =>
    absentValues(row, records.get(row.reference)).map(value => `${source} ${row.reference}: ${value}`),
  )

describe('every reference, name, code and date of the starter lists stands in the real files (REFERENCE_DATA)', () => {
  for (const file of files)
    testOnRealFiles(file, () => {
      for (const [source, records] of ftmRecords(referencePath('ftm'), file))
        expect(absent(source, records), `${source}: ${records.size} records`).toEqual([])
    })

  testOnRealFiles('eu-fsf', () => {
    const path = 'lists/eu/xmlFullSanctionsList_1_1.2022-03-18.partial-repaired.xml.gz'
    expect(absent('eu-fsf', fsfRecords(referencePath(path)))).toEqual([])
  })

  test('every list has a real file to be compared with', () => {
    expect(tables.map(table => table.source)).toEqual([...Object.keys(places), 'eu-fsf'].sort())
  })
})

test('a value that the record does not have is told', () => {
  const blank = Object.fromEntries(starterColumns.map(column => [column, ''])) as unknown as StarterRow
  const row = {
    ...blank,
    name: 'A',
    aliases: 'B | C',
    identifiers: 'imo:9074729',
    designatedOn: '2020-01-01',
    country: 'CN',
  }
  const record = ['A', 'B', 'C', '9074729', 'cn']
  expect(absentValues(row, undefined)).toEqual(['no such record'])
  expect(absentValues(row, new Set(record))).toEqual([])
  expect(absentValues(row, new Set([...record, '2020-01-01']))).toEqual([])
  expect(absentValues(row, new Set([...record, '2020-01-02']))).toEqual(['2020-01-01'])
  expect(absentValues(row, new Set(['A', 'B']))).toEqual(['9074729', 'C', 'CN'])
})
