import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { expect, it } from 'vitest'
import type { EntryRow } from '../lists/entry-rows.ts'
import { editionDays, sinceOf } from './listing-days.ts'

const days = editionDays([
  { id: 1, source: 'un-sc', part: 'un-xml', day: '2026-02-27' },
  { id: 2, source: 'un-sc', part: 'un-xml', day: '2026-03-20' },
])

const since = (designatedOn: string, first = 1): string => {
  const content: Partial<ListEntry> = { designatedOn }
  const row: Partial<EntryRow> = { source: 'un-sc', part: 'un-xml', first, from: 2 }
  return sinceOf(row as EntryRow, content as ListEntry, days)
}

it('a party is listed since the day that its list states, also on the day of the edition', () => {
  expect(since('2012-12-31')).toBe('2012-12-31')
  expect(since('2026-03-20')).toBe('2026-03-20')
  expect(since('2026')).toBe('2026')
})

it.each(['2103-12-31', '2099', '2026-03-21'])('%s, after its edition, is an unknown day: listed', day => {
  expect(since(day)).toBe('')
  expect(since(day, 2)).toBe('2026-03-20')
})
