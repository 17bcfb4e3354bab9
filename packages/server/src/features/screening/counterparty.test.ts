import { describe, expect, test } from 'vitest'
import { readBirthDate } from './birth-date.ts'
import { readCounterparty } from './counterparty.ts'
import { readCountry } from './country-codes.ts'
import { findHead, pastedHead, readHead } from './guess-columns.ts'

describe('columns', () => {
  test.each([
    [['客户编号', '客户名称', '国别', '证件号码'], { reference: 0, name: 1, country: 2, identifiers: 3 }],
    [
      ['Company Name', 'Country Code', 'Date of Birth', 'Type'],
      { name: 0, country: 1, birthDate: 2, type: 3 },
    ],
    [['客户', '公司名称', 'remarks'], { name: [1, 0] }],
    [['客户名称', '证件'], { name: 0, identifiers: 1 }],
    [['客户名称', '地址', '国家'], { name: 0, address: 1, country: 2 }],
    [['Consignee', 'Ship-to Address'], { name: 0, address: 1 }],
    [['客户名称', 'SWIFT'], { name: 0, identifiers: 1 }],
    [['编号', '中文名称', '英文名称', '曾用名'], { reference: 0, name: [1, 2, 3] }],
    [['收货人', '通知人', '客户名称'], { name: [2, 0, 1] }],
    [['Consignee', 'Notify Party', 'Bill to'], { name: [0, 1, 2] }],
    [['名称', '护照号', '税号', 'IMO', '网址', '邮箱'], { name: 0, identifiers: [3, 1, 2, 4, 5] }],
    [['名称', '国家', '目的国'], { name: 0, country: 1 }],
    [['公司 名称（必填）'.slice(0, 5), ' ID '], { name: 0, reference: 1 }],
  ])('%j are recognised by their titles', (titles, mapping) =>
    expect(readHead(titles)).toEqual({ titles, titled: true, mapping }),
  )
  test('a first row without a known title is data, and the wordiest cell holds the name', () => {
    expect(readHead(['0017', '甲乙丙贸易有限公司', 'CN'])).toEqual({
      titles: ['第 1 列', '第 2 列', '第 3 列'],
      titled: false,
      mapping: { name: 1 },
    })
  })
  const table = (...rows: string[][]) => rows.map((cells, i) => ({ line: i + 1, cells }))
  test.each([
    [
      'a title of the table and a date above',
      [
        ['2026年客户清单', '', ''],
        ['制表：销售部', '', '2026-11-01'],
      ],
    ],
    ['merged cells that head groups of columns', [['客户', '', '其他']]],
  ])('are found below other rows: %s', (_, above) => {
    const { head, below } = findHead(table(...above, ['公司名称', '国家', '编号'], ['Huawei', '中国', '2']))
    expect(head).toMatchObject({ titled: true, mapping: { name: 0, country: 1, reference: 2 } })
    expect(below.map(({ cells }) => cells[0])).toEqual(['Huawei'])
  })
  test('pasted titles are no customer, and stand over what was pasted below them', () => {
    const { head, below } = pastedHead(table(['国家', '名称'], ['俄罗斯', 'Norvex']))
    expect(head).toMatchObject({ titled: true, mapping: { name: 1, country: 0 } })
    expect(below).toEqual([{ line: 2, cells: ['俄罗斯', 'Norvex'] }])
  })
  test.each(['Smith & Company', '供应商甲', '中国银行'])('pasted first, %s is a customer of line 1', name => {
    const { head, below } = pastedHead(table([name, '中国', 'K-7'], ['Norvex', '', '']))
    expect(head.mapping).toEqual({ name: 0, country: 1, reference: 2 })
    expect(below[0]).toEqual({ line: 1, cells: [name, '中国', 'K-7'] })
  })
  test('no row of data is taken for titles', () => {
    const { head, below } = findHead(table(['Acme Trading', 'US'], ['公司', 'CN'], ['Norvex', 'DE']))
    expect([head.titled, below.length]).toEqual([false, 3])
  })
})

describe('a row', () => {
  const mapping = { name: 0, type: 1, country: 2, birthDate: 3, identifiers: 4 }
  test('is read into a question', () => {
    const party = readCounterparty(
      [' Ivan ', '个人', '俄罗斯', '1971年2月3日', '护照号：XK01；91350100M000100Y43'],
      mapping,
    )
    expect(party).toMatchObject({
      name: 'Ivan',
      knownType: '02',
      country: 'RU',
      birthDate: '1971-02-03',
      identifiers: [
        { kind: 'passport', value: 'XK01' },
        { kind: 'uscc', value: '91350100M000100Y43' },
      ],
      notes: [],
    })
  })
  test('of several names the first that is filled stands for the row, and the others are asked too', () => {
    const titles = ['中文名称', '英文名称', '收货人']
    const read = (...cells: string[]) => readCounterparty(cells, { name: [0, 1, 2] }, titles)
    expect(read('恒立', 'Hengli', 'Norvex')).toMatchObject({
      name: '恒立',
      otherNames: ['Hengli'],
      others: ['Norvex'],
      askedBy: { Hengli: '英文名称', Norvex: '收货人' },
    })
    expect(read('', '', 'Norvex')).toMatchObject({ name: 'Norvex', otherNames: [], others: [] })
    expect(read('#REF!', 'Hengli', '').name).toBe('Hengli')
  })
  test.each([
    [['First Name', 'Last Name'], ['Ivan', 'Petrov'], 'Ivan Petrov'],
    [['Surname', 'Given Name'], ['Petrov', 'Ivan'], 'Ivan Petrov'],
    [['姓', '名'], ['欧阳', '娜'], '欧阳娜'],
    [['Last Name', 'Mobile'], ['Petrov', '1'], 'Petrov'],
  ])('%j hold one name', (titles, cells, name) => {
    const { mapping } = readHead(titles)
    expect(readCounterparty(cells, mapping, titles)).toMatchObject({ name, otherNames: [] })
  })
  test('the title of a column of codes says their kind, where they can be of it', () => {
    const titles = ['名称', 'IMO', '护照号', 'INN', '网址']
    const cells = ['X', '9074729', 'XK000001', '12', 'https://velkorov.example']
    const { identifiers } = readCounterparty(cells, { name: 0, identifiers: [1, 2, 3, 4] }, titles)
    expect(identifiers).toEqual([
      { kind: 'imo', value: '9074729' },
      { kind: 'passport', value: 'XK000001' },
      { kind: 'other', value: '12' },
      { kind: 'other', value: 'https://velkorov.example' },
    ])
  })
  test('a code that is a slip by its own check digit is compared and told', () => {
    const titles = ['船名', 'IMO']
    const { identifiers, notes } = readCounterparty(['X', '9892394'], { name: 0, identifiers: 1 }, titles)
    expect(identifiers).toEqual([{ kind: 'other', value: '9892394' }])
    expect(notes).toEqual([expect.stringContaining('“9892394”不符合IMO 编号的校验规则')])
  })
  test('a code of which a spreadsheet has lost the end is told and not compared', () => {
    const { identifiers, notes } = readCounterparty(['X', '1.12E+12'], { name: 0, identifiers: 1 })
    expect([identifiers, notes]).toEqual([[], [expect.stringContaining('1.12E+12')]])
  })
  test.each([
    ['110101197701010000', '改成 0'],
    ['=VLOOKUP(A2,B:C,2)', '公式'],
  ])('the code %s is told and not compared', (code, words) => {
    const { identifiers, notes } = readCounterparty(['X', code], { name: 0, identifiers: 1 })
    expect([identifiers, notes]).toEqual([[], [expect.stringContaining(words)]])
  })
  test.each(['110101197701010033', '1234567890123450', '913300000000000005'])(
    'the code %s is compared',
    code => expect(readCounterparty(['X', code], { name: 0, identifiers: 1 }).notes).toEqual([]),
  )
  test('a formula beside a name is told and not compared', () => {
    const titles = ['客户', '收货人']
    const { others, notes } = readCounterparty(['甲', '=B2&"厂"'], { name: [0, 1] }, titles)
    expect([others, notes]).toEqual([[], [expect.stringContaining('“收货人”栏')]])
  })
  test('tells where the party sits, or nothing', () => {
    const addressOf = (cells: string[]) => readCounterparty(cells, { name: 0, address: 1 }).addresses
    expect(addressOf(['X', ' 612 Nathan Road '])).toEqual(['612 Nathan Road'])
    expect(addressOf(['X', ' '])).toEqual([])
  })
  test('notes that a row is wider than its titles: an unquoted comma has moved the cells', () => {
    expect(readCounterparty(['A Co.', 'Ltd.', 'x'], { name: 0 }, ['名称', '备注']).notes[0]).toContain('错位')
    expect(readCounterparty(['A Co.', 'x', ''], { name: 0 }, ['名称', '备注']).notes).toEqual([])
  })
  test('notes that a row is narrower than its titles', () => {
    expect(readCounterparty(['US', '1'], { name: 0 }, ['名称', '国家', '备注']).notes).toEqual([
      expect.stringContaining('少于列名'),
    ])
  })
  test('says that of a date whose day and month may be each other only the year was compared', () => {
    const { birthDate, notes } = readCounterparty(['X', '', '', '07/10/1952'], mapping)
    expect(birthDate).toBe('1952')
    expect(notes).toEqual([expect.stringContaining('只比对了年份')])
  })
  test('notes what it cannot read instead of guessing', () => {
    const party = readCounterparty(['X', 'robot', 'Atlantis', '31/31/99', ''], mapping)
    expect(party).toMatchObject({ knownType: undefined, country: undefined, birthDate: undefined })
    expect(party.notes).toHaveLength(3)
    expect(party.notes[1]).toContain('Atlantis')
  })
})

test.each([
  ['1971', '1971'],
  ['1971-2', '1971-02'],
  ['1971/02/03', '1971-02-03'],
  ['19710203', '1971-02-03'],
  ['1971年2月', '1971-02'],
  ['1971-13', undefined],
  ['32187', '1988-02-14'],
  ['99999', undefined],
  ['14-Feb-1988', '1988-02-14'],
  ['23-May-92', '1992-05-23'],
  ['23-May-12', undefined],
  ['Feb 14, 1988', '1988-02-14'],
  ['1988-02-14 00:00:00', '1988-02-14'],
  ['3.2.1971', '1971'],
  ['07/10/1952', '1952'],
  ['31/12/1971', '1971-12-31'],
  ['12-31-1971', '1971-12-31'],
  ['5.5.1971', '1971-05-05'],
  ['31/31/1971', undefined],
  ['0/5/1971', undefined],
])('birth date %s is read as %s', (text, date) => expect(readBirthDate(text)).toBe(date))

test.each([
  ['CHN', 'CN'],
  ['156', 'CN'],
  ['大陆', 'CN'],
  ['HKSAR', 'HK'],
  ['RUS', 'RU'],
  ['643', 'RU'],
  ['伊朗', 'IR'],
  ['ロシア', 'RU'],
  ['KOREA', undefined],
  ['XYZ', undefined],
  ['999', undefined],
])('country %s is read as %s', (text, code) => expect(readCountry(text)).toBe(code))

test('without titles an address is no name, however wordy', () => {
  const head = readHead(['Norvex Trading Ltd', 'Room 903, 95 Queensway, Hong Kong Special Region', 'HK'])
  expect(head.mapping).toEqual({ name: 0, address: 1 })
  expect(readHead(['北京市海淀区中关村大街1号院5号楼1203室', '恒立公司']).mapping).toEqual({
    name: 1,
    address: 0,
  })
})
