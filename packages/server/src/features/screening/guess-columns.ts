import {
  counterpartyFields,
  mappingOf,
  mayBeSeveral,
  type ColumnMapping,
  type CounterpartyField,
} from '@maojian/domain/vocabulary/counterparty-field'
import type { TableRow } from '../../documents/table-row.ts'
import { headerWords } from './header-words.table.ts'
import { titleKey } from './title-key.ts'

const fields = Object.keys(counterpartyFields) as CounterpartyField[]

const rankOf = new Map(
  fields.flatMap(field => headerWords[field].map((word, rank) => [titleKey(word), { field, rank }] as const)),
)

/** Which columns hold which field, by the titles alone, the most telling first; a field that is one fact takes one. */
const guessColumns = (titles: readonly string[]): ColumnMapping => {
  const known = titles
    .flatMap((title, at) => {
      const found = rankOf.get(titleKey(title))
      return found ? [{ ...found, at }] : []
    })
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
  return mappingOf(
    fields.map(field => {
      const columns = known.filter(one => one.field === field).map(({ at }) => at)
      return [field, mayBeSeveral(field) ? columns : columns.slice(0, 1)]
    }),
  )
}

/** How many columns of a row are known by their titles. */
const countKnown = (titles: readonly string[]): number =>
  titles.filter(title => rankOf.has(titleKey(title))).length

/** Above the titles people write what the table is, who made it and when; further down nobody looks for titles. */
const mostAbove = 10

const knownTitles = (rows: readonly TableRow[]): number[] =>
  rows.slice(0, mostAbove).map(({ cells }) => countKnown(cells))

/** How much first rows are like those of a table of counterparties: by their known titles, else that there are some. */
export const weighTable = (rows: readonly TableRow[]): number =>
  rows.length === 0 ? 0 : 1 + Math.max(...knownTitles(rows))

export interface TableHead {
  readonly titles: readonly string[]
  /** Whether the first row holds titles; otherwise it is data like the rest. */
  readonly titled: boolean
  readonly mapping: ColumnMapping
}

const letters = (text: string): number => (text.match(/\p{L}/gu) ?? []).length

const addressWord =
  /路|街|道|号|號|室|楼|樓|大厦|大廈|巷|弄|镇|村|\b(?:road|rd|street|st|avenue|ave|room|rm|floor|building|bldg|suite|box|blvd|boulevard|lane|district|flat|unit)\b/iu

/** A number and a word of streets or houses: an address, however wordy. */
const isAddress = (text: string): boolean => /\d/.test(text) && addressWord.test(text)

/** Reads the first row: titles where one of them is known, else columns by number, the wordiest that is no address as the name. */
export const readHead = (first: readonly string[]): TableHead => {
  const mapping = guessColumns(first)
  if (Object.keys(mapping).length > 0) return { titles: first, titled: true, mapping }
  const titles = first.map((_, at) => `第 ${at + 1} 列`)
  const address = first.findIndex(isAddress)
  const wordy = (at: number): number => (at === address ? -1 : letters(first[at] ?? ''))
  const name = first.reduce((best, _, at) => (wordy(at) > wordy(best) ? at : best), 0)
  return { titles, titled: false, mapping: address < 0 || name === address ? { name } : { name, address } }
}

/** The titles among the first rows, and the rows below them: a row with two known titles or more beats what stands above it. */
export const findHead = (rows: readonly TableRow[]): { head: TableHead; below: TableRow[] } => {
  const known = knownTitles(rows)
  const best = known.reduce((at, count, i) => (count >= 2 && count > known[at]! ? i : at), 0)
  const head = readHead(rows[best]!.cells)
  return { head, below: rows.slice(head.titled ? best + 1 : best) }
}
