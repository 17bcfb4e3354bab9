import { findCountry, getCountry } from '@maojian/domain/vocabulary/country'
import { type IdentifierKind, isInn, isOgrn, normaliseCode } from '@maojian/domain/vocabulary/identifier'
import { countryCode } from '../entry/country-code.ts'
import type { EntryDraft } from '../entry/entry-draft.ts'
import type { ReadReport } from '../types.ts'
import { readBirthDate } from './birth-date.ts'
import { fieldLabels, type OfacField } from './field-label.table.ts'

/** A labelled field of an OFAC record, whatever the format that carries it. */
export interface OfacValue {
  readonly label: string
  readonly value: string
  /** Issuing country, as printed. */
  readonly country?: string
  /** Day of issue and the like. */
  readonly note?: string
}

export const findField = (
  label: string,
): { readonly field: OfacField; readonly words: string } | undefined => {
  for (const [pattern, field] of fieldLabels) {
    const found = pattern.exec(label)
    if (found) return { field, words: found[0] }
  }
  return undefined
}

/** OFAC names Russian numbers tax and registration numbers; their check digits tell INN and OGRN. */
const refine = (kind: IdentifierKind, code: string, country: string | undefined): IdentifierKind => {
  if (country !== 'RU') return kind
  if (kind === 'taxNumber' && isInn(code)) return 'inn'
  return kind === 'registration' && isOgrn(code) ? 'ogrn' : kind
}

const placeholder = /^(UNKNOWN|N\/A|NONE|-0-)$/iu

/** Ships and shipping companies carry their IMO number as a plain `Identification Number`. */
const imoNumber = /^\s*IMO\s*(?=\d{7}\s*$)/u

const readIdentifier = (
  draft: EntryDraft,
  stated: IdentifierKind,
  { value, country, note }: OfacValue,
): void => {
  if (placeholder.test(value.trim())) return
  const kind = imoNumber.test(value) ? 'imo' : stated
  const text = value.replace(imoNumber, '')
  const code = country === undefined ? undefined : findCountry(country)
  draft.identifier(refine(kind, normaliseCode(text), code), text, code, note)
}

const readNation = (
  draft: EntryDraft,
  key: 'nationality' | 'citizenship',
  value: string,
  report: ReadReport,
): void => {
  const code = countryCode(value.replace(/^possibly\s+/iu, ''), report)
  if (code) draft.country(code)
  draft.fact(key, code ?? value)
}

const readWallet = (draft: EntryDraft, { label, value }: OfacValue): void => {
  const [, currency, address] = /^(?:([A-Z0-9]{2,6})\s+)?(\S+)/u.exec(value) ?? []
  const coin = currency ?? / - ([A-Z0-9]{2,6})$/u.exec(label)?.[1]
  if (coin) draft.fact('currency', coin)
  if (address) draft.identifier('wallet', address, undefined, coin)
}

const shortLabel = (label: string): string => label.replace(/[\s:-]+$/u, '')

const readSpecial = (draft: EntryDraft, name: string, value: OfacValue, report: ReadReport): void => {
  if (name === 'birthDate') readBirthDate(draft, value.value, report)
  else if (name === 'nationality' || name === 'citizenship') readNation(draft, name, value.value, report)
  else if (name === 'wallet') readWallet(draft, value)
  else if (name === 'registeredIn') {
    const code = countryCode(value.value, report)
    if (code) draft.country(code)
  } else draft.fact('measure', `${shortLabel(value.label)}: ${value.value}`)
}

const flags: ReadonlySet<string> = new Set(['vesselFlag', 'formerFlag'])

/** Reads one labelled field into the entry; a label that we do not know is kept as a code and told. */
export const readOfacField = (draft: EntryDraft, value: OfacValue, report: ReadReport): void => {
  if (value.value.trim() === '') return
  const found = findField(value.label)
  if (!found) {
    report.warn(`未知的 OFAC 字段 ${value.label}`, value.value)
    draft.fact('remark', `${shortLabel(value.label)}: ${value.value}`)
    return
  }
  const { field } = found
  if ('id' in field) readIdentifier(draft, field.id, value)
  else if ('special' in field) readSpecial(draft, field.special, value, report)
  else if (flags.has(field.fact)) readFlag(draft, field.fact === 'vesselFlag', value.value)
  else draft.fact(field.fact, value.value)
}

/** Flags of ships are told as ISO codes where the country is known; the present flag is the ship's country. */
export const readFlag = (draft: EntryDraft, present: boolean, text: string): void => {
  if (/^none identified$/iu.test(text.trim())) return
  const code = findCountry(text)
  if (code && present && getCountry(code)) draft.country(code)
  draft.fact(present ? 'vesselFlag' : 'formerFlag', code ?? text)
}
