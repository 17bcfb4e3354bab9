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
import { misprintNotes } from './misprinted-code.ts'
import { readTitle } from './read-title.ts'
import { isFormula } from './row-names.ts'
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

const kindByPrefix = (text: string): IdentifierKind | undefined =>
  prefixes.find(([pattern]) => pattern.test(text))?.[1]

const kindByTitle = (title: string): IdentifierKind | undefined =>
  kindOfTitle.get(readTitle(title)?.key ?? '')

/** Only what a prefix, a title or a check digit proves has a kind: a guessed kind would invent contradictions. */
const kindOf = (text: string, title: string): IdentifierKind => {
  const named = kindByPrefix(text)
  const code = normaliseCode(text)
  if (named) return named
  const titled = kindByTitle(title)
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
/** The same, written out: a spreadsheet keeps fifteen figures. */
const filledUp = /^\d{15}0{2,}$/u

interface RowCodes {
  readonly codes: readonly RowCode[]
  /** What cannot be read, in Chinese. */
  readonly notes: readonly string[]
}

/** The last figure of an identity card checks the others (GB 11643). */
const isIdentityCard = (code: string): boolean =>
  code.length === 18 && [...code].reduce((sum, digit) => (sum * 2 + Number(digit)) % 11, 0) === 1

/** Why a code cannot be compared; undefined where it can. */
const lossOf = (text: string): string | undefined => {
  const code = text.replace(/\s+/gu, '')
  if (isFormula(text)) return '是公式或错误值，未参与比对'
  if (shortened.test(code)) return '被电子表格改成了科学计数法，位数已丢失，未参与比对'
  return filledUp.test(code) && !isUscc(code) && !isIdentityCard(code)
    ? '的末尾各位已被电子表格改成 0，未参与比对'
    : undefined
}

/** The codes of all columns of codes. */
export const rowCodes = (
  cells: readonly string[],
  mapping: ColumnMapping,
  titles: readonly string[],
): RowCodes => {
  const found = columnsOf(mapping, 'identifiers').flatMap(at => {
    const title = columnTitle(titles, at)
    const cell = cells[at]?.trim() ?? ''
    const texts = isFormula(cell) ? [cell] : codesIn(cell)
    return texts.map(text => ({ text, title, loss: lossOf(text) }))
  })
  return {
    codes: found
      .filter(({ loss }) => loss === undefined)
      .map(({ text, title }) => ({ kind: kindOf(text, title), value: bare(text), title })),
    notes: found.flatMap(({ text, title, loss }) => {
      if (loss !== undefined) return [`证件/编码“${text}”${loss}`]
      const kind = kindByPrefix(text) ?? kindByTitle(title)
      return kind ? misprintNotes([], [{ kind, value: bare(text) }]) : []
    }),
  }
}
