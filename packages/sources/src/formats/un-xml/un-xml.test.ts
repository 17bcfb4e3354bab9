import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ListReading, rawFile, rawFileAt, readList } from '../../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { unXml } from './un-xml.ts'

let sample: ListReading

beforeAll(async () => {
  sample = await readList(unXml, await rawFileAt(join(import.meta.dirname, 'sample.xml')))
})

const entry = (reading: ListReading, reference: string) => {
  const found = reading.entries.find(one => one.reference === reference)
  if (!found) throw new Error(`${reference} not read`)
  return found
}

const printed = (reading: ListReading, reference: string): string[] =>
  entry(reading, reference).names.map(name => `${name.kind}:${name.text}`)

describe('UN consolidated XML, our sample', () => {
  it('reads the day of publication and every party', () => {
    expect(sample.publishedOn).toBe('2026-01-15')
    expect(sample.entries.map(one => [one.reference, one.type])).toEqual([
      ['KPi.901', '02'],
      ['KPe.902', '01'],
      ['KPe.903', '03'],
    ])
  })

  it('joins the four names, leaves "na" out and grades the aliases', () => {
    expect(printed(sample, 'KPi.901')).toEqual([
      'primary:EXAMPLE BIN PERSON',
      'original:김예시',
      'alias:Yeshi Renwu',
      'alias:示例人物',
      'weak:The Sample',
      'weak:Old Sample',
    ])
  })

  it('keeps birth dates as precise as stated', () => {
    expect(entry(sample, 'KPi.901').birthDates).toEqual(['1960-04-05', '1962', '1964', '1965', '1958-02-22'])
  })

  it('reads documents with their country', () => {
    expect(entry(sample, 'KPi.901').identifiers).toEqual([
      { kind: 'passport', value: '900100200', country: 'KP', note: '900100200 (Expired 25 Jan. 2016)' },
      { kind: 'nationalId', value: 'A-778899', country: 'PK' },
    ])
  })

  it('keeps designation and change apart, and both record numbers', () => {
    const person = entry(sample, 'KPi.901')
    expect(person.designatedOn).toBe('2015-07-01')
    expect(person.changedOn).toBe('2019-02-01')
    expect(person.sameAs).toEqual(['unsc:KPi.901', 'ftm:unsc-900001'])
    expect(person.programmes).toEqual(['UN-SC1718'])
    expect(person.facts).toContainEqual({ key: 'remark', value: 'First line second line.' })
  })

  it('splits a double name and finds the ships and the company number in the comment', () => {
    const company = entry(sample, 'KPe.902')
    expect(printed(sample, 'KPe.902')).toEqual([
      'primary:SAMPLE SHIPPING COMPANY',
      'alias:EXAMPLE MARITIME BUREAU',
      'weak:EMB',
      'alias:示例船務(香港)有限公司',
      'former:Former Sample Lines',
    ])
    expect(company.identifiers).toEqual([{ kind: 'registration', value: '5342883' }])
    expect(company.facts.filter(fact => fact.key === 'linkedTo').map(fact => fact.value)).toEqual([
      'SAM PLE 8',
      'EX AMPLE 6',
    ])
    expect(company.countries).toEqual(['CN'])
  })

  it('warns of unknown fields, programmes and countries, not of former states', () => {
    expect(Object.fromEntries(sample.warnings)).toEqual({
      未知制裁项目: ['Atlantis'],
      未知国家或地区: ['Atlantis'],
      '未知字段 NEW_FIELD': ['surprise'],
    })
  })
})

it('keeps both records of a number that comes twice, and says so', async () => {
  const record = '<ENTITY><FIRST_NAME>SAMPLE</FIRST_NAME><REFERENCE_NUMBER>KPe.1</REFERENCE_NUMBER></ENTITY>'
  const file = rawFile(
    'un.xml',
    `<CONSOLIDATED_LIST><ENTITIES>${record}${record}</ENTITIES></CONSOLIDATED_LIST>`,
  )
  const list = await readList(unXml, file)
  expect(list.entries.map(one => one.reference)).toEqual(['KPe.1', 'KPe.1#2'])
  expect(list.warnings.get('重复的编号')).toEqual(['KPe.1'])
})

describe('UN consolidated XML refuses', () => {
  it.each([
    ['another list', '<sdnList><sdnEntry/></sdnList>', '不是联合国综合制裁名单 XML'],
    ['a list without parties', '<CONSOLIDATED_LIST><INDIVIDUALS/></CONSOLIDATED_LIST>', '没有任何条目'],
    [
      'a record without number',
      '<CONSOLIDATED_LIST><ENTITIES><ENTITY/></ENTITIES></CONSOLIDATED_LIST>',
      'REFERENCE_NUMBER',
    ],
    ['half a file', '<CONSOLIDATED_LIST><ENTITIES><ENTITY><FIRST_NAME>A', 'XML 不完整'],
    ['nothing', '', '文件是空的'],
  ])('%s', async (_, content, message) => {
    await expect(readList(unXml, rawFile('un.xml', content))).rejects.toThrow(message)
  })
})

describe('UN consolidated XML, official file', () => {
  const read = async (): Promise<ListReading> =>
    readList(unXml, await rawFileAt(referencePath('lists/un/UN_consolidated.xml.gz')))

  testOnRealFiles('holds 730 persons and 273 entities of 27 February 2026, without a warning', async () => {
    const list = await read()
    expect(list.publishedOn).toBe('2026-02-27')
    expect(list.entries.filter(one => one.type === '02')).toHaveLength(730)
    expect(list.entries.filter(one => one.type === '01')).toHaveLength(273)
    expect(new Set(list.entries.map(one => one.reference)).size).toBe(1003)
    expect([...list.warnings]).toEqual([])
    expect(list.entries.filter(one => one.designatedOn === undefined)).toEqual([])
    expect(list.entries.flatMap(one => one.names).filter(name => /[;“”\n]/u.test(name.text))).toEqual([])
  })

  testOnRealFiles('gives the five Chinese names that stand in ALIAS_NAME', async () => {
    const { entries } = await read()
    const chinese = entries.flatMap(one =>
      one.names
        .filter(name => /\p{Script=Han}/u.test(name.text))
        .map(name => `${one.reference} ${name.text}`),
    )
    expect(chinese).toHaveLength(5)
    expect(new Set(chinese)).toEqual(
      new Set([
        'KPe.016 朝鲜联合机械贸易会社',
        'KPe.055 長安海連技術有限公司',
        'KPe.059 華信船務(香港)有限公司',
        'KPe.073 沈忠國際海運有限公司',
        'KPi.035 金铁三',
      ]),
    )
  })

  testOnRealFiles('reads what the list says of single parties', async () => {
    const list = await read()
    const badege = entry(list, 'CDi.001')
    expect(badege.names).toEqual([{ text: 'ERIC BADEGE', kind: 'primary' }])
    expect([badege.countries, badege.birthDates, badege.designatedOn]).toEqual([
      ['CD', 'RW'],
      ['1971'],
      '2012-12-31',
    ])
    expect(badege.sameAs).toEqual(['unsc:CDi.001', 'ftm:unsc-6907993'])
    expect(entry(list, 'QDi.231').identifiers).toContainEqual({
      kind: 'passport',
      value: '1990/345751',
      country: 'LY',
    })
  })

  testOnRealFiles('never takes the number of a shipping company for a ship number', async () => {
    const { entries } = await read()
    expect(entries.flatMap(one => one.identifiers).filter(id => id.kind === 'imo')).toEqual([])
    const numbered = entries.filter(one => one.identifiers.some(id => id.kind === 'registration'))
    expect(numbered).toHaveLength(16)
    const samjong = entries.find(one => one.reference === 'KPe.064')
    expect(samjong?.facts.filter(fact => fact.key === 'linkedTo').map(fact => fact.value)).toEqual([
      'SAM JONG 1',
      'SAM JONG 2',
    ])
  })

  testOnRealFiles('refuses the file cut anywhere', async () => {
    const file = await rawFileAt(referencePath('lists/un/UN_consolidated.xml.gz'))
    const chunks: Uint8Array[] = []
    for await (const chunk of file.open()) chunks.push(chunk)
    const whole = Buffer.concat(chunks)
    for (const part of [0.1, 0.5, 0.97, 0.99999]) {
      const cut = rawFile('cut.xml', whole.subarray(0, Math.floor(whole.length * part)))
      await expect(readList(unXml, cut)).rejects.toThrow(/XML 不完整|字符|UTF-8/u)
    }
  })
})
