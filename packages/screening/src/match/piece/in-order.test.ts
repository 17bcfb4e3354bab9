import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

const listOf = (length: number): { readonly rank: number; readonly at: number }[] =>
  Array.from({ length }, (_, at) => ({ rank: (at * 7) % 5, at }))

test.each([0, 1, 2, 5, 12, 13, 40])(
  '%i things are sorted as `sort` does, equal ones as they stood',
  length => {
    const byRank = (a: { rank: number }, b: { rank: number }): number => a.rank - b.rank
    expect(inOrder(listOf(length), byRank)).toEqual(listOf(length).toSorted(byRank))
  },
)
