import { utcDay } from '../../utc-day.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Of two figures of a year only those that cannot be of this century are sure. */
const firstOfLastCentury = 30

const wholeYear = (text: string): string | undefined => {
  if (text.length === 4) return text
  return Number(text) >= firstOfLastCentury ? `19${text}` : undefined
}

/** 14-Feb-1988, 23-May-92, Feb 14, 1988. */
const readNamedMonth = (text: string): string | undefined => {
  const found =
    /^(?<day>\d{1,2})[-/. ]+(?<month>\p{L}{3,9})\.?[-/., ]+(?<year>\d{4}|\d{2})$/u.exec(text) ??
    /^(?<month>\p{L}{3,9})\.?[-/. ]+(?<day>\d{1,2}),?[-/. ]+(?<year>\d{4})$/u.exec(text)
  const { day = '', month = '', year: written = '' } = found?.groups ?? {}
  const at = months.indexOf(month.slice(0, 3).toLocaleLowerCase('en'))
  const year = wholeYear(written)
  return at < 0 || year === undefined ? undefined : readBirthDate(`${year}-${at + 1}-${day}`)
}

/** The days of 1920 and of 2020 as a spreadsheet counts them. */
const [firstSerial, lastSerial] = [7306, 44_196]
const dayMs = 86_400_000

/** A day that a spreadsheet left as the number of days since 1900. */
const readSerial = (text: string): string | undefined => {
  const serial = /^\d{4,5}(?:\.0+)?$/u.test(text) ? Number(text) : 0
  if (serial < firstSerial || serial > lastSerial) return undefined
  return utcDay(new Date(Date.UTC(1899, 11, 30) + serial * dayMs))
}

/** yyyy-MM-dd, yyyy-MM or yyyy of the spellings in use; undefined for anything else. What is not sure is left out. */
export const readBirthDate = (given: string): string | undefined => {
  const text = given.replace(/[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/u, '')
  const found =
    /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?|年)?$/u.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!found) return readLastYear(text) ?? readNamedMonth(text) ?? readSerial(text)
  const [, year, month, day] = found
  if (Number(month ?? 1) > 12 || Number(day ?? 1) > 31 || Number(month ?? 1) < 1 || Number(day ?? 1) < 1)
    return undefined
  return [year, month, day].flatMap(part => (part ? part.padStart(2, '0') : [])).join('-')
}

const lastYear = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/** A date that ends in its year: day and month by which of them is no month; where both may be one, the year alone. */
const readLastYear = (text: string): string | undefined => {
  const [, first = 0, second = 0, year] = lastYear.exec(text)?.map(Number) ?? []
  const [low, high] = first < second ? [first, second] : [second, first]
  if (year === undefined || low < 1 || low > 12 || high > 31) return undefined
  const isKnown = high > 12 || low === high
  return isKnown ? readBirthDate(`${year}-${low}-${high}`) : String(year)
}

/** What is told of a date of which the year alone is sure. */
export const yearAlone = (text: string): string[] =>
  lastYear.test(text) && readLastYear(text)?.length === 4
    ? [`出生日期“${text}”的日月顺序不明，只比对了年份`]
    : []
