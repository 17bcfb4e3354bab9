import { type IdentifierKind, isImo, normaliseCode } from '@maojian/domain/vocabulary/identifier'
import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import { countryCode, isoCountry } from '../../entry/country-code.ts'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import { registrationKind } from '../../entry/registration-kind.ts'
import type { ReadReport } from '../../types.ts'
import {
  attribute,
  childOf,
  childrenOf,
  plainText,
  textOf,
  textsOf,
  type XmlElement,
} from '../../xml/element.ts'

const documentKind = (type: string, report: ReadReport): IdentifierKind => {
  if (/passport/u.test(type)) return 'passport'
  if (/id-card|identity|national|social/u.test(type)) return 'nationalId'
  if (!/^(?:driver-license|driving-licen[cs]e|residence-permit|visa|other|)$/u.test(type))
    report.warn('未知证件类型', type)
  return 'other'
}

const dayOf = (date: XmlElement): string =>
  ['year', 'month', 'day']
    .map(part => attribute(date, part).padStart(2, '0'))
    .filter(part => part !== '00')
    .join('-') || plainText(date.text)

const noteOf = (document: XmlElement): string => {
  const days = (name: string, label: string): string[] =>
    childrenOf(document, name).map(date => `${label} ${dayOf(date)}`)
  const place = childrenOf(document, 'place-of-issue').map(one =>
    [plainText(one.text), ...one.children.map(part => plainText(part.text))].filter(Boolean).join(', '),
  )
  return [...days('date-of-issue', 'issued'), ...place, ...days('expiry-date', 'expires')]
    .concat(textsOf(document, 'remark'))
    .filter(part => part !== '')
    .join('; ')
}

export const addDocuments = (entry: EntryDraft, identity: XmlElement, report: ReadReport): void => {
  for (const document of childrenOf(identity, 'identification-document')) {
    const issuer = childOf(document, 'issuer')
    const code = issuer ? attribute(issuer, 'code') : ''
    const country = code === '' ? countryCode(issuer?.text ?? '', report) : isoCountry(code, report)
    const kind = documentKind(attribute(document, 'document-type'), report)
    entry.identifier(kind, textOf(document, 'number'), country, noteOf(document))
  }
}

/** Numbers and contacts stand as sentences with a label; whatever is not one of these is a remark. */
const numberLabels: readonly (readonly [RegExp, IdentifierKind])[] = [
  [/^(?:IMO(?: number)?)\s*[:.]?\s*(\d{7})\.?$/iu, 'imo'],
  [/^(?:Taxpayer identification number|INN)\s*:\s*(\d{10,12})\.?$/iu, 'inn'],
  [/^Tax (?:registration|identification|ID) number\s*:\s*([\p{Lu}\d][\p{Lu}\d ./-]*?)\.?$/iu, 'taxNumber'],
  [/^(?:.{0,20}\s)?registration number\s*:\s*([\p{Lu}\d][\p{Lu}\d ./-]*?)\.?$/iu, 'registration'],
  [/^(?:SWIFT(?:\/BIC)?|BIC)(?: code)?s?\s*:\s*([A-Z0-9]{8,11})\.?$/u, 'bic'],
]

const factLabels: readonly (readonly [RegExp, FactKey])[] = [
  [/^Date of registration\s*:\s*(.+)$/iu, 'incorporationDate'],
  [/^Type of entity\s*:\s*(.+)$/iu, 'legalForm'],
  [/^Website\s*:\s*(\S+)$/iu, 'website'],
  [/^E-?mail(?: address)?\s*:\s*(\S+@\S+)$/iu, 'email'],
  [/^(?:Tel\.?|Telephone|Phone)(?: number)?\s*:\s*([+\d][\d ()/-]+)\.?$/iu, 'phone'],
]

const addNumber = (entry: EntryDraft, kind: IdentifierKind, value: string): void => {
  if (kind === 'registration') entry.identifier(registrationKind(value), value)
  else if (kind !== 'imo') entry.identifier(kind, value)
  else if (entry.type === '03' && isImo(normaliseCode(value))) entry.identifier('imo', value)
  else entry.fact('linkedTo', `IMO ${value}`)
}

export const addInformation = (entry: EntryDraft, text: string): void => {
  for (const [label, kind] of numberLabels) {
    const value = label.exec(text)?.[1]
    if (value) return addNumber(entry, kind, value)
  }
  for (const [label, key] of factLabels) {
    const value = label.exec(text)?.[1]
    if (value) return entry.fact(key, value)
  }
  entry.fact('remark', text)
}
