import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rawFile, readList } from '../../testing/read-list.ts'
import { ofacAdvanced } from './ofac-advanced.ts'

const sample = readFileSync(new URL('sample.xml', import.meta.url), 'utf8')
const read = (text = sample, name = 'sdn_advanced.xml') => readList(ofacAdvanced, rawFile(name, text, 999))

describe('OFAC advanced XML', () => {
  test('parties of the list that the file is for; every number is looked up', async () => {
    const { entries, publishedOn, warnings } = await read()
    expect(publishedOn).toBe('2026-08-07')
    expect([...warnings.keys()]).toEqual(['关系指向文件里没有的主体'])
    expect(entries[0]).toEqual({
      asPublished: expect.stringMatching(/^<DistinctParty [^]*<\/DistinctParty>$/u) as string,
      source: 'ofac-sdn',
      reference: '900401',
      type: '02',
      typeStated: true,
      names: [
        { text: 'Ivan EXAMPLE', kind: 'primary' },
        { text: 'Иван ПРИМЕР', kind: 'original' },
        { text: 'VANYA', kind: 'weak' },
      ],
      countries: ['CN', 'RU'],
      birthDates: ['1960', '1961-05-02'],
      identifiers: [{ kind: 'passport', value: '751234567', country: 'RU' }],
      addresses: ['Sample St. 1, Moscow, Russia'],
      programmes: ['RUSSIA-EO14024'],
      facts: [
        { key: 'birthPlace', value: 'Moscow, Russia' },
        { key: 'nationality', value: 'CN' },
        { key: 'gender', value: 'Male' },
        { key: 'legalBasis', value: 'Executive Order 14024 (Russia)' },
        { key: 'measure', value: 'Block' },
        { key: 'linkedTo', value: 'SAMPLE BANK' },
      ],
      sameAs: ['ofac:900401'],
      designatedOn: '2022-04-06',
      url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=900401',
    })
    expect(entries[1]).toMatchObject({
      type: '01',
      designatedOn: '2022-04-07',
      programmes: ['RUSSIA-EO14024'],
    })
    expect(entries[1]!.identifiers).toEqual([{ kind: 'inn', value: '7707083893', country: 'RU' }])
    expect(entries[1]!.names).toContainEqual({ text: '样例银行', kind: 'original' })
  })

  test('cons_advanced.xml gives the same party as an entry of the other list', async () => {
    const { entries, skipped } = await read(sample, 'cons_advanced.xml')
    expect(entries.map(e => `${e.source} ${e.reference} ${e.programmes.join()}`)).toEqual([
      'ofac-nonsdn 900402 UKRAINE-EO13662',
    ])
    expect(skipped).toEqual(['不在本文件所属名单：900401'])
  })

  test('relationships between profiles name the uids, the owner first', async () => {
    const { relations } = await read()
    expect(relations).toEqual([
      {
        source: 'ofac-sdn',
        reference: '95',
        kind: 'ownership',
        from: 'ofac:900401',
        to: 'ofac:900402',
        role: 'Owned or Controlled By',
      },
    ])
  })

  test('a period of several years and an approximate one', async () => {
    const span = sample.replace(
      '<From><Year>1960</Year><Month>12</Month><Day>31</Day></From><To><Year>1960</Year>',
      '<From><Year>1962</Year><Month>12</Month><Day>31</Day></From><To><Year>1962</Year>',
    )
    expect((await read(span)).entries[0]!.birthDates).toEqual(['1960', '1961', '1962', '1961-05-02'])
    const circa = sample.replace('<Start Approximate="false"', '<Start Approximate="true"')
    expect((await read(circa)).entries[0]!.facts).toContainEqual({ key: 'remark', value: 'DOB: circa 1960' })
  })

  test.each([
    ['a file of changes', sample.replace('Version="1"', 'Version="2" DeltaBaseVersion="1"'), '差量文件'],
    ['a truncated file', sample.slice(0, 9000), 'XML 不完整'],
    ['another XML', '<sanctionsData/>', '应为 <Sanctions>'],
    ['no reference values', '<Sanctions Version="1"/>', '缺少参考值表'],
  ])('refuses %s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })
})
