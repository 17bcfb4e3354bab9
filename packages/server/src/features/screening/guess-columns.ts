import {
  counterpartyFields,
  type ColumnMapping,
  type CounterpartyField,
} from '@maojian/domain/vocabulary/counterparty-field'
import type { TableRow } from '../../documents/table-row.ts'
import { headerWords } from './header-words.table.ts'

const key = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const fields = Object.keys(counterpartyFields) as CounterpartyField[]

const rankOf = new Map(
  fields.flatMap(field => headerWords[field].map((word, rank) => [key(word), { field, rank }] as const)),
)

/** Which columns hold which field, by the titles alone; of several for one field, the most telling. */
const guessColumns = (titles: readonly string[]): ColumnMapping => {
  const best = new Map<CounterpartyField, { at: number; rank: number }>()
  titles.forEach((title, at) => {
    const found = rankOf.get(key(title))
    if (!found) return
    const old = best.get(found.field)
    if (!old || found.rank < old.rank) best.set(found.field, { at, rank: found.rank })
  })
  return Object.fromEntries([...best].map(([field, { at }]) => [field, at]))
}

export interface TableHead {
  readonly titles: readonly string[]
  /** Whether the first row holds titles; otherwise it is data like the rest. */
  readonly titled: boolean
  readonly mapping: ColumnMapping
}

const letters = (text: string): number => (text.match(/\p{L}/gu) ?? []).length

/** Reads the first row: titles where one of them is known, else columns by number with the wordiest as the name. */
export const readHead = (first: readonly string[]): TableHead => {
  const mapping = guessColumns(first)
  if (Object.keys(mapping).length > 0) return { titles: first, titled: true, mapping }
  const name = first.reduce((best, cell, at) => (letters(cell) > letters(first[best] ?? '') ? at : best), 0)
  return { titles: first.map((_, at) => `第 ${at + 1} 列`), titled: false, mapping: { name } }
}

/** Above the titles people write what the table is, who made it and when; further down nobody looks for titles. */
const mostAbove = 10

/** The titles among the first rows, and the rows below them: a row that names two fields or more beats what stands above it. */
export const findHead = (rows: readonly TableRow[]): { head: TableHead; below: TableRow[] } => {
  const known = rows.slice(0, mostAbove).map(({ cells }) => Object.keys(guessColumns(cells)).length)
  const best = known.reduce((at, count, i) => (count >= 2 && count > known[at]! ? i : at), 0)
  const head = readHead(rows[best]!.cells)
  return { head, below: rows.slice(head.titled ? best + 1 : best) }
}
