import { isDay } from './calendar-day.ts'

const form = /^(?<year>\d{4})(?:-(?:0[1-9]|1[0-2])(?:-(?<day>\d{2}))?)?$/

/** Nobody who is screened was born before. */
const earliestYear = 1850

const faultOf = (text: string, today: string): string | undefined => {
  const { year, day } = form.exec(text)?.groups ?? {}
  if (day !== undefined && !isDay(text)) return '不是真实存在的日期'
  if (text > today.slice(0, text.length)) return '晚于今天'
  return Number(year) < earliestYear ? `早于 ${String(earliestYear)} 年` : undefined
}

/**
 * Why a text is nobody's birth date, in a sentence that names the field; undefined where it may be one. A date that
 * cannot be would speak against the listed person who is meant.
 */
export const birthDateProblem = (text: string, today: string): string | undefined => {
  if (!form.test(text)) return '出生日期应为 yyyy、yyyy-MM 或 yyyy-MM-dd'
  const fault = faultOf(text, today)
  return fault && `出生日期“${text}”${fault}`
}
