import type { PartialDate } from '@maojian/domain/entity/list-entry'
import { isoDate, partialDate, yearsBetween } from '../../entry/partial-date.ts'
import { attribute, type XmlElement } from '../../xml/element.ts'

const numberOf = (element: XmlElement, name: string): number | undefined => {
  const text = attribute(element, name)
  return /^\d+$/.test(text) ? Number(text) : undefined
}

/** A full date, else year with what is known of month and day, else a range; `circa` keeps the year alone. */
export const birthDates = (birth: XmlElement): PartialDate[] => {
  const calendar = attribute(birth, 'calendarType')
  if (calendar !== '' && calendar !== 'GREGORIAN') return []
  const from = numberOf(birth, 'yearRangeFrom')
  const to = numberOf(birth, 'yearRangeTo')
  if (from !== undefined && to !== undefined) return yearsBetween(from, to)
  const year = numberOf(birth, 'year')
  const date =
    isoDate(attribute(birth, 'birthdate')) ??
    (year === undefined
      ? undefined
      : partialDate(year, numberOf(birth, 'monthOfYear'), numberOf(birth, 'dayOfMonth')))
  if (date === undefined) return []
  return [attribute(birth, 'circa') === 'true' ? date.slice(0, 4) : date]
}

/** A guessed date says so in words, since a date cannot. */
export const circaWords = (birth: XmlElement): string => {
  if (attribute(birth, 'circa') !== 'true') return ''
  const range = ['yearRangeFrom', 'yearRangeTo'].map(name => attribute(birth, name)).filter(Boolean)
  const date = attribute(birth, 'birthdate') || attribute(birth, 'year') || range.join(' to ')
  return date === '' ? '' : `DOB: circa ${date}`
}

const writtenDay = /date of (?:un )?(?:listing|designation)\s*:?\s*(\d{1,2})[./](\d{1,2})[./](\d{4})/iu
const writtenMonth = /date of (?:un )?(?:listing|designation)\s*:?\s*(\d{1,2}) (\p{L}+) (\d{4})/iu
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** Listing day that stands in words: `Date of listing: 23.6.2008`, `Date of UN designation: 1 November 2005.` */
export const listingDate = (text: string): PartialDate | undefined => {
  const day = writtenDay.exec(text)
  if (day) return partialDate(Number(day[3]), Number(day[2]), Number(day[1]))
  const month = writtenMonth.exec(text)
  if (!month) return undefined
  return partialDate(Number(month[3]), months.indexOf(month[2]!.toLowerCase()) + 1, Number(month[1]))
}
