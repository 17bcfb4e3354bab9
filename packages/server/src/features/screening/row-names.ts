import { columnsOf, columnTitle, type ColumnMapping } from '@maojian/domain/vocabulary/counterparty-field'
import { nameParts, tableLines } from './header-words.table.ts'
import { isFigure } from './column-content.ts'
import { isWholeTitle, readTitle, roleOf } from './read-title.ts'
import { titleKey } from './title-key.ts'

/** One name that a row gives. */
export interface RowName {
  readonly text: string
  /** Of the column, or columns, in which it stands. */
  readonly title: string
  /** It names somebody else beside the counterparty: consignee, bank, contact. */
  readonly isOther: boolean
}

type Part = keyof typeof nameParts

const partOfTitle = new Map(
  (Object.keys(nameParts) as Part[]).flatMap(part =>
    nameParts[part].map(word => [titleKey(word), part] as const),
  ),
)

/** Whether a title names somebody else than the counterparty; under one that nobody knows it may be anybody. */
const isPartyTitle = (title: string): boolean => readTitle(title)?.isOther ?? true

const partOf = (title: string): Part | undefined => partOfTitle.get(readTitle(title)?.key ?? '')

/** What a spreadsheet writes where it could not compute. */
const fault = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/iu
const called = /^[+@-]\s*[A-Z][A-Z0-9.]*\(.*\)$/iu
/** A formula holds a function, a cell or a text; of a rule that other cells share nothing is told. */
const rule = /^=(?:.*\(|.*["'!&]|.*[A-Z]{1,3}\$?\d|…)/su

export const isFormula = (text: string): boolean =>
  fault.test(text) || (text.startsWith('=') ? rule.test(text) : called.test(text))

/** -2+3, +1*4: a sum and nothing else. */
const arithmetic = /^[-+@][\d.,\s]+(?:[-+*/^][\d.,\s]+)+$/u

/** What a spreadsheet, or whoever wrote the file, may mean for a command: ＝cmd, |calc, %0A=cmd, -2+3. Nobody is called so. */
export const isCommand = (text: string): boolean => {
  const plain = text.normalize('NFKC').replace(/^(?:\s|%0[ad]|%09)+/iu, '')
  return /^[=|]/u.test(plain) || isFormula(plain) || arithmetic.test(plain)
}

const onlyHan = /^\p{Script=Han}+$/u

const tableLine = new RegExp(
  `^(?:(?:${tableLines.sums})[\\s:：\\d.,元¥$]*|(?:${tableLines.signed})(?:人|员|时间|日期)?\\s*[:：].*|[-—=*（( ]*(?:${tableLines.ends})[-—=*）) ]*)$`,
  'isu',
)

/** 小计, 制表：张三 审核：李四: a line that belongs to the table and names no counterparty. */
export const isTableLine = (text: string): boolean => tableLine.test(text.trim())

/** A sum stands beside a figure that is no code, and beside nothing else: a firm may be called Total. */
const isSum = (cells: readonly string[], mapping: ColumnMapping): boolean => {
  const codes = new Set([...columnsOf(mapping, 'reference'), ...columnsOf(mapping, 'identifiers')])
  const words = cells.filter(cell => cell.trim() !== '' && !isFigure(cell))
  return (
    words.length === 1 && isTableLine(words[0]!) && cells.some((cell, at) => isFigure(cell) && !codes.has(at))
  )
}

/** A row of the table itself: its sums, and the titles of another table below the first. */
export const isTableRow = (cells: readonly string[], mapping: ColumnMapping): boolean => {
  const filled = cells.flatMap(cell => cell.trim() || [])
  return filled.length > 1 && (filled.every(isWholeTitle) || isSum(cells, mapping))
}

/** Chinese names begin with the family's, others are written as they are spoken. */
const joined = (parts: ReadonlyMap<Part, string>): string => {
  const { given = '', middle = '', family = '' } = Object.fromEntries(parts)
  if (onlyHan.test(family + given)) return family + middle + given
  return [given, middle, family].filter(text => text !== '').join(' ')
}

interface NameCell {
  readonly text: string
  readonly title: string
  readonly part: Part | undefined
}

/** Cells of one person's name as one cell, where two columns or more hold its parts. */
const withoutParts = (cells: readonly NameCell[]): readonly NameCell[] => {
  const parts = cells.filter(({ part }) => part !== undefined)
  const [first] = parts
  if (first === undefined || new Set(parts.map(({ part }) => part)).size < 2) return cells
  const text = joined(new Map(parts.toReversed().map(cell => [cell.part!, cell.text])))
  const whole = { text, title: parts.map(({ title }) => title).join('+'), part: undefined }
  return cells.flatMap(cell => (cell === first ? [whole] : cell.part === undefined ? [cell] : []))
}

/** Every name of a row: that of the counterparty first, its other names, and who else is named; errors of a spreadsheet last. */
export const rowNames = (
  cells: readonly string[],
  mapping: ColumnMapping,
  titles: readonly string[],
): readonly RowName[] => {
  const columns = columnsOf(mapping, 'name').map(at => {
    const title = columnTitle(titles, at)
    return { text: cells[at]?.trim() ?? '', title, part: partOf(title) }
  })
  const names = (columns.length > 1 ? withoutParts(columns) : columns).filter(({ text }) => text !== '')
  const [told, broken] = [
    names.filter(({ text }) => !isFormula(text)),
    names.filter(({ text }) => isFormula(text)),
  ]
  const all = [...told, ...broken]
  const role = all.map(({ title }) => roleOf(title)).find(one => one !== undefined)
  return all.map(({ text, title }, at) => ({
    text,
    title,
    isOther: at > 0 && (isPartyTitle(title) || title === all[0]!.title || (roleOf(title) ?? role) !== role),
  }))
}

/** The name by which a row is called. */
export const rowName = (
  cells: readonly string[],
  mapping: ColumnMapping,
  titles: readonly string[],
): string => rowNames(cells, mapping, titles)[0]?.text ?? ''
