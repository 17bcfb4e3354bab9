import type { PartialDate } from '@maojian/domain/entity/list-entry'

const pad = (n: number): string => String(n).padStart(2, '0')

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A date of what is known; undefined without a plausible year, coarser where month or day are not plausible. */
export const partialDate = (year: number, month?: number, day?: number): PartialDate | undefined => {
  if (!Number.isInteger(year) || year < 1000 || year > 2200) return undefined
  if (month === undefined || !Number.isInteger(month) || month < 1 || month > 12) return String(year)
  if (day === undefined || !Number.isInteger(day) || day < 1 || day > daysIn(year, month))
    return `${year}-${pad(month)}`
  return `${year}-${pad(month)}-${pad(day)}`
}

/** `2015-07-01`, `2015-07`, `2015`, also with a time or a zone behind (`2015-07-01-04:00`). */
export const isoDate = (text: string): PartialDate | undefined => {
  const found = /^\s*(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?![\d])/.exec(text)
  return found ? partialDate(Number(found[1]), number(found[2]), number(found[3])) : undefined
}

/** `23/04/1960`; letters or zeros stand for what is unknown (`dd/mm/1945`, `00/04/1960`). */
export const dayMonthYear = (text: string): PartialDate | undefined => {
  const found = /^\s*([\ddD]{1,2})\/([\dmM]{1,2})\/(\d{4})(?!\d)/.exec(text)
  return found ? partialDate(Number(found[3]), number(found[2]), number(found[1])) : undefined
}

const number = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `Nov. 1973`, `1 Jan. 1953`, `August 1961`; undefined for anything else. */
export const writtenDate = (text: string): PartialDate | undefined => {
  const found = /^\s*(?:(\d{1,2})\s+)?([A-Za-z]{3})[a-z]*\.?,?\s*(\d{4})\s*\.?$/.exec(text)
  if (!found) return undefined
  const month = monthNames.indexOf(found[2]!.toLowerCase()) + 1
  return month === 0 ? undefined : partialDate(Number(found[3]), month, number(found[1]))
}

/** Latest of partial dates, by their text. */
export const latestDate = (dates: readonly (PartialDate | undefined)[]): PartialDate | undefined =>
  dates
    .filter(date => date !== undefined)
    .sort()
    .at(-1)

export const earliestDate = (dates: readonly (PartialDate | undefined)[]): PartialDate | undefined =>
  dates.filter(date => date !== undefined).sort()[0]

/** A longer range says too little to be compared with a birth date. */
const longestRange = 10

/** Years of a range, each as a date; none where the range is upside down or too long. */
export const yearsBetween = (from: number, to: number): PartialDate[] => {
  if (!(to >= from) || to - from > longestRange) return []
  const years = Array.from({ length: to - from + 1 }, (_, i) => partialDate(from + i))
  return years.filter(year => year !== undefined)
}
