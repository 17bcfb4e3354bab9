import { getCountry } from '@maojian/domain/vocabulary/country'
import type { HeldPlace } from '../../facts/held-places.ts'

/** What one row of a file says: a place, one that its file gives up, nothing of use, or why it cannot be read. */
export type PlaceRow =
  | { readonly kind: 'place'; readonly place: HeldPlace }
  | { readonly kind: 'gone'; readonly code: string }
  | { readonly kind: 'other' }
  | { readonly kind: 'problem'; readonly text: string }

export interface PlaceFormat {
  readonly name: string
  readonly source: HeldPlace['source']
  /** Whether the first row is one of titles. */
  readonly titled: boolean
  readonly read: (cells: readonly string[]) => PlaceRow
}

const other: PlaceRow = { kind: 'other' }
const problem = (text: string): PlaceRow => ({ kind: 'problem', text })

/** Columns of UN/LOCODE as UNECE publishes it, without titles (UNECE Recommendation 16). */
const officialColumns = [
  'change',
  'country',
  'location',
  'name',
  'namewodiacritics',
  'subdivision',
  'function',
  'status',
  'date',
  'iata',
  'coordinates',
  'remarks',
] as const
type LocodeColumn = (typeof officialColumns)[number]

const neededOfLocode: readonly LocodeColumn[] = [
  'country',
  'location',
  'namewodiacritics',
  'function',
  'status',
]
const neededOfAirports = ['ident', 'type', 'name', 'iso_country', 'iso_region', 'iata_code'] as const
type AirportColumn = (typeof neededOfAirports)[number]

const titleOf = (cell: string): string => {
  const title = cell.toLocaleLowerCase('en-US').replace(/[\s.]/gu, '')
  return { ch: 'change', subdiv: 'subdivision', locode: 'location', lo: 'country' }[title] ?? title
}

const placesOfTitles = <T extends string>(titles: readonly string[]) => {
  const at = new Map(titles.map((title, i) => [title, i]))
  return (cells: readonly string[], column: T): string => cells[at.get(column) ?? -1]?.trim() ?? ''
}

/** Crimea and Sevastopol are destinations of their own (15 CFR 746.6), whatever country a file writes. */
const regionOf = (country: string, subdivision: string): string =>
  country === 'UA' && (subdivision === '43' || subdivision === '40') ? 'UA-43' : country

const locode = (titles: readonly string[], titled: boolean): PlaceFormat => {
  const of = placesOfTitles<LocodeColumn>(titles)
  return {
    name: 'UN/LOCODE',
    source: 'unlocode',
    titled,
    read: cells => {
      const [country, location] = [of(cells, 'country').toUpperCase(), of(cells, 'location').toUpperCase()]
      // Rows that head a country, and rows that only lead from one name to another.
      if (location === '' || of(cells, 'change') === '=') return other
      if (cells.length !== titles.length && !(titled && cells.length > titles.length - 2))
        return problem(`有 ${cells.length} 列，应为 ${titles.length} 列`)
      const code = `${country}${location}`
      if (!/^[A-Z]{2}[A-Z2-9]{3}$/u.test(code)) return problem(`“${country} ${location}”不是 UN/LOCODE`)
      if (of(cells, 'change') === 'X' || of(cells, 'status') === 'XX') return { kind: 'gone', code }
      const functions = of(cells, 'function')
      const [isPort, isAirport] = [functions.includes('1'), functions.includes('4')]
      if (!isPort && !isAirport) return other
      if (!getCountry(country)) return problem(`未收录国家或地区代码 ${country}`)
      const name = of(cells, 'namewodiacritics') || of(cells, 'name')
      if (name === '') return problem(`${code} 没有名称`)
      return {
        kind: 'place',
        place: {
          code,
          name,
          isPort,
          iata: isAirport ? of(cells, 'iata').toUpperCase() || location : '',
          country: regionOf(country, of(cells, 'subdivision')),
          airportName: '',
          source: 'unlocode',
        },
      }
    },
  }
}

const airports = (titles: readonly string[]): PlaceFormat => {
  const of = placesOfTitles<AirportColumn>(titles)
  return {
    name: 'OurAirports',
    source: 'ourairports',
    titled: true,
    read: cells => {
      if (cells.length !== titles.length) return problem(`有 ${cells.length} 列，应为 ${titles.length} 列`)
      const iata = of(cells, 'iata_code').toUpperCase()
      // Fields that no airline flies to have no such code.
      if (iata === '' || iata === '0' || of(cells, 'type') === 'closed') return other
      if (!/^[A-Z]{3}$/u.test(iata)) return problem(`“${iata}”不是 IATA 代码`)
      const [country, code] = [of(cells, 'iso_country').toUpperCase(), of(cells, 'ident').toUpperCase()]
      if (!getCountry(country)) return problem(`未收录国家或地区代码 ${country}`)
      const name = of(cells, 'name')
      if (code === '' || name === '') return problem('没有编号或名称')
      const subdivision = of(cells, 'iso_region').split('-')[1] ?? ''
      return {
        kind: 'place',
        place: {
          code,
          name,
          isPort: false,
          iata,
          country: regionOf(country, subdivision),
          airportName: name,
          source: 'ourairports',
        },
      }
    },
  }
}

/** Which of the two files this is by its first row, or in Chinese why it is neither. */
export const placeFormatOf = (first: readonly string[]): PlaceFormat | string => {
  const titles = first.map(titleOf)
  const lacks = (needed: readonly string[]): string[] => needed.filter(column => !titles.includes(column))
  if (titles.includes('iata_code') || titles.includes('iso_country')) {
    const missing = lacks(neededOfAirports)
    return missing.length === 0
      ? airports(titles)
      : `OurAirports 的 airports.csv 缺少列：${missing.join('、')}。请使用原文件，不要删改列名`
  }
  if (titles.includes('country') && titles.includes('location')) {
    const missing = lacks(neededOfLocode)
    return missing.length === 0
      ? locode(titles, true)
      : `UN/LOCODE 文件缺少列：${missing.join('、')}。请使用原文件，不要删改列名`
  }
  if (first.length === officialColumns.length && (titles[1] ?? '').length === 2)
    return locode(officialColumns, false)
  return `无法识别的文件：第一行有 ${first.length} 列。应为 UN/LOCODE 的 CSV（无表头时 12 列：变更、国家、地点、名称、无变音名称、行政区、功能、状态、日期、IATA、坐标、备注）或 OurAirports 的 airports.csv（含 ${neededOfAirports.join('、')} 等列）`
}
