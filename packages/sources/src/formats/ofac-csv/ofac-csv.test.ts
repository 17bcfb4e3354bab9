import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { rawFile, rawFileAt, readList } from '../../testing/read-list.ts'
import { ofacCsv } from './ofac-csv.ts'

const text = (part: string) => readFileSync(new URL(`sample-${part}.csv`, import.meta.url), 'utf8')
const file = (name: string, part: string) => rawFile(name, text(part), 50)
const readSet = () =>
  readList(
    ofacCsv,
    file('ALT.CSV', 'alt'),
    file('SDN_COMMENTS.CSV', 'sdn_comments'),
    file('ADD.CSV', 'add'),
    file('SDN.CSV', 'sdn'),
  )

describe('OFAC CSV set', () => {
  test('four parties; the final 0x1A is no row; rows of strangers are told', async () => {
    const { entries, lines, warnings } = await readSet()
    expect(lines).toBe(4)
    expect(entries.map(e => `${e.reference} ${e.type}`)).toEqual([
      '900201 02',
      '900202 03',
      '900203 04',
      '900204 01',
    ])
    expect(warnings.get('附属文件里有主文件没有的 uid')).toEqual(['900999'])
    expect(warnings.size).toBe(1)
  })

  test('programmes in their odd brackets, remarks cut at 1,000 characters and continued', async () => {
    const [person] = (await readSet()).entries
    expect(person!.programmes).toEqual(['SDGT', 'NPWMD', 'IRGC'])
    expect(person!.names).toEqual([
      { text: 'Ivan Petrovich EXAMPLE', kind: 'primary' },
      { text: 'Ivan SAMPLE', kind: 'alias' },
      { text: 'VANYA', kind: 'weak' },
      { text: 'OLD NAME', kind: 'former' },
    ])
    expect(person!.birthDates).toEqual(['1948-12-10', '1950'])
    expect(person!.identifiers).toEqual([
      { kind: 'passport', value: 'A1234567', country: 'IR', note: 'issued 14 Dec 2005 expires 14 Dec 2015' },
      { kind: 'passport', value: 'B7654321', country: 'CD' },
      { kind: 'nationalId', value: '5566', country: 'CU' },
    ])
    const facts = person!.facts.map(fact => `${fact.key}=${fact.value}`)
    expect(facts).toContain('linkedTo=SAMPLE TRADING CO., LTD.')
    expect(facts).toContain('remark=wife of SOMEBODY')
    expect(facts).toContain('birthPlace=Moscow, Russia')
    expect(facts).toContain('nationality=RU')
  })

  test('ships and aircraft out of prose', async () => {
    const [, ship, plane] = (await readSet()).entries
    expect(ship!.identifiers).toEqual([
      { kind: 'imo', value: '9187629' },
      { kind: 'mmsi', value: '572469210' },
    ])
    const facts = ship!.facts.map(fact => `${fact.key}=${fact.value}`)
    expect(facts).toEqual([
      'callSign=T2EU4',
      'vesselType=Crude Oil Tanker',
      'tonnage=99,144',
      'grossTonnage=56,068',
      'vesselOwner=SAMPLE SHIPPING',
      'vesselFlag=IR',
      'formerFlag=MT',
      'linkedTo=NATIONAL SAMPLE COMPANY',
    ])
    expect(plane!.identifiers).toEqual([
      { kind: 'msn', value: '401' },
      { kind: 'tail', value: 'YV-1234' },
      { kind: 'tail', value: 'EP-XYZ' },
    ])
  })

  test('aliases and addresses of the other files', async () => {
    const bank = (await readSet()).entries[3]!
    expect(bank.names.map(name => name.kind)).toEqual(['primary', 'alias', 'former'])
    expect(bank.countries).toEqual(['RU', 'CN'])
    expect(bank.addresses).toEqual(['Sample St. 1, Moscow 117997, Russia'])
    expect(bank.identifiers.map(id => id.kind)).toEqual(['bic', 'inn', 'wallet'])
    expect(bank.facts).toContainEqual({ key: 'linkedTo', value: 'SAMPLE TRADING CO., LTD.' })
  })

  test('a main file cut at the end of a row is told by its missing end mark', async () => {
    const lines = text('sdn').split('\r\n').slice(0, 2).join('\r\n')
    const { entries, warnings } = await readList(ofacCsv, rawFile('SDN.CSV', `${lines}\r\n`))
    expect(entries).toHaveLength(2)
    expect([...warnings.keys()]).toEqual(['主文件末尾没有结束标记 0x1A，可能不完整'])
  })

  test.each([
    ['a row with too few columns', 'SDN.CSV', '1,"A"\r\n', '第 1 行有 2 列，应为 12 列'],
    ['a header', 'ALT.CSV', 'ent_num,b,c,d,e\r\n', '第 1 行第 1 列不是 uid'],
    ['a quote without end', 'SDN.CSV', '1,"A', '引号没有结束'],
    ['an unknown file name', 'list.csv', '1,2', '不是 OFAC CSV 文件组'],
    ['the set without its main file', 'ALT.CSV', '1,2,"aka","B",-0- \r\n', '没有主文件'],
    ['an empty file', 'SDN.CSV', '', '文件是空的'],
  ])('refuses %s', async (_what, name, content, message) => {
    await expect(readList(ofacCsv, rawFile(name, content))).rejects.toThrow(message)
  })

  testOnRealFiles('SDN.CSV of 2024-05-02: 14,973 records by type', async () => {
    const sdn = await rawFileAt(referencePath('lists/ofac/sdn.2024-05-02.csv.gz'))
    const { entries } = await readList(ofacCsv, sdn)
    const count = (type: string) => entries.filter(entry => entry.type === type).length
    expect(entries).toHaveLength(14_973)
    expect([count('01'), count('02'), count('03'), count('04')]).toEqual([6885, 6854, 851, 383])
    const artavil = entries.find(entry => entry.reference === '15036')!
    expect(artavil.identifiers).toContainEqual({ kind: 'imo', value: '9187629' })
    expect(
      entries.filter(e => e.type === '03' && e.identifiers.some(id => id.kind === 'imo')).length,
    ).toBeGreaterThan(840)
  })

  testOnRealFiles('the whole set of 2021-07 and CONS_PRIM with its companions: 442', async () => {
    const set = ['sdn.csv.gz', 'add.csv.gz', 'alt.csv.gz', 'sdn_comments.csv'].map(name =>
      rawFileAt(referencePath(`lists/ofac/csv-set-2021-07/${name}`)),
    )
    const sdn = await readList(ofacCsv, ...(await Promise.all(set)))
    expect(sdn.entries).toHaveLength(8976)
    const parts = ['cons_prim.csv.gz', 'cons_add.csv', 'cons_alt.csv', 'cons_comments.csv']
    const cons = await readList(
      ofacCsv,
      ...(await Promise.all(parts.map(name => rawFileAt(referencePath(`lists/ofac/cons-csv/${name}`))))),
    )
    expect(cons.entries).toHaveLength(442)
    expect(new Set(cons.entries.map(e => e.source))).toEqual(new Set(['ofac-nonsdn']))
    const gpb = cons.entries.find(entry => entry.reference === '17016')!
    // These two stand beyond the thousandth character, in the comments file.
    expect(gpb.identifiers).toContainEqual({ kind: 'inn', value: '7744001497', country: 'RU' })
    expect(gpb.identifiers).toContainEqual({ kind: 'lei', value: '253400WSS48YWMBUA688' })
  })
})
