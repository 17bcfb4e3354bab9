import {
  columnsOf,
  type ColumnMapping,
  type CounterpartyField,
} from '@maojian/domain/vocabulary/counterparty-field'
import { isLegalForm } from '@maojian/domain/ownership/loose-name'
import type { Identifier } from '@maojian/domain/vocabulary/identifier'
import { partyTypeOf } from '@maojian/domain/vocabulary/party-type-word'
import { readBirthDate, yearAlone } from './birth-date.ts'
import { readCountry } from './country-codes.ts'
import { rowCodes, type RowCode } from './row-codes.ts'
import { isFormula, isTableRow, rowNames, type RowName } from './row-names.ts'
import type { Screened } from './screening-terms.ts'

/** Firms of one cell that are asked for by themselves. */
const mostFirms = 5

/** One row of a file, as the index is asked about it. */
export interface Counterparty extends Screened {
  readonly otherNames: readonly string[]
  readonly others: readonly string[]
  readonly identifiers: readonly Identifier[]
  readonly addresses: readonly string[]
  readonly reference: string
  /** A line of the table, which names nobody. */
  readonly isTableRow?: boolean
  /** Names and codes with the titles of their columns; the name that is read first stands for the row. */
  readonly askedBy: Readonly<Record<string, string>>
  /** What could not be read and was therefore not compared, in Chinese. */
  readonly notes: readonly string[]
}

/** Reads one optional cell; what cannot be read is noted, never guessed. */
const readCell = <T>(text: string, label: string, read: (text: string) => T | undefined, notes: string[]) => {
  if (text === '') return undefined
  const value = read(text)
  if (value === undefined) notes.push(`${label}“${text.slice(0, 40)}”无法识别，未参与比对`)
  return value
}

const shifted = '该行的列数多于列名，可能缺少引号而错位，请核对'
const short = '该行的列数少于列名，可能缺列而错位，请核对'

const widthNotes = (cells: readonly string[], columns: number): string[] => {
  if (cells.slice(columns).some(text => text !== '')) return [shifted]
  return cells.length < columns ? [short] : []
}

/** What parts two firms in one cell. */
const betweenFirms = /[;；|｜、]|\s\/\s/u

/** A firm by itself: no legal form alone, nor a letter or two. */
const isFirm = (text: string): boolean =>
  (text.match(/\p{L}/gu) ?? []).length > (/\p{Script=Han}/u.test(text) ? 1 : 3) &&
  !isLegalForm(text.toLowerCase().replaceAll('.', ''))

/** Rosneft Oil Company; Huawei Technologies: each of the firms of one cell, so that each is told by itself. */
const firmsIn = (name: string): string[] => {
  const firms = name
    .split(betweenFirms)
    .map(one => one.trim())
    .filter(isFirm)
  return firms.length > 1 && !isFormula(name) ? firms.slice(0, mostFirms) : []
}

const formulaNotes = (others: readonly RowName[]): string[] =>
  others
    .filter(({ text }) => isFormula(text))
    .map(({ text, title }) => `“${title}”栏的“${text.slice(0, 40)}”是公式或错误值，未参与比对`)

/** By which column a name or code was asked, where the row gives several. */
const columnsByText = (names: readonly RowName[], codes: readonly RowCode[]): Record<string, string> => {
  const coded = new Set(codes.map(({ title }) => title)).size > 1 ? codes : []
  return Object.fromEntries([
    ...coded.map(({ value, title }) => [value, title]),
    ...names.slice(1).map(({ text, title }) => [text, title]),
  ])
}

const untitled = (cells: readonly string[]): readonly string[] => cells.map(() => '')

/** A row under a mapping of a table with these titles; an empty name stays empty and cannot be asked about. */
export const readCounterparty = (
  cells: readonly string[],
  mapping: ColumnMapping,
  titles: readonly string[] = untitled(cells),
): Counterparty => {
  const cell = (field: CounterpartyField): string => cells[columnsOf(mapping, field)[0] ?? -1]?.trim() ?? ''
  const ofTable = isTableRow(cells, mapping)
  const names = ofTable ? [] : rowNames(cells, mapping, titles)
  const { codes, notes: lost } = rowCodes(ofTable ? [] : cells, mapping, titles)
  const notes = [
    ...widthNotes(cells, titles.length),
    ...yearAlone(cell('birthDate')),
    ...lost,
    ...formulaNotes(names.slice(1)),
  ]
  const apart = ofTable ? [] : firmsIn(names[0]?.text ?? '')
  const textsOf = (isOther: boolean): string[] =>
    names.slice(1).flatMap(one => (one.isOther === isOther && !isFormula(one.text) ? [one.text] : []))
  return {
    name: names[0]?.text ?? '',
    otherNames: textsOf(false),
    others: [...textsOf(true), ...apart],
    askedBy: columnsByText(names, codes),
    knownType: readCell(cell('type'), '类型', partyTypeOf, notes),
    country: readCell(cell('country'), '国家/地区', readCountry, notes),
    birthDate: readCell(cell('birthDate'), '出生日期', readBirthDate, notes),
    identifiers: codes.map(({ kind, value }) => ({ kind, value })),
    addresses: ofTable ? [] : columnsOf(mapping, 'address').flatMap(at => cells[at]?.trim() || []),
    reference: cell('reference'),
    isTableRow: ofTable,
    notes,
  }
}
