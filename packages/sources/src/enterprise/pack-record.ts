import type { EnterpriseItem } from '@maojian/domain/entity/enterprise-record'
import { findCountry } from '@maojian/domain/vocabulary/country'
import { enterpriseKindCodes, enterpriseKinds, isEnterpriseKind } from '@maojian/domain/vocabulary/enterprise'
import {
  isImo,
  isInn,
  isLei,
  isOgrn,
  isUscc,
  normaliseCode,
  type Identifier,
} from '@maojian/domain/vocabulary/identifier'
import { ownershipRegimes, type OwnershipRegime } from '@maojian/domain/vocabulary/ownership'
import { isoDate } from '../entry/partial-date.ts'
import { get, kindOf, type PackFields, type PackRow } from './pack-fields.ts'
import { relationItems } from './pack-relation.ts'
import { enterprise, fault, note } from './record.ts'

const listOf = (text: string): string[] =>
  text
    .split(/[;；]/u)
    .map(one => one.trim())
    .filter(one => one !== '')

const enterpriseKind = (text: string) =>
  text === '' ? 'company' : kindOf(text, enterpriseKinds, isEnterpriseKind)

interface Codes {
  readonly identifiers: Identifier[]
  readonly notes: string[]
}

/** Columns of codes with check digits. */
const checkedCodes = {
  creditCode: ['uscc', isUscc],
  lei: ['lei', isLei],
  inn: ['inn', isInn],
  ogrn: ['ogrn', isOgrn],
  imo: ['imo', isImo],
} as const

const codesOf = (fields: PackFields): Codes => {
  const notes: string[] = []
  const identifiers: Identifier[] = []
  for (const [name, [kind, isValid]] of Object.entries(checkedCodes)) {
    const code = normaliseCode(get(fields, name))
    if (code === '') continue
    if (isValid(code)) identifiers.push({ kind, value: code })
    else notes.push(`${name}“${code}”的格式或校验位不对，未作为编码收录`)
  }
  const registration = get(fields, 'registration')
  if (registration !== '') identifiers.push({ kind: 'registration', value: registration })
  return { identifiers, notes }
}

const regimesOf = (text: string): OwnershipRegime[] =>
  listOf(text).filter((one): one is OwnershipRegime => ownershipRegimes.some(regime => regime === one))

const enterpriseItems = (fields: PackFields, { line }: PackRow): EnterpriseItem[] => {
  const reference = get(fields, 'id')
  const name = get(fields, 'name')
  const kind = enterpriseKind(get(fields, 'kind'))
  if (reference === '') return [fault(line, '缺少 id')]
  if (reference.length > 255) return [fault(line, 'id 超过 255 个字符')]
  if (name === '') return [fault(line, `${reference} 缺少 name`)]
  if (name.length > 500) return [fault(line, `${reference} 的 name 超过 500 个字符`)]
  if (kind === undefined)
    return [fault(line, `kind“${get(fields, 'kind')}”应为 ${enterpriseKindCodes.join('、')} 之一`)]
  const told = get(fields, 'country')
  const country = told === '' ? '' : findCountry(told)
  const { identifiers, notes } = codesOf(fields)
  return [
    enterprise({
      line,
      reference,
      kind,
      name,
      otherNames: listOf(get(fields, 'otherNames')),
      country: country ?? '',
      identifiers,
      status: get(fields, 'status'),
      capital: get(fields, 'capital'),
      foundedOn: isoDate(get(fields, 'founded')) ?? '',
      industry: get(fields, 'industry').slice(0, 100),
      sampleListed: regimesOf(get(fields, 'sampleListed')),
    }),
    ...notes.map(reason => note(line, reason)),
    ...(country === undefined ? [note(line, `没有“${told}”这个国家或地区，国家留空`)] : []),
  ]
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const enterpriseFields = words(
  `id name kind otherNames country registration status capital founded industry sampleListed ${Object.keys(checkedCodes).join(' ')}`,
)
const relationFields = words(
  'from to kind id percent percentHigh control role amount currency since until source toldOn',
)

const isRelation = (fields: PackFields): boolean => 'from' in fields || 'to' in fields

/** Fields of a row that mean nothing here: a percent under another name would be lost unseen. */
export const unknownFields = (fields: PackFields): string[] => {
  const known = isRelation(fields) ? relationFields : enterpriseFields
  return Object.keys(fields).filter(name => !known.has(name))
}

/** One row of a pack: a relation where it has two ends, else an enterprise. */
export const packRecord = (fields: PackFields, row: PackRow): EnterpriseItem[] =>
  isRelation(fields) ? relationItems(fields, row) : enterpriseItems(fields, row)
