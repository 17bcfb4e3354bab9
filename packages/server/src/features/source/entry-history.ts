import type { HeldEdition } from '../../lists/part-store.ts'

export interface EntryCount {
  readonly day: string
  readonly entries: number
}

/** So many editions tell how a list moves. */
const mostEditions = 24

type Edition = Pick<HeldEdition, 'part' | 'day' | 'entries' | 'listed' | 'fetch'>

/** Entries of the whole list after each import: a list may come in parts that name the same parties. */
export const entryHistory = (editions: readonly Edition[]): EntryCount[] => {
  const parts = new Map<string, number>()
  return [...Map.groupBy(editions, ({ fetch }) => fetch).values()]
    .map(brought => {
      for (const { part, entries } of brought) parts.set(part, entries)
      const summed = [...parts.values()].reduce((total, one) => total + one, 0)
      return {
        day: brought.map(({ day }) => day).reduce((a, b) => (a > b ? a : b)),
        entries: brought.at(-1)?.listed ?? summed,
      }
    })
    .slice(-mostEditions)
}
