import { expect, it } from 'vitest'
import { draftProblems, namelessProblems, unknownProblems, type PartCheck } from './check-draft.ts'

const said = { named: 100, names: 300, identifiers: 40, addresses: 80, birthDates: 4, relations: 50 }

const same: PartCheck['difference'] = {
  changed: 0,
  renamed: 0,
  lost: {
    days: { from: 0, of: 90 },
    programmes: { from: 0, of: 100 },
    countries: { from: 0, of: 3 },
    types: { from: 0, of: 100 },
  },
  nameless: 0,
  namelessFirst: [],
}

const part = (more: Partial<PartCheck>): PartCheck => ({
  entries: 100,
  before: 100,
  lost: 0,
  dayBefore: '2026-08-01',
  day: '2026-08-02',
  held: said,
  holds: said,
  added: 0,
  newerDay: '',
  missingFiles: [],
  difference: same,
  sameReader: true,
  ...more,
})
const bounds = { min: 50, max: 200 }

it.each<[string, Partial<PartCheck>, number, number]>([
  ['nothing lost', {}, 100, 0],
  ['exactly a fifth lost', { lost: 20 }, 80, 0],
  ['more than a fifth lost, though as many came', { lost: 21 }, 100, 1],
  ['a first edition has nothing to lose', { before: 0, dayBefore: '' }, 100, 0],
  ['too few', { before: 0 }, 49, 1],
  ['too many', {}, 201, 1],
  ['an older day', { day: '2026-07-31' }, 100, 1],
  ['a file without a day after a dated one', { day: '' }, 100, 1],
  ['no day before and none now', { day: '', dayBefore: '' }, 100, 0],
  ['older than another format, adding nobody', { newerDay: '2026-08-07' }, 100, 0],
  ['older than another format, adding some', { newerDay: '2026-08-07', added: 5 }, 100, 1],
  ['as new as another format', { newerDay: '2026-08-02', added: 5 }, 100, 0],
  ['only relations', { entries: 0, before: 0 }, 0, 0],
])('%s', (_, more, listed, problems) => {
  expect(draftProblems({ name: '某名单', bounds, listed, parts: [part(more)] })).toHaveLength(problems)
})

const problemsOf = (more: Partial<PartCheck>): string[] =>
  draftProblems({ name: '某名单', bounds, listed: 100, parts: [part(more)] })

it.each([
  ['named', 0, '有名称的条目由 100 减为 0（减少 100%）'],
  ['names', 239, '名称由 300 减为 239（减少 20%）'],
  ['identifiers', 31, '证件/编码由 40 减为 31（减少 23%）'],
  ['addresses', 0, '地址由 80 减为 0'],
  ['birthDates', 0, '出生日期由 4 减为 0'],
  ['relations', 10, '关系由 50 减为 10'],
] as const)('as many entries with fewer %s: %i', (kind, count, words) => {
  expect(problemsOf({ holds: { ...said, [kind]: count } })).toEqual([expect.stringContaining(words)])
})

it('a fifth of what is said, and little of a little, may go', () => {
  expect(problemsOf({ holds: { ...said, names: 240, birthDates: 2, identifiers: 32 } })).toEqual([])
})

it('a set that lacks files names them', () => {
  expect(problemsOf({ missingFiles: ['ALT.CSV', 'ADD.CSV'] })).toEqual([
    expect.stringContaining('ALT.CSV、ADD.CSV'),
  ])
})

const lost = (kind: keyof typeof same.lost, from: number) => ({
  difference: { ...same, lost: { ...same.lost, [kind]: { ...same.lost[kind], from } } },
})

it.each([
  ['days', 90, '有列入日期的 90 条中 90 条不再有（100%）'],
  ['programmes', 21, '有制裁项目的 100 条中 21 条不再有'],
  ['countries', 3, '有国家的 3 条中 3 条不再有'],
  ['types', 100, '有主体类型的 100 条中 100 条不再有'],
] as const)('%s that go from %i records hold the edition', (kind, from, words) => {
  expect(problemsOf(lost(kind, from))).toEqual([expect.stringContaining(words)])
})

it('a few records that lose their day, and half of the records with news, are ordinary', () => {
  expect(problemsOf(lost('days', 18))).toEqual([])
  expect(problemsOf({ difference: { ...same, changed: 50, renamed: 50 } })).toEqual([])
})

it('an edition that says something else of nearly every record is held, unless our own reading is new', () => {
  const difference = { ...same, changed: 91 }
  expect(problemsOf({ difference })).toEqual([expect.stringContaining('100 条中 91 条的内容')])
  expect(problemsOf({ difference: { ...same, changed: 90 } })).toEqual([])
  expect(problemsOf({ difference, sameReader: false })).toEqual([])
  expect(problemsOf({ difference: { ...difference, renamed: 51 }, sameReader: false })).toEqual([
    expect.stringContaining('51 条的名称'),
  ])
})

it('one record that lost its name holds the edition and is named', () => {
  expect(problemsOf({ difference: { ...same, nameless: 1, namelessFirst: ['CDi.001'] } })).toEqual([
    expect.stringContaining('（CDi.001）'),
  ])
})

const word = { kind: '未知字段 GIVEN_NAME', example: 'ERIC', count: 60, known: false }

it('a field that nobody knows in most records holds the edition, until a person has accepted it', () => {
  expect(unknownProblems([word], 100)).toEqual([expect.stringContaining('未知字段 GIVEN_NAME 出现 60 处')])
  expect(unknownProblems([word], 120)).toEqual([])
  expect(unknownProblems([{ ...word, known: true }], 100)).toEqual([])
  expect(unknownProblems([{ ...word, kind: '重复的编号' }], 100)).toEqual([])
})

it('records without a name hold an edition, those apart that were told already', () => {
  const nameless = { kind: '没有名称的记录', example: 'CDi.9', count: 3, known: false }
  expect(namelessProblems([nameless], 0)).toEqual([expect.stringContaining('CDi.9')])
  expect(namelessProblems([nameless], 3)).toEqual([])
  expect(namelessProblems([{ ...nameless, known: true }], 0)).toEqual([])
})
