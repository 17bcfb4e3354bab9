import type { PartialDate } from '@maojian/domain/entity/list-entry'
import { isoDate, writtenDate, yearsBetween } from '../../entry/partial-date.ts'
import { textOf, type XmlElement } from '../../xml/element.ts'

/** The only year of a note like `Between Aug. and Sep. 1977`; other calendars and ages say nothing. */
const yearOf = (note: string): PartialDate | undefined => {
  const years = note.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu) ?? []
  return years.length === 1 && !/hijri|passport/iu.test(note) ? years[0] : undefined
}

/** What a date cannot say: that it is a guess, or the note beside it; '' where it says all. */
export const birthWords = (birth: XmlElement): string => {
  const note = textOf(birth, 'NOTE')
  const circa = textOf(birth, 'TYPE_OF_DATE') === 'APPROXIMATELY'
  if (!circa && note === '') return ''
  const date = textOf(birth, 'DATE') || textOf(birth, 'YEAR')
  return `DOB: ${[circa ? `circa ${date}` : date, note].filter(part => part.trim() !== '').join('; ')}`
}

/** Dates of one INDIVIDUAL_DATE_OF_BIRTH: an approximate one keeps its year, a range becomes its years. */
export const birthDates = (birth: XmlElement): PartialDate[] => {
  const kind = textOf(birth, 'TYPE_OF_DATE')
  if (kind === 'BETWEEN')
    return yearsBetween(Number(textOf(birth, 'FROM_YEAR')), Number(textOf(birth, 'TO_YEAR')))
  const note = textOf(birth, 'NOTE')
  const date =
    isoDate(textOf(birth, 'DATE')) ?? isoDate(textOf(birth, 'YEAR')) ?? writtenDate(note) ?? yearOf(note)
  if (date === undefined) return []
  return [kind === 'APPROXIMATELY' ? date.slice(0, 4) : date]
}
