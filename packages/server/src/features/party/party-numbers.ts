import type { ListEntry } from '@maojian/domain/entity/list-entry'
import {
  isImoCompany,
  isInn,
  isOgrn,
  isValidCode,
  normaliseCode,
  type Identifier,
  type IdentifierKind,
} from '@maojian/domain/vocabulary/identifier'

/** A number that ties records together: the same key means one holder, if the names are alike. */
export interface PartyNumber {
  readonly kind: IdentifierKind
  readonly key: string
  readonly shown: string
}

/** Of these a party has one only: two that differ are two parties. */
const single: ReadonlySet<IdentifierKind> = new Set(['imo', 'lei', 'uscc', 'inn', 'ogrn'])
const checked: ReadonlySet<IdentifierKind> = new Set([...single, 'bic'])
const papers: ReadonlySet<IdentifierKind> = new Set(['passport', 'nationalId'])
const registers: ReadonlySet<IdentifierKind> = new Set(['registration', 'taxNumber', 'duns'])

/** Numbers inside a text such as “Pakistani passport number AA3829182”. */
const numbersIn = (value: string): string[] =>
  /\s/u.test(value.trim()) && value.length > 14
    ? (value.match(/[\p{Lu}]{0,4}\d[\p{Lu}\d/-]{4,}/gu) ?? [])
    : [value]

const withoutZeros = (code: string): string => code.replace(/^0+(?=\d{5})/, '')

/** BY100104937 in Belarus is 100104937. */
const withoutLand = (code: string, land: string | undefined): string =>
  land !== undefined && land !== '' && code.startsWith(land) && /^\d{5,}$/u.test(code.slice(land.length))
    ? code.slice(land.length)
    : code

const kindOf = ({ kind }: Identifier, code: string, russian: boolean): IdentifierKind => {
  if (checked.has(kind) || papers.has(kind)) return kind
  if (isOgrn(code)) return 'ogrn'
  if (isInn(code) && russian) return 'inn'
  return kind
}

const keyOf = (kind: IdentifierKind, code: string, type: ListEntry['type']): string | undefined => {
  if (kind === 'imo') return type === '03' ? `imo:${code}` : `number:${code}`
  if (kind === 'bic') return `bic:${code.slice(0, 8)}`
  const bare = withoutZeros(code)
  if (kind === 'other' && !isImoCompany(bare.replace(/^IMO0*/, ''))) return undefined
  return bare.length >= (checked.has(kind) ? 5 : 6) && /\d{3}/.test(bare) ? `number:${bare}` : undefined
}

const usable = (kind: IdentifierKind, type: ListEntry['type']): boolean => {
  if (type === '03') return kind === 'imo'
  if (type === '04') return false
  return checked.has(kind) || papers.has(kind) || registers.has(kind) || kind === 'other'
}

const partyNumbers = (content: ListEntry, id: Identifier): PartyNumber[] => {
  const russian =
    content.countries.length === 0 || content.countries.includes('RU') || /\b(?:INN|TIN|TAX)/i.test(id.value)
  return numbersIn(id.value).flatMap((text): PartyNumber[] => {
    const written = id.kind === 'imo' ? normaliseCode(text).replace(/^IMO/, '') : normaliseCode(text)
    const code = registers.has(id.kind) ? withoutLand(written, id.country ?? content.countries[0]) : written
    const kind = kindOf(id, code, russian)
    if (
      !usable(kind, content.type) ||
      (checked.has(kind) && !isValidCode(kind, code) && content.type === '03')
    )
      return []
    const key = keyOf(kind, code, content.type)
    return key === undefined ? [] : [{ kind, key, shown: text.trim() }]
  })
}

/** Every number of a record that can tie it to others. */
export const numbersOf = (content: ListEntry): PartyNumber[] =>
  content.identifiers.flatMap(id => partyNumbers(content, id))

/** `inn:7707083893`: numbers that exclude others of their kind; those with a wrong check digit exclude nothing. */
export const singleCodes = (content: ListEntry, numbers: readonly PartyNumber[]): string[] =>
  numbers
    .filter(({ kind }) => single.has(kind) && (kind !== 'imo' || content.type === '03'))
    .map(({ kind, shown }) => ({ kind, code: normaliseCode(shown).replace(/^IMO/, '') }))
    .filter(({ kind, code }) => isValidCode(kind, code))
    .map(({ kind, code }) => `${kind}:${code}`)

const registerNumber = /^[\p{Lu}]{0,5}[\d/-]{4,}[\p{Lu}\d]{0,2}$/u

/** `registration:RU:123456`: they exclude each other only within one country and where no other number agrees. */
export const registrationCodes = (content: ListEntry): string[] =>
  content.identifiers
    .filter(({ kind, value }) => kind === 'registration' && registerNumber.test(value.trim().toUpperCase()))
    .flatMap(({ value, country }) =>
      [country ?? content.countries[0] ?? '']
        .filter(land => land !== '')
        .map(land => `registration:${land}:${withoutZeros(withoutLand(normaliseCode(value), land))}`),
    )

/** Numbers of a company as they may stand in another list under another name. */
export const bareNumbers = ({ type, identifiers, countries }: ListEntry): string[] =>
  type === '01'
    ? identifiers
        .filter(({ kind }) => registers.has(kind) || kind === 'other' || kind === 'nationalId')
        .map(({ value, country }) => withoutLand(normaliseCode(value), country ?? countries[0]))
        .map(withoutZeros)
        .filter(number => number.length >= 6)
    : []
