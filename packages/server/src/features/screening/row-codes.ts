import { columnsOf, columnTitle, type ColumnMapping } from '@maojian/domain/vocabulary/counterparty-field'
import {
  isLei,
  isUscc,
  isValidCode,
  normaliseCode,
  type Identifier,
  type IdentifierKind,
} from '@maojian/domain/vocabulary/identifier'
import { codeTitles } from './header-words.table.ts'
import { readTitle } from './read-title.ts'
import { titleKey } from './title-key.ts'

/** A code of a row, and the title of its column. */
export interface RowCode extends Identifier {
  readonly title: string
}

const kindOfTitle = new Map(
  Object.entries(codeTitles).flatMap(([kind, words]) =>
    words.map(word => [titleKey(word), kind as IdentifierKind] as const),
  ),
)

const prefixes: readonly (readonly [RegExp, IdentifierKind])[] = [
  [/^(护照号?码?|passport)/iu, 'passport'],
  [/^imo/iu, 'imo'],
  [/^mmsi/iu, 'mmsi'],
  [/^(身份证|身份证件)/u, 'nationalId'],
  [/^(swift|bic)/iu, 'bic'],
]

/** Only what a prefix, a title or a check digit proves has a kind: a guessed kind would invent contradictions. */
const kindOf = (text: string, title: string): IdentifierKind => {
  const named = prefixes.find(([pattern]) => pattern.test(text))?.[1]
  const code = normaliseCode(text)
  if (named) return named
  const titled = kindOfTitle.get(readTitle(title)?.key ?? '')
  if (titled && isValidCode(titled, code)) return titled
  return isUscc(code) ? 'uscc' : isLei(code) ? 'lei' : 'other'
}

const bare = (text: string): string =>
  text.includes('://') ? text : text.replace(/^[\p{Script=Han}A-Za-z/. ]+[:：#]\s*|^imo\s*/iu, '').trim()

const codesIn = (text: string): string[] =>
  text
    .split(/[;；,，、\n]+/u)
    .map(code => code.trim())
    .filter(code => code !== '')

/** A number that a spreadsheet has shortened: its last digits are lost. */
const shortened = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/iu

interface RowCodes {
  readonly codes: readonly RowCode[]
  /** What cannot be read, in Chinese. */
  readonly notes: readonly string[]
}

/** The codes of all columns of codes. */
export const rowCodes = (
  cells: readonly string[],
  mapping: ColumnMapping,
  titles: readonly string[],
): RowCodes => {
  const found = columnsOf(mapping, 'identifiers').flatMap(at => {
    const title = columnTitle(titles, at)
    return codesIn(cells[at] ?? '').map(text => ({ text, title }))
  })
  const isLost = ({ text }: { text: string }): boolean => shortened.test(text.replace(/\s+/gu, ''))
  return {
    codes: found
      .filter(one => !isLost(one))
      .map(({ text, title }) => ({ kind: kindOf(text, title), value: bare(text), title })),
    notes: found
      .filter(isLost)
      .map(({ text }) => `证件/编码“${text}”被电子表格改成了科学计数法，位数已丢失，未参与比对`),
  }
}
