import { expect, it } from 'vitest'
import { draftProblems, type PartCheck } from './check-draft.ts'

const said = { named: 100, names: 300, identifiers: 40, addresses: 80, birthDates: 4, relations: 50 }

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
