import { expect, test } from 'vitest'
import { explain } from './explain/explain.ts'
import { indexOf, subjectOf } from './testing/fixture.ts'
import type { Query } from './types.ts'
import { buildIndex, IndexBuilder, openIndex } from './index.ts'

const index = indexOf([
  subjectOf('huawei', '01', {
    names: ['Huawei Technologies Co., Ltd.', ['华为', 'zh-brand']],
    countries: ['CN'],
  }),
  subjectOf('sberbank', '01', {
    names: ['PUBLIC JOINT STOCK COMPANY SBERBANK OF RUSSIA', 'SBERBANK', ['俄罗斯联邦储蓄银行', 'zh-common']],
    subtypes: ['0101', '0102'],
    identifiers: [{ kind: 'bic', value: 'SABRRUMM' }],
  }),
  subjectOf('kim', '02', {
    names: ['KIM, Jong Un', ['金正恩', 'zh-official']],
    birthDates: ['1984-01-08'],
    countries: ['KP'],
  }),
  subjectOf('weak', '02', { names: ['Ivan Sokolovsky', ['THE FALCONER', 'weak']] }),
  subjectOf('ship', '03', { names: ['ARTAVIL'], identifiers: [{ kind: 'imo', value: '9187629' }] }),
  subjectOf('plane', '04', {
    names: ['EP-MNG'],
    identifiers: [
      { kind: 'tail', value: 'EP-MNG' },
      { kind: 'msn', value: '401' },
    ],
  }),
  subjectOf('person', '02', {
    names: ['Ahmad Karimov'],
    identifiers: [{ kind: 'passport', value: 'D9004878', country: 'IR' }],
  }),
  subjectOf('gone', '01', {
    names: ['Vanished Trading Vostochnaya'],
    entries: [
      { source: 'un-sc', reference: 'X', since: '2015-03-01', until: '2022-07-01', status: 'delisted' },
    ],
  }),
])

const first = (query: Query | string): string => {
  const hit = index.search(typeof query === 'string' ? { text: query } : query).hits[0]
  return hit ? `${index.subject(hit.subject).id} ${hit.score} ${hit.verdict}` : 'nothing'
}

test.each([
  ['Huawei Technologies Co., Ltd.', 'huawei 100 hit'],
  ['HUAWEI TECHNOLOGIES CO LTD', 'huawei 100 hit'],
  ['华为', 'huawei 100 hit'],
  ['華為', 'huawei 100 hit'],
  ['Hua Wei Technologies', 'huawei 99 hit'],
  ['Сбербанк', 'sberbank 98 hit'],
  ['俄罗斯联邦储蓄银行', 'sberbank 100 hit'],
  ['Ｓｂｅｒｂａｎｋ', 'sberbank 100 hit'],
  ['Kim Jong Un', 'kim 100 hit'],
  ['Jong-un KIM', 'kim 98 hit'],
  ['김정은', 'kim 98 hit'],
  ['金正恩', 'kim 100 hit'],
  ['IMO 9187629', 'ship 100 hit'],
  ['9187629', 'ship 100 hit'],
  ['ep mng', 'plane 100 hit'],
  ['MSN 401', 'plane 100 hit'],
  ['d-9004878', 'person 100 hit'],
  ['SABRRUMM', 'sberbank 100 hit'],
])('S1-005 S1-006 %s is found first: %s', (text, expected) => {
  expect(first(text)).toBe(expected)
})

test.each(['CORP', 'GROUP', '有限公司', 'CHINA', 'SHIPPING', 'TRADING CO LTD', '9187620', '!!!', ''])(
  '%j alone finds nothing',
  text => {
    expect(first(text)).toBe('nothing')
  },
)

test('a weak alias is shown for confirmation, never as a hit', () => {
  expect(first('The Falconer')).toBe('weak 94 possible')
})

test('birth date and country move the score and a contradiction forbids the strong verdict', () => {
  expect(first({ text: 'Kim Jong Un', birthDate: '1984-01-08', country: 'KP' })).toBe('kim 100 hit')
  expect(first({ text: 'Kim Jong Un', birthDate: '1951' })).toBe('kim 84 possible')
  expect(first({ text: 'Kim Jong Un', country: 'CN' })).toBe('kim 94 possible')
})

test('a party that left its list is found only as of a day on which it stood', () => {
  expect(first('Vanished Trading Vostochnaya')).toBe('nothing')
  expect(first({ text: 'Vanished Trading Vostochnaya', asOf: '2020-01-01' })).toBe('gone 100 hit')
  expect(first({ text: 'Vanished Trading Vostochnaya', asOf: '2023-01-01' })).toBe('nothing')
})

test('S1-123 S1-125 type and subtype filter the rows, facets count the whole result', () => {
  const answer = index.search({ text: 'Sberbank', type: '02' })
  expect(answer.hits).toEqual([])
  expect(answer.types).toEqual([
    {
      type: '01',
      count: 1,
      subtypes: [
        { subtype: '0101', count: 1 },
        { subtype: '0102', count: 1 },
      ],
    },
  ])
  expect(index.search({ text: 'Sberbank', subtypes: ['0102'] }).count).toBe(1)
})

test('the same question has the same answer, and the snapshot says its own digest', () => {
  expect(index.search({ text: 'Huawei Group' })).toEqual(index.search({ text: 'Huawei Group' }))
  expect(index.id).toMatch(/^[0-9a-f]{16}$/)
})

test('the explanation names the alias, the rule, the gap and the arithmetic', () => {
  const [hit] = index.search({ text: 'Huawei Trading', country: 'IR' }).hits
  const said = explain(hit!, index.subject(hit!.subject))
  expect(said.reason).toContain('华为')
  expect(said.reason).toContain('国家/地区矛盾：查询为伊朗，名单为中国')
  expect(said.arithmetic).toBe('逐词相符 86.3 − 6（国家/地区） = 80.3')
})

test('suggestions begin with what was typed and give one name a subject', () => {
  expect(index.suggest('sber', 5)).toEqual([{ subject: 1, name: 'SBERBANK' }])
  expect(index.suggest('华', 5).map(one => one.name)).toEqual(['华为'])
  expect(index.suggest('俄罗斯联邦储', 5).map(one => one.name)).toEqual(['俄罗斯联邦储蓄银行'])
  expect(index.suggest('zzz', 5)).toEqual([])
})

test('an index whose subjects several threads read is byte for byte the one that one thread makes', () => {
  const meta = { engine: 'x', publishedAt: '', sources: [] }
  const subjects = Array.from({ length: index.size.subjects }, (_, at) => index.subject(at))
  const shares = [subjects.slice(0, 2), subjects.slice(2, 3), [], subjects.slice(3)]
  const [first, ...others] = shares.map(share => {
    const builder = new IndexBuilder()
    for (const subject of share) builder.add(subject)
    return builder
  })
  for (const other of others) first!.append(structuredClone(other.part()))
  expect(Buffer.from(first!.finish(meta)).equals(buildIndex(subjects, meta))).toBe(true)
})

test('a damaged snapshot is refused', () => {
  const bytes = buildIndex([], { engine: 'x', publishedAt: '', sources: [] })
  expect(() => openIndex(bytes.slice(0, bytes.length - 9))).toThrow('不完整')
  expect(() => openIndex(new Uint8Array(64))).toThrow('不是本系统')
  const older = bytes.slice()
  older.set(new TextEncoder().encode('MJINDEX1'))
  expect(() => openIndex(older)).toThrow('另一版本的引擎')
})

test('a text that calls its name a ship shows ships first, unless the asker names other types', () => {
  const both = indexOf([
    subjectOf('firm', '01', { names: ['VARDA GALAN'] }),
    subjectOf('ship', '03', { names: ['VARDA GALAN'] }),
  ])
  const ids = (query: Query): string[] => both.search(query).hits.map(hit => both.subject(hit.subject).id)
  for (const text of ['M/V VARDA GALAN', 'MT VARDA GALAN', '油轮 VARDA GALAN'])
    expect(ids({ text })[0], text).toBe('ship')
  expect(ids({ text: 'M/V VARDA GALAN', first: ['01'] })[0]).toBe('firm')
})
