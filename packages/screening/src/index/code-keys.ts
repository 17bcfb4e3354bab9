import {
  isUscc,
  normaliseCode,
  organisationCodeOf,
  type Identifier,
} from '@maojian/domain/vocabulary/identifier'
import { contactKeys } from './contact-codes.ts'

const date = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/gu
/** Letters and digits that belong together: a list may write a remark or a second number beside a code. */
const piece = /[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu
/** A series in letters stands apart from its number: MP 2004878. */
const series = /(?<!\p{L})\p{L}{1,3} \d{5,}/gu
const fewestDigits = 6
const headOffice = 8
/** What a list writes before the code of a bank. */
const bankLabel = /^(?:(?:SWIFT|BIC|CODE)(?![A-Z])[\s/:.-]*)+/iu

/** A number without the zeros before it, which forms and tables leave out. */
export const withoutZeros = (code: string): string =>
  /^0+[1-9]\d{4,}$/.test(code) ? code.replace(/^0+/, '') : code

const digitsIn = (code: string): number => code.replace(/\D/g, '').length

/** Numbers inside a value with remarks: `(a) 1084010, (b) 19820215`, `IMO 5933437`, `381110042 (expired 2016)`. */
const inner = (value: string): string[] => {
  const text = value.replace(date, ' ')
  const pieces = (text.match(piece) ?? []).map(normaliseCode).filter(code => digitsIn(code) >= fewestDigits)
  return [...pieces, ...(text.match(series) ?? []).map(normaliseCode)]
}

/** Normalised codes under which an identifier is filed and by which it is met. */
export const codeKeys = (identifier: Identifier): readonly string[] => {
  const { kind, value } = identifier
  const contacts = contactKeys(identifier)
  if (contacts) return contacts
  const whole = normaliseCode(value)
  const keys = [whole, withoutZeros(whole)]
  // Customs papers and older contracts write the code of which it was made.
  if (isUscc(whole)) keys.push(organisationCodeOf(whole))
  // A branch of a bank is the bank: the first eight characters name it (ISO 9362).
  if (kind === 'bic') {
    const bank = normaliseCode(value.replace(bankLabel, ''))
    keys.push(bank, bank.slice(0, headOffice))
  }
  if (kind !== 'wallet' && /[^\p{L}\p{N}]/u.test(value)) keys.push(...inner(value))
  return [...new Set(keys)].filter(code => code.length >= 3)
}
