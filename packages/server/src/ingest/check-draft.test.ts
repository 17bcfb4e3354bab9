import { expect, it } from 'vitest'
import { draftProblems, type PartCheck } from './check-draft.ts'

const part = (more: Partial<PartCheck>): PartCheck => ({
  part: 'csv',
  entries: 100,
  relations: 0,
  before: 100,
  lost: 0,
  dayBefore: '2026-08-01',
  day: '2026-08-02',
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
  ['an unknown day', { day: '' }, 100, 0],
  ['only relations', { entries: 0, before: 0 }, 0, 0],
])('%s', (_, more, listed, problems) => {
  expect(draftProblems({ name: '某名单', bounds, listed, parts: [part(more)] })).toHaveLength(problems)
})
