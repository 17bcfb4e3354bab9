import type { ColumnMapping, CounterpartyField } from '@maojian/domain/vocabulary/counterparty-field'
import { findCountry } from '@maojian/domain/vocabulary/country'
import {
  isLei,
  isUscc,
  normaliseCode,
  type Identifier,
  type IdentifierKind,
} from '@maojian/domain/vocabulary/identifier'
import { partyTypeOf } from '@maojian/domain/vocabulary/party-type-word'
import type { Screened } from './screening-terms.ts'

/** One row of a file, as the index is asked about it. */
export interface Counterparty extends Screened {
  readonly identifiers: readonly Identifier[]
  readonly addresses: readonly string[]
  readonly reference: string
  /** What could not be read and was therefore not compared, in Chinese. */
  readonly notes: readonly string[]
}

const prefixes: readonly (readonly [RegExp, IdentifierKind])[] = [
  [/^(护照号?码?|passport)/iu, 'passport'],
  [/^imo/iu, 'imo'],
  [/^mmsi/iu, 'mmsi'],
  [/^(身份证|身份证件)/u, 'nationalId'],
  [/^(swift|bic)/iu, 'bic'],
]

/** Only what a prefix or a check digit proves has a kind: a guessed kind would invent contradictions. */
const kindOf = (text: string): IdentifierKind => {
  const named = prefixes.find(([pattern]) => pattern.test(text))?.[1]
  const code = normaliseCode(text)
  return named ?? (isUscc(code) ? 'uscc' : isLei(code) ? 'lei' : 'other')
}

const bare = (text: string): string =>
  text.replace(/^[\p{Script=Han}A-Za-z/. ]+[:：#]\s*|^imo\s*/iu, '').trim()

const codesOf = (text: string): string[] =>
  text
    .split(/[;；,，、\n]+/u)
    .map(code => code.trim())
    .filter(code => code !== '')

/** yyyy-MM-dd, yyyy-MM or yyyy of the spellings in use; undefined for anything else. What is not sure is left out. */
export const readBirthDate = (text: string): string | undefined => {
  const found =
    /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?|年)?$/u.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!found) return readLastYear(text)
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

const yearAlone = (text: string): string[] =>
  lastYear.test(text) && readLastYear(text)?.length === 4
    ? [`出生日期“${text}”的日月顺序不明，只比对了年份`]
    : []

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

/** A row under a mapping of a table of so many columns; an empty name stays empty and cannot be asked about. */
export const readCounterparty = (
  cells: readonly string[],
  mapping: ColumnMapping,
  columns = cells.length,
): Counterparty => {
  const cell = (field: CounterpartyField): string => cells[mapping[field] ?? -1]?.trim() ?? ''
  const notes = [...widthNotes(cells, columns), ...yearAlone(cell('birthDate'))]
  return {
    name: cell('name'),
    type: readCell(cell('type'), '类型', partyTypeOf, notes),
    country: readCell(cell('country'), '国家/地区', findCountry, notes),
    birthDate: readCell(cell('birthDate'), '出生日期', readBirthDate, notes),
    identifiers: codesOf(cell('identifiers')).map(text => ({ kind: kindOf(text), value: bare(text) })),
    addresses: [cell('address')].filter(text => text !== ''),
    reference: cell('reference'),
    notes,
  }
}
