import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { rawFile, rawFileAt, readList } from '../../testing/read-list.ts'
import { cslCsv } from './csl-csv.ts'

const sample = readFileSync(new URL('sample.csv', import.meta.url), 'utf8')
const read = (text = sample) => readList(cslCsv, rawFile('consolidated.csv', text, 400))
const entry = async (reference: string) => (await read()).entries.find(e => e.reference === reference)!

describe('US Consolidated Screening List CSV', () => {
  test('each row goes to the list that its source cell names', async () => {
    const { entries, lines, skipped } = await read()
    expect(lines).toBe(12)
    expect(entries.map(e => `${e.source} ${e.reference}`)).toEqual([
      'bis-entity-list EXAMPLETECHNOLOGYCOLTD/CN',
      'bis-entity-list EXAMPLETECHNOLOGYCOLTD/CN#2',
      'bis-dpl JOHNDOE/US',
      'state-debarred JANEMARYDOE/--',
      'state-debarred PRECISIONSAMPLECORPORATION/--',
      'state-isn 27THSAMPLECENTER/--',
      'bis-meu SAMPLEAERO/CN',
      'bis-uvl SAMPLETRADING/CN',
      'ofac-sdn 900501',
      'ofac-sdn 900502',
      'ofac-nonsdn 900503',
    ])
    expect(skipped).toEqual(['第 13 行：来源“A New List (NEW) - Somewhere”未知'])
  })

  test('cells that hold several names are split, `; and` and a.k.a. included', async () => {
    const party = await entry('EXAMPLETECHNOLOGYCOLTD/CN')
    expect(party.names).toEqual([
      { text: 'Example Techñology Co., Ltd. (ETC)', kind: 'primary' },
      { text: 'ETC', kind: 'alias' },
      { text: 'Example Institute', kind: 'alias' },
      { text: 'Sample Institute', kind: 'alias' },
      { text: 'Beijing Example', kind: 'alias' },
    ])
    expect(party).toMatchObject({ typeStated: false, countries: ['CN', 'HK'], designatedOn: '2022-04-07' })
    const debarred = await entry('PRECISIONSAMPLECORPORATION/--')
    expect(debarred.names.map(n => n.text)).toEqual([
      'Precision Sample Corporation',
      'Sample Industries, Inc.',
      'CK Enterprises, Inc.',
    ])
    expect((await entry('JANEMARYDOE/--')).type).toBe('02')
    const junior = await read(sample.replace('"Doe, Jane Mary"', '"Jane Doe, Jr."'))
    expect(junior.entries[3]!.names[0]!.text).toBe('Jane Doe, Jr.')
    expect(party.programmes).toEqual(['US-BIS-EL'])
    expect((await entry('27THSAMPLECENTER/--')).programmes).toEqual(['US-DOS-ISN', 'E.O. 13382'])
  })

  test('ids with country, dates and label; labels and values may hold commas', async () => {
    const person = await entry('900501')
    expect(person.identifiers).toEqual([
      { kind: 'passport', value: 'K475336', country: 'JO', note: '2014-08-30, 2009-08-31' },
    ])
    expect(person.birthDates).toEqual(['1966-03-12', '1967'])
    expect(person.countries).toEqual(['RU', 'FR', 'IR'])
    expect(person.addresses).toEqual(['Moscow, RU'])
    expect(person.programmes).toEqual(['SDGT', 'IRGC'])
    const facts = person.facts.map(fact => `${fact.key}=${fact.value}`)
    expect(facts).toContain('gender=Male')
    expect(facts).toContain('linkedTo=SAMPLE BANK')
    expect(facts).toContain(
      'measure=Ukraine-/Russia-Related Sanctions Regulations, 31 CFR 589.201 and/or 589.209',
    )
    const ship = await entry('900502')
    expect(ship.identifiers).toEqual([{ kind: 'imo', value: '9187629' }])
    expect(ship.facts).toContainEqual({ key: 'formerFlag', value: 'MT' })
    const bank = await entry('900503')
    expect(bank.identifiers.map(id => id.kind)).toEqual(['inn', 'bic'])
  })

  test('a row without its name is no less a party: it is read, and told', async () => {
    const { entries, skipped, warnings } = await read(
      sample.replace('"Doe, Jane Mary"', '""').replace(/Example Tech[^,]*Co\., Ltd\. \(ETC\)/u, ''),
    )
    expect(entries).toHaveLength(11)
    expect(skipped).toHaveLength(1)
    expect(entries.some(one => one.source === 'state-debarred' && one.names.length === 0)).toBe(true)
    expect([...warnings.keys()]).toContain('没有名称的记录')
  })

  test('a denial order has its end', async () => {
    expect(await entry('JOHNDOE/US')).toMatchObject({ designatedOn: '2018-12-31', endsOn: '2024-11-16' })
  })

  test.each([
    ['another CSV', 'a,b\n1,2\n', '缺少列 _id'],
    ['a short row', `${sample}x,y\n`, '第 14 行有 2 列，表头有 29 列'],
    ['a quote without end', `${sample}"x`, '引号没有结束'],
    ['text after a quote', `${sample}"x"y,`, '第 14 行第 1 列：引号之后还有文字'],
    ['a header alone', sample.slice(0, sample.indexOf('\n')), '没有任何条目'],
    ['an empty file', '', '文件是空的'],
  ])('refuses %s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  testOnRealFiles('consolidated.csv of 2022-05: 14,160 rows, counts per list', async () => {
    const file = await rawFileAt(referencePath('lists/us-csl/consolidated.csv.gz'))
    const { entries, lines, skipped } = await readList(cslCsv, file)
    // 47 numbers of OFAC stand in two rows, one for each of its lists.
    expect([lines, entries.length, skipped.length]).toEqual([14_160, 14_113, 0])
    expect(entries.filter(e => e.source.startsWith('ofac-') && e.reference.includes('#'))).toEqual([])
    const counts = Object.fromEntries(
      [...Map.groupBy(entries, e => e.source)].map(([source, list]) => [source, list.length]),
    )
    expect(counts).toEqual({
      'ofac-sdn': 10_026,
      'bis-entity-list': 2001,
      'state-debarred': 727,
      'bis-dpl': 462,
      // SSI 290, PLC 78, CMIC 68, CAP 53, MBS 17, FSE 3: the non-SDN lists of OFAC are one source.
      'ofac-nonsdn': 290 + 78 + 68 + 53 + 17 + 3 - 47,
      'bis-uvl': 201,
      'state-isn': 163,
      'bis-meu': 71,
    })
    expect(entries.filter(e => e.type === '03')).toHaveLength(433)
    expect(entries.filter(e => e.type === '04')).toHaveLength(283)
    expect(entries.flatMap(e => e.names).filter(n => n.text.startsWith('and '))).toEqual([])
  })
})
