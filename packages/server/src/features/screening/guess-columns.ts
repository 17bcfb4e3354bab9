import {
  columnsOf,
  counterpartyFields,
  mappingOf,
  mayBeSeveral,
  type ColumnMapping,
  type CounterpartyField,
} from '@maojian/domain/vocabulary/counterparty-field'
import type { TableRow } from '../../documents/table-row.ts'
import { contentOf, isAddress, lettersOf, type ColumnContent } from './column-content.ts'
import { isWholeTitle, readTitle } from './read-title.ts'
import { answerTitles, lineTitle } from './result-table.ts'

const fields = Object.keys(counterpartyFields) as CounterpartyField[]

type Cells = readonly string[]

interface KnownTitles {
  /** How many of a row's cells are titles of fields, and how many of anything else. */
  readonly fields: number
  readonly matters: number
}

const knownTitles = (cells: Cells): KnownTitles => {
  const told = cells.flatMap(cell => readTitle(cell) ?? [])
  const matters = told.filter(({ field }) => field === 'matter').length
  return { fields: told.length - matters, matters }
}

const sumOf = ({ fields, matters }: KnownTitles): number => fields + matters

/** Above the titles people write what the table is, who made it and when; further down nobody looks for titles. */
const mostAbove = 30

/** How much first rows are like those of a table of counterparties: by their known titles, else that there are some. */
export const weighTable = (rows: readonly TableRow[]): number =>
  rows.length === 0
    ? 0
    : 1 + Math.max(...rows.slice(0, mostAbove).map(({ cells }) => knownTitles(cells).fields))

export interface TableHead {
  readonly titles: Cells
  /** Whether the first row holds titles; otherwise it is data like the rest. */
  readonly titled: boolean
  readonly mapping: ColumnMapping
}

/** Rows that show what a column holds. */
const shown = 50

const contents = (rows: readonly Cells[], columns: number): ColumnContent[] =>
  Array.from({ length: columns }, (_, at) => contentOf(rows.slice(0, shown).map(cells => cells[at] ?? '')))

/** Which columns hold which field, by the titles alone, the most telling first; a field that is one fact takes one. */
const byTitles = (titles: Cells, holds: readonly ColumnContent[]): ColumnMapping => {
  const known = titles
    .flatMap((title, at) => {
      const told = readTitle(title)
      return told === undefined || told.field === 'matter' ? [] : [{ ...told, at }]
    })
    // 单位 is a firm to some and a piece or a kilogram to others.
    .filter(({ field, at }) => field !== 'name' || holds[at]!.measures < 0.5)
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
  return mappingOf(
    fields.map(field => {
      const columns = known.filter(one => one.field === field).map(({ at }) => at)
      return [field, mayBeSeveral(field) ? columns : columns.slice(0, 1)]
    }),
  )
}

const mostly = 0.5

/** Columns whose titles tell nothing, by what they hold: those with firms in them, else the wordiest and whatever is a word. */
const namesByContent = (holds: readonly ColumnContent[], among: readonly number[]): number[] => {
  const firms = among.filter(at => holds[at]!.firm >= 0.3)
  if (firms.length > 0) return firms
  const wordy = among.filter(at => holds[at]!.wordy >= mostly)
  return wordy.toSorted((a, b) => holds[b]!.letters - holds[a]!.letters)
}

const unknownAmong = (titles: Cells): number[] =>
  titles.flatMap((title, at) => (readTitle(title) === undefined ? [at] : []))

/** Columns without a known title that hold firms are asked about too: whoever stands there may be listed. */
const withUnknown = (
  mapping: ColumnMapping,
  titles: Cells,
  holds: readonly ColumnContent[],
): ColumnMapping => {
  const named = columnsOf(mapping, 'name')
  const unknown = unknownAmong(titles)
  const further =
    named.length === 0 ? namesByContent(holds, unknown) : unknown.filter(at => holds[at]!.firm >= mostly)
  return mappingOf(
    fields.map(field => [field, field === 'name' ? [...named, ...further] : columnsOf(mapping, field)]),
  )
}

/** 金额 above figures is a title, whatever stands beside it. */
const headsFigures = (first: Cells, holds: readonly ColumnContent[]): boolean =>
  first.some((cell, at) => readTitle(cell)?.field === 'matter' && holds[at]!.figures >= 0.8)

/** Titles that nobody knows stand above figures: three words or more, two of them over nothing but numbers and days. */
const standsAboveFigures = (first: Cells, holds: readonly ColumnContent[]): boolean => {
  const filled = first.filter(cell => cell.trim() !== '')
  if (filled.length < 3 || filled.some(cell => /\d/.test(cell) || lettersOf(cell) === 0)) return false
  if (new Set(filled).size < filled.length) return false
  return first.filter((cell, at) => cell.trim() !== '' && holds[at]!.figures >= 0.8).length >= 2
}

const isHead = (first: Cells, below: readonly Cells[]): boolean => {
  const known = knownTitles(first)
  const holds = contents(below, first.length)
  return (
    known.fields > 0 ||
    known.matters > 1 ||
    headsFigures(first, holds) ||
    (below.length > 1 && standsAboveFigures(first, holds))
  )
}

/** Over a column that is not read. */
const unreadTitle = '结果'

/** Titles of a result of ours that is brought again: its answers name listed parties, and none of them is a customer. */
const withoutAnswers = (titles: Cells): Cells => {
  const from = titles.findIndex((_, at) => answerTitles.every((title, i) => titles[at + i]?.trim() === title))
  if (from < 0) return titles
  return titles.map((title, at) => (at >= from || title.trim() === lineTitle ? unreadTitle : title))
}

/** Reads the first row: titles where it is one of them, else columns by number, and what they hold tells the names. */
export const readHead = (first: Cells, below: readonly Cells[] = []): TableHead => {
  if (isHead(first, below)) {
    const holds = contents(below, first.length)
    const told = withoutAnswers(first)
    return { titles: first, titled: true, mapping: withUnknown(byTitles(told, holds), told, holds) }
  }
  const rows = [first, ...below]
  const width = Math.max(...rows.slice(0, shown).map(cells => cells.length))
  const titles = Array.from({ length: width }, (_, at) => `第 ${at + 1} 列`)
  const holds = contents(rows, width)
  const address = holds.findIndex((column, at) => column.address >= mostly || isAddress(first[at] ?? ''))
  const names = namesByContent(
    holds,
    titles.flatMap((_, at) => (at === address ? [] : [at])),
  )
  return {
    titles,
    titled: false,
    mapping: mappingOf([
      ['name', names.length === 0 ? [0] : names],
      ['address', address < 0 || names.length === 0 ? [] : [address]],
    ]),
  }
}

const filledOf = (cells: Cells): number => cells.filter(cell => cell.trim() !== '').length

/** A row with three known titles or more beats what stands above it; one with two, where that is narrower. */
const headAt = (rows: readonly TableRow[]): number => {
  const known = rows.slice(0, mostAbove).map(({ cells }) => sumOf(knownTitles(cells)))
  return known.reduce((best, count, at) => {
    if (count < 2 || count <= known[best]!) return best
    const isWider = rows.slice(0, at).every(row => filledOf(row.cells) < filledOf(rows[at]!.cells))
    return count > 2 || isWider ? at : best
  }, 0)
}

interface FoundHead {
  readonly head: TableHead
  readonly below: TableRow[]
}

/** Columns of pasted lines, as the page asks for them. */
const pastedFields = ['name', 'country', 'reference'] as const

/** Pasted lines are as wide as the page asks for; a column that nobody pasted is none. */
const withoutPadding = (rows: readonly TableRow[]): readonly TableRow[] => {
  const width = Math.max(...rows.map(({ cells }) => cells.findLastIndex(cell => cell.trim() !== '') + 1))
  return rows.map(row => ({ ...row, cells: row.cells.slice(0, width) }))
}

/** Pasted lines: titles only where the first line is nothing else, else name, country and own number in this order. */
export const pastedHead = (rows: readonly TableRow[]): FoundHead => {
  const first = (rows[0]?.cells ?? []).filter(cell => cell.trim() !== '')
  if (first.length > 0 && first.every(isWholeTitle)) return findHead(withoutPadding(rows))
  return {
    head: {
      titles: pastedFields.map(field => counterpartyFields[field]),
      titled: false,
      mapping: mappingOf(pastedFields.map((field, at) => [field, [at]])),
    },
    below: [...rows],
  }
}

/** The titles among the first rows, and the rows below them. */
export const findHead = (rows: readonly TableRow[]): FoundHead => {
  const best = headAt(rows)
  const below = rows.slice(best + 1)
  const head = readHead(
    rows[best]!.cells,
    below.map(({ cells }) => cells),
  )
  return { head, below: head.titled ? below : rows.slice(best) }
}

/** Name columns of a mapping whose titles nobody knows. */
export const guessedNames = (mapping: ColumnMapping, titles: Cells): number[] =>
  columnsOf(mapping, 'name').filter(at => readTitle(titles[at] ?? '') === undefined)
