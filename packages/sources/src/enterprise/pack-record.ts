import type { EnterpriseItem } from '@maojian/domain/entity/enterprise-record'
import { findCountry } from '@maojian/domain/vocabulary/country'
import {
  enterpriseKindCodes,
  enterpriseKinds,
  isEnterpriseKind,
  isRelationKind,
  relationKindCodes,
  relationKinds,
} from '@maojian/domain/vocabulary/enterprise'
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
import {
  enterprise,
  fault,
  firstDay,
  isWrongShare,
  lastDay,
  note,
  relation,
  sharesIn,
  untoldShare,
  type ShareRange,
} from './record.ts'

/** A row of a pack: every value as text, by the names of docs/enterprise-pack.md. */
export type PackFields = Readonly<Record<string, string>>

interface PackRow {
  readonly line: number
  /** Who tells, where the row does not say. */
  readonly source: string
}

const get = (fields: PackFields, name: string): string => (fields[name] ?? '').trim()

const listOf = (text: string): string[] =>
  text
    .split(/[;；]/u)
    .map(one => one.trim())
    .filter(one => one !== '')

/** By code or by its Chinese word. */
const kindOf = <T extends string>(
  text: string,
  words: Readonly<Record<T, string>>,
  is: (text: string) => text is T,
): T | undefined => {
  if (is(text)) return text
  return (Object.keys(words) as T[]).find(code => words[code] === text)
}

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

interface ToldShares extends ShareRange {
  /** Why they are not taken as they were told. */
  readonly note?: string
}

/** 0.51 may be written for 0.51 % or for 51 %, 1 for 1 % or for the whole; with its sign it is clear. */
const isUnclear = (text: string, most: number | null): most is number =>
  most !== null && most > 0 && most <= 1 && /^[\d.,]+$/u.test(text.normalize('NFKC'))

const eitherOf = (text: string, percent: number | null, most: number): ToldShares => {
  const percentHigh = Number((most * 100).toPrecision(15))
  const note = `持股比例“${text}”可能是${most}%，也可能是${percentHigh}%，按最高${percentHigh}%收录；请写明百分号（${most}%或${percentHigh}%）`
  return { percent, percentHigh, note }
}

const sharesOf = (fields: PackFields): ToldShares | string => {
  const [low, high] = [get(fields, 'percent'), get(fields, 'percentHigh')]
  const wrong = [low, high].find(text => text !== '' && isWrongShare(text))
  if (wrong !== undefined)
    return `${wrong === low ? 'percent' : 'percentHigh'}“${wrong}”应为 0 到 100 的数，不知道时留空`
  const [from, to] = [low, high].map(text => (text === '' ? untoldShare : sharesIn(text)))
  if (from === undefined || to === undefined)
    return {
      ...untoldShare,
      note: `持股比例“${[low, high].filter(text => text !== '').join('、')}”读不出数，按比例不明收录`,
    }
  // The most alone: anything up to it.
  const percent = low === '' && high !== '' ? 0 : from.percent
  const percentHigh = to.percentHigh ?? from.percentHigh
  if (percent !== null && percentHigh !== null && percentHigh < percent) return 'percentHigh 小于 percent'
  return isUnclear(high || low, percentHigh)
    ? eitherOf(high || low, percent, percentHigh)
    : { percent, percentHigh }
}

/** A month 13 is no month left open. */
const isDate = (text: string): boolean => (isoDate(text)?.length ?? 0) >= Math.min(10, text.length)

const dateFault = (fields: PackFields): string | undefined => {
  const wrong = ['since', 'until', 'toldOn'].find(
    name => get(fields, name) !== '' && !isDate(get(fields, name)),
  )
  if (wrong !== undefined) return `${wrong}“${get(fields, wrong)}”不是日期（yyyy-MM-dd）`
  const [since, until] = [firstDay(get(fields, 'since')), lastDay(get(fields, 'until'))]
  return since !== '' && until !== '' && until < since ? 'until 早于 since' : undefined
}

const relationItems = (fields: PackFields, { line, source }: PackRow): EnterpriseItem[] => {
  const [from, to] = [get(fields, 'from'), get(fields, 'to')]
  if (from === '' || to === '') return [fault(line, `缺少 ${from === '' ? 'from' : 'to'}`)]
  const kind = kindOf(get(fields, 'kind'), relationKinds, isRelationKind)
  if (kind === undefined)
    return [fault(line, `kind“${get(fields, 'kind')}”应为 ${relationKindCodes.join('、')} 之一`)]
  const shares = sharesOf(fields)
  if (typeof shares === 'string') return [fault(line, shares)]
  const date = dateFault(fields)
  if (date !== undefined) return [fault(line, date)]
  const role = get(fields, 'role')
  const { note: unread, ...told } = shares
  return [
    ...(unread === undefined ? [] : [note(line, unread)]),
    relation({
      line,
      ...(get(fields, 'id') === '' && kind === 'STOCK' && { unnumbered: true }),
      reference: get(fields, 'id') || [kind, from, to, role, get(fields, 'since')].join('/'),
      from,
      to,
      kind,
      ...told,
      control: get(fields, 'control'),
      role,
      amount: get(fields, 'amount'),
      currency: get(fields, 'currency'),
      since: firstDay(get(fields, 'since')),
      until: lastDay(get(fields, 'until')),
      source: get(fields, 'source') || source,
      toldOn: firstDay(get(fields, 'toldOn')),
    }),
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
