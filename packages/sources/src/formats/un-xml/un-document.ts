import { type IdentifierKind, normaliseCode } from '@maojian/domain/vocabulary/identifier'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import { countryCode } from '../../entry/country-code.ts'
import type { ReadReport } from '../../types.ts'
import { textOf, type XmlElement } from '../../xml/element.ts'

const kindOf = (type: string, detail: string): IdentifierKind => {
  if (/birth|driver|voter|student|ration|other|serviceman/iu.test(detail)) return 'other'
  if (/fiscal|tax/iu.test(detail)) return 'taxNumber'
  return /pass(?:e?port)|pasaporte/iu.test(`${type} ${detail}`) ? 'passport' : 'nationalId'
}

/** The number in `Libyan passport No. 513519`, `381110042 (Expired …)`, `R00012098, South Sudan`; '' when none. */
export const documentNumber = (text: string): string => {
  const bare = text.replace(/\([^)]*\)/gu, ' ').trim()
  if (/^[\p{Lu}\d][\p{Lu}\d\s./-]*$/u.test(bare)) return bare
  const labelled =
    /(?:no\.?|number|card|code|document|passport)\s*[.:]?\s*(?:N°)?\s*((?:\p{Lu}{1,3}[-\s]?\s?)?[\p{Lu}\d]*\d[\p{L}\d./-]*)/giu
  const last = [...bare.matchAll(labelled)].at(-1)?.[1]
  if (last) return last
  return bare.split(/[\s,]+/u).find(word => /\d{3}/u.test(word)) ?? ''
}

const joined = (parts: readonly string[]): string => parts.filter(part => part !== '').join('; ')

/** A passport or identity number; the number may stand in NUMBER, in the second type, or in the note. */
export const addDocument = (entry: EntryDraft, document: XmlElement, report: ReadReport): void => {
  const type = textOf(document, 'TYPE_OF_DOCUMENT')
  const detail = textOf(document, 'TYPE_OF_DOCUMENT2')
  const note = textOf(document, 'NOTE')
  const number =
    documentNumber(textOf(document, 'NUMBER')) ||
    (/\d{3}/u.test(detail) ? documentNumber(detail) : '') ||
    (/(?:no\.?|number|card|code)\b|^\d/iu.test(note) ? documentNumber(note.split(',')[0]!) : '')
  if (normaliseCode(number).length < 3) return
  const told = textOf(document, 'NUMBER')
  const said = [
    normaliseCode(told) === normaliseCode(number) ? '' : told,
    ...['DATE_OF_ISSUE', 'CITY_OF_ISSUE', 'NOTE'].map(field => textOf(document, field)),
  ]
  const issuer = textOf(document, 'COUNTRY_OF_ISSUE') || textOf(document, 'ISSUING_COUNTRY')
  entry.identifier(kindOf(type, detail || note), number, countryCode(issuer, report), joined(said))
}
