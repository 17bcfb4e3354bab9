import {
  isBic,
  isImo,
  isImoCompany,
  isOrganisationCode,
  isValidCode,
  type Identifier,
  type IdentifierKind,
} from '@maojian/domain/vocabulary/identifier'
import { fewestOfWallet, lettersOnly, type AskedCode } from './asked-codes.ts'
import { anyNumber } from './code-labels.table.ts'

const shortKinds: ReadonlySet<IdentifierKind> = new Set(['msn', 'tail'])
const fewestLoose = 8
const fewestLabelled = 5
const fewestNumbered = 6
const fewestOfKind = 4
const fewestOfPhone = 7

// Letters alone that are a call sign (HOPE) may be anything else: its label must tell it.
const meansWhole = ({ kind }: Identifier, code: string): boolean =>
  /\d/.test(code)
    ? code.length >= 5 || shortKinds.has(kind)
    : kind === 'wallet' || (lettersOnly.has(kind) && kind !== 'callSign')

/** Without a word before it, only what hardly happens to be another number. */
const meansLoose = ({ kind }: Identifier, { code, dashed }: AskedCode): boolean => {
  if (kind === 'tail') return dashed || (/\d/.test(code) && code.length >= 5)
  if (kind === 'wallet' && code.length >= fewestOfWallet) return true
  if (kind === 'imo') return isImo(code) || isImoCompany(code)
  if (kind === 'bic') return isBic(code)
  if (isOrganisationCode(code)) return true
  return /\d/.test(code) && code.length >= fewestLoose
}

/** Behind its own word; a word that says only that a number follows asks for a longer one. */
const meansLabelled = ({ kind }: Identifier, { code, kinds }: AskedCode): boolean => {
  if (!/\d/.test(code)) return lettersOnly.has(kind) && kinds.includes(kind)
  if (kinds === anyNumber) return kinds.includes(kind) && code.length >= fewestNumbered
  if (!kinds.includes(kind)) return code.length >= fewestLabelled
  return shortKinds.has(kind) || code.length >= fewestOfKind
}

/** So many characters that are equal are no accident. */
const fewestSure = 10

/** A list may print a code that fails the check of its standard; then its own word before it, or its length, tells that it is meant. */
const mayBe = ({ kind }: Identifier, { code, kinds }: AskedCode): boolean =>
  isValidCode(kind, code) ||
  (kind === 'imo' && isImoCompany(code)) ||
  kinds.includes(kind) ||
  isOrganisationCode(code) ||
  code.length >= fewestSure

/** Whether an equal listed code is the one that the text means. */
export const isMeantCode = (identifier: Identifier, asked: AskedCode): boolean => {
  const { code, kinds, whole } = asked
  if (identifier.kind === 'phone') return whole && code.length >= fewestOfPhone
  if (identifier.kind === 'website' || identifier.kind === 'email') return kinds.includes(identifier.kind)
  if (!mayBe(identifier, asked)) return false
  if (kinds.length > 0 && meansLabelled(identifier, asked)) return true
  return whole && kinds.length === 0 ? meansWhole(identifier, code) : meansLoose(identifier, asked)
}
