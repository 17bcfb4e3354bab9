import type { PartialDate } from '@maojian/domain/entity/list-entry'
import { partialDate } from '../../entry/partial-date.ts'
import { attribute, childOf, textOf, type XmlElement } from '../../xml/element.ts'

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const dayOf = (element: XmlElement | undefined): Day | undefined =>
  element && {
    year: Number(textOf(element, 'Year')),
    month: Number(textOf(element, 'Month')),
    day: Number(textOf(element, 'Day')),
  }

/** A day of `Date`, `From` or `To`. */
export const readDay = (element: XmlElement | undefined): PartialDate | undefined => {
  const day = dayOf(element)
  return day && partialDate(day.year, day.month, day.day)
}

const lastDay = ({ year, month }: Day): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** In OFAC's own writing, so that one reader serves all its formats: `1962`, `Oct 1954`, `10 Dec 1948`, `1962 to 1964`. */
const between = (from: Day, to: Day): string => {
  if (from.year !== to.year) return `${from.year} to ${to.year}`
  const wholeMonths = from.day === 1 && to.day === lastDay(to)
  if (wholeMonths && from.month === 1 && to.month === 12) return String(from.year)
  const day = from.month === to.month && from.day === to.day ? from.day : undefined
  if (from.month !== to.month) return String(from.year)
  return partialDate(from.year, from.month, day) ?? ''
}

/** A period as text; empty where the file gives none. */
export const periodText = (version: XmlElement): string => {
  const period = childOf(version, 'DatePeriod')
  const start = period && childOf(period, 'Start')
  const end = period && childOf(period, 'End')
  const from = dayOf(start && childOf(start, 'From'))
  const to = dayOf(end && (childOf(end, 'To') ?? childOf(end, 'From'))) ?? from
  if (!from || !to) return ''
  const circa = [start, end].some(part => part && attribute(part, 'Approximate') === 'true')
  return `${circa ? 'circa ' : ''}${between(from, to)}`
}
