import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { rawFile, rawFileAt, rawFileInZip, readList } from '../../testing/read-list.ts'
import { ofacEnhanced } from './ofac-enhanced.ts'

const sample = readFileSync(new URL('sample.xml', import.meta.url), 'utf8')
const read = (text = sample) => readList(ofacEnhanced, rawFile('CONS_ENHANCED.XML', text, 500))

describe('OFAC enhanced XML', () => {
  test('parties of the list that the file was made for, with the day of the narrow list', async () => {
    const { entries, skipped, publishedOn, warnings } = await read()
    expect(entries.map(e => `${e.source} ${e.reference} ${e.designatedOn}`)).toEqual([
      'ofac-nonsdn 900301 2021-06-03',
      'ofac-nonsdn 900302 2006-04-12',
    ])
    expect(skipped).toEqual(['不在本文件所属名单：900303'])
    expect(publishedOn).toBe('2025-01-10')
    expect([...warnings.keys()].sort()).toEqual(['未知字段 surprise', '未知的关系类型'].sort())
  })

  test('scripts, strength, dates of a span; Chinese names family name first', async () => {
    const [company, person] = (await read()).entries
    expect(company!.names).toEqual([
      { text: 'SAMPLE TECHNOLOGY LIMITED', kind: 'primary' },
      { text: '样例科技有限公司', kind: 'original' },
      { text: 'OLD SAMPLE', kind: 'former' },
      { text: 'SAMPLE', kind: 'weak' },
    ])
    expect(person!.names.map(name => name.text)).toEqual(['Xiaoming WANG', '王小明'])
    expect(person!.birthDates).toEqual(['1951', '1952', '1953'])
  })

  test('codes, address and programme; a feature marked false is left out', async () => {
    const [company] = (await read()).entries
    expect(company).toMatchObject({
      programmes: ['CMIC-EO13959'],
      countries: ['CN'],
      addresses: ['1 Sample Road, Beijing, China'],
      identifiers: [
        { kind: 'uscc', value: '9111000071093019X7', country: 'CN' },
        { kind: 'isin', value: 'CNE000001234' },
      ],
    })
    expect(company!.facts.some(fact => fact.key === 'website')).toBe(false)
  })

  test('relationships: the owner comes first, whoever says it', async () => {
    const { relations } = await read()
    expect(relations).toEqual([
      {
        source: 'ofac-nonsdn',
        reference: '21',
        kind: 'ownership',
        from: 'ofac:900302',
        to: 'ofac:900301',
        role: 'Owned or Controlled By',
      },
      {
        source: 'ofac-nonsdn',
        reference: '22',
        kind: 'link',
        from: 'ofac:900301',
        to: 'ofac:900302',
        role: 'Next door to',
      },
    ])
  })

  test.each([
    ['a truncated file', sample.slice(0, 4000), 'XML 不完整'],
    ['another XML', '<sdnList/>', '应为 <sanctionsData>'],
    ['a party twice', sample.replace('id="900302"', 'id="900301"'), '出现两次'],
    ['no parties', '<sanctionsData/>', '没有任何条目'],
  ])('refuses %s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  testOnRealFiles('SDN_ENHANCED subset of 2024-08-28: 293 parties, 229 relationships', async () => {
    const file = await rawFileAt(referencePath('lists/ofac/SDN_ENHANCED.IRGC-subset.2024-08-28.xml.gz'))
    const { entries, relations, warnings, publishedOn } = await readList(ofacEnhanced, file)
    expect([entries.length, relations.length, publishedOn]).toEqual([293, 229, '2024-08-28'])
    expect([...warnings.keys()]).toEqual([])
    expect(entries.flatMap(e => e.names).filter(n => n.kind === 'original').length).toBeGreaterThan(90)
  })

  testOnRealFiles('CONS_ENHANCED of 2025-01-10: 443 parties, Chinese names of CMIC companies', async () => {
    const file = await rawFileInZip(referencePath('lists/ofac/CONS_ENHANCED.ZIP'))
    const { entries, warnings } = await readList(ofacEnhanced, file)
    expect(entries).toHaveLength(443)
    expect([...warnings.keys()]).toEqual([])
    const megvii = entries.find(e => e.reference === '33091')!
    expect(megvii.names).toContainEqual({ text: '旷视科技有限公司', kind: 'original' })
  })
})
