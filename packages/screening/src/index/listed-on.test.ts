import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { isListedOn, type Listing } from './listed-on.ts'

const listing = (since: string, until: string, status: Listing['status'] = 'active'): Listing => ({
  since,
  until,
  status,
})

test.each([
  ['before its first day', listing('2024-01-10', ''), '2024-01-09', false],
  ['on its first day', listing('2024-01-10', ''), '2024-01-10', true],
  ['on its last day', listing('2020-01-01', '2024-01-10'), '2024-01-09', true],
  ['on the day it left', listing('2020-01-01', '2024-01-10', 'delisted'), '2024-01-10', false],
  ['of an unknown first day', listing('', ''), '1999-01-01', true],
  ['of a year only, in that year', listing('2015', ''), '2015-02-01', true],
  ['suspended', listing('2020-01-01', '', 'suspended'), '2024-01-10', true],
  ['delisted without a day', listing('2020-01-01', '', 'delisted'), '2021-01-01', false],
  ['at present, delisted without a day', listing('2020-01-01', '', 'delisted'), undefined, false],
  ['at present, with a day of its own to come', listing('2999-01-01', ''), undefined, true],
  ['at present, having left', listing('2020-01-01', '2024-01-10'), undefined, false],
])('an entry %s', (_, entry, day, listed) => {
  expect(isListedOn(entry, day)).toBe(listed)
})

test('a party whose only entry its list calls delisted is not found today, and is on the days before it ended', () => {
  const entry = { source: 'cn-uel', reference: 'X/2020', since: '2020-05-01' } as const
  const names = ['Trelvanok Instruments']
  const index = indexOf([
    subjectOf('ended', '01', { names, entries: [{ ...entry, until: '2023-02-01', status: 'delisted' }] }),
    subjectOf('undated', '01', { names, entries: [{ ...entry, until: '', status: 'delisted' }] }),
  ])
  const found = (asOf?: string) =>
    index
      .search({ text: 'Trelvanok Instruments', ...(asOf && { asOf }) })
      .hits.map(hit => index.subject(hit.subject).id)
  expect(found()).toEqual([])
  expect(found('2022-01-01')).toEqual(['ended'])
  expect(found('2023-02-01')).toEqual([])
})
