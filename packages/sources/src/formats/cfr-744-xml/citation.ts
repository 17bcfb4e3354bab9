import type { PartialDate } from '@maojian/domain/entity/list-entry'
import { partialDate } from '../../entry/partial-date.ts'

export interface Citation {
  readonly text: string
  readonly day?: PartialDate
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

const century = (year: number): number => (year >= 100 ? year : year > 70 ? 1900 + year : 2000 + year)

const slashed = (date: string): PartialDate | undefined => {
  const [month, day, year] = date.split('/').map(Number)
  return partialDate(century(year ?? 0), month, day)
}

const written = (date: string): PartialDate | undefined => {
  const [, month, day, year] = /^(\p{L}+)\.? (\d+), (\d{4})$/u.exec(date) ?? []
  const found = months.findIndex(name => month !== undefined && name.startsWith(month))
  return found < 0 ? undefined : partialDate(Number(year), found + 1, Number(day))
}

const pattern = /(\d+ FR \d+)(?:,\s*(?:(\d{1,2}\/\d{1,2}\/\d{2,4})|(\p{L}+\.? \d{1,2}, \d{4})))?/gu

/** Federal Register citations of a cell, `76 FR 71869, 11/21/11.` or `90 FR 17340, April 25, 2025.` */
export const readCitations = (cell: string): Citation[] =>
  [...cell.replace(/\s+/gu, ' ').matchAll(pattern)].map(([, number, short, long]) => {
    const day = short ? slashed(short) : long ? written(long) : undefined
    const text = [number, short ?? long].filter(part => part !== undefined).join(', ')
    return day ? { text, day } : { text }
  })
