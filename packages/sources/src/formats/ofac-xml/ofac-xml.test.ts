import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { rawFile, rawFileAt, readList } from '../../testing/read-list.ts'
import { ofacXml } from './ofac-xml.ts'

const sample = readFileSync(new URL('sample.xml', import.meta.url), 'utf8')
const read = (text = sample, name = 'SDN.XML') => readList(ofacXml, rawFile(name, text, 777))

describe('OFAC SDN.XML and CONSOLIDATED.XML', () => {
  test('counts, day and list of the sample, in both namespaces', async () => {
    const old = sample.replace(/xmlns="[^"]*"/u, 'xmlns="http://tempuri.org/sdnList.xsd"')
    for (const text of [sample, old]) {
      const { entries, stated, publishedOn } = await read(text)
      expect(entries.map(e => `${e.source} ${e.reference} ${e.type}`)).toEqual([
        'ofac-sdn 900101 02',
        'ofac-sdn 900102 03',
        'ofac-sdn 900103 04',
        'ofac-sdn 900104 01',
      ])
      expect([stated, publishedOn]).toEqual([4, '2026-01-08'])
    }
    const cons = await read(sample, 'CONSOLIDATED.XML')
    expect(new Set(cons.entries.map(e => e.source))).toEqual(new Set(['ofac-nonsdn']))
  })

  test('a person: order of the name, strength of aliases, dates that are not exact', async () => {
    const [person] = (await read()).entries
    expect(person!.names).toEqual([
      { text: 'Ivan Petrovich EXAMPLE', kind: 'primary' },
      { text: 'VANYA', kind: 'weak' },
      { text: 'Ivan SAMPLE', kind: 'former' },
    ])
    expect(person!.birthDates).toEqual(['1965', '1962', '1963', '1964', '1948-12-10'])
    expect(person!.identifiers).toEqual([{ kind: 'passport', value: 'A1234567', country: 'IR' }])
    expect(person!.countries).toEqual(['RU'])
    expect(person!.facts).toEqual(
      expect.arrayContaining([
        { key: 'gender', value: 'Male' },
        { key: 'measure', value: 'section 1(b) of Executive Order 13224' },
        { key: 'linkedTo', value: 'SAMPLE TRADING CO., LTD.' },
        { key: 'remark', value: 'DOB: circa 1965' },
        { key: 'remark', value: 'Shoe Size: 44' },
      ]),
    )
  })

  test('ships, aircraft and companies keep their codes; idTypes that are no identifiers become facts', async () => {
    const { entries, warnings } = await read()
    const [, ship, plane, company] = entries
    expect(ship!.identifiers).toEqual([{ kind: 'imo', value: '9187629' }])
    expect(ship!.countries).toEqual(['IR'])
    expect(ship!.facts).toContainEqual({ key: 'formerFlag', value: 'MT' })
    expect(plane!.identifiers).toEqual([
      { kind: 'msn', value: '401' },
      { kind: 'tail', value: 'EP-XYZ' },
    ])
    expect(company!.identifiers).toEqual([
      { kind: 'inn', value: '7707083893', country: 'RU' },
      { kind: 'wallet', value: '1Kuf2Rd8mDyAViwBozGTNYnvWL8uYFrkVo', note: 'XBT' },
    ])
    expect(company!.countries).toEqual(['CY', 'RU', 'CN'])
    expect(company!.addresses).toEqual(['Sample St. 1, Moscow, 117997, Russia'])
    expect(company!.facts).toContainEqual({ key: 'incorporationDate', value: '17 Oct 1990' })
    expect([...warnings.keys()]).toEqual(['未知的 OFAC 字段 Shoe Size'])
  })

  test.each([
    ['fewer records than it states', sample.replace('>4<', '>5<'), '自称 5 条，实际 4 条'],
    ['a truncated file', sample.slice(0, 3000), 'XML 不完整'],
    ['another XML', '<export/>', '应为 <sdnList>'],
    ['an empty file', '', '文件是空的'],
    ['an entity bomb', `<!DOCTYPE x [<!ENTITY a "b">]>${sample.slice(sample.indexOf('<sdnList'))}`, 'DTD'],
    ['a uid twice', sample.replace('900102', '900101'), '出现两次'],
    ['a record without uid', sample.replace('<uid>900102</uid>', ''), '没有 uid'],
  ])('refuses %s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  test('refuses a name that does not tell the list', async () => {
    await expect(read(sample, 'list.xml')).rejects.toThrow('无法分辨')
  })

  testOnRealFiles('CONSOLIDATED.XML of 2026-01-08: 442 records, as it states', async () => {
    const file = await rawFileAt(referencePath('lists/ofac/CONSOLIDATED.2026-01-08.xml.gz'))
    const { entries, stated, publishedOn, warnings } = await readList(ofacXml, file)
    expect(entries).toHaveLength(442)
    expect([stated, publishedOn]).toEqual([442, '2026-01-08'])
    expect([...warnings.keys()]).toEqual([])
    expect(entries.filter(e => e.type === '02')).toHaveLength(79)
    expect(entries.flatMap(e => e.names).filter(n => n.kind === 'weak')).toHaveLength(72)
    const kunlun = entries.find(e => e.reference === '15268')
    expect(kunlun!.identifiers).toContainEqual({ kind: 'bic', value: 'CKLBCNBJ' })
  })
})
