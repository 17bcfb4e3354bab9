import { showDirectionSigns } from '@maojian/domain/vocabulary/direction-signs'

const escape = /_x([0-9a-f]{4})_/giu

/** `_x000D_` is how a workbook writes a character that XML cannot hold, and `_x005F_` an underline before such a text. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(escape, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text

/** Control characters other than tab and line breaks, and code points that never are characters. */
const unseen = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/gv

/** What nobody typed and no database keeps is taken out: control characters, halves of surrogate pairs. */
export const plainText = (text: string): string => {
  const whole = text.isWellFormed() ? text : text.replaceAll(/\p{Cs}/gu, '')
  return whole.replaceAll(unseen, '')
}

/** A text as it is written into a document: nothing in it turns about what stands beside it. */
export const writtenText = (text: string): string => showDirectionSigns(plainText(text))

/** The same of every text in plain data: an office file with such a sign in it cannot be opened. */
export const plainTexts = <T>(data: T): T =>
  JSON.parse(
    JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? writtenText(value) : value)),
  ) as T
