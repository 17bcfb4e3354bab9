import { expect, test } from 'vitest'
import { entryHistory } from './entry-history.ts'

const edition = (fetch: string, part: string, entries: number, listed: number | null) => ({
  fetch,
  part,
  day: `2026-08-0${fetch}`,
  entries,
  listed,
})

test('parts that name the same parties are not counted twice', () => {
  const editions = [
    edition('1', 'csl', 481, 481),
    edition('7', 'ofac', 481, 481),
    edition('8', 'xml', 442, 486),
  ]
  expect(entryHistory(editions).map(({ entries }) => entries)).toEqual([481, 481, 486])
})

test('parts that came together are one step', () => {
  const editions = [edition('1', 'a', 3, 5), edition('1', 'b', 2, 5), edition('2', 'b', 3, 6)]
  expect(entryHistory(editions)).toEqual([
    { day: '2026-08-01', entries: 5 },
    { day: '2026-08-02', entries: 6 },
  ])
})

test('editions of before it was kept are summed over their parts', () => {
  const editions = [edition('1', 'a', 3, null), edition('2', 'b', 2, null), edition('3', 'b', 4, null)]
  expect(entryHistory(editions).map(({ entries }) => entries)).toEqual([3, 5, 7])
})
