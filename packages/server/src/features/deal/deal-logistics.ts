import { logisticsKinds, type DealLogistics, type LogisticsKind } from '@maojian/domain/risk/deal'
import { normaliseCode } from '@maojian/domain/vocabulary/identifier'
import { placesNamed } from '../../facts/places.ts'
import { FieldFault } from '../../http/field-fault.ts'
import { countryAt, defined, optional, placeAt, type Row } from './deal-rows.ts'

type LogisticsRow = Row<'logistics'>

/** The first two letters of a UN/LOCODE are the country. */
const portCountry = (field: string, code: string): string => {
  const found = /^([A-Z]{2})\s?[A-Z2-9]{3}$/u.exec(code.toUpperCase())?.[1]
  if (found === undefined) throw new FieldFault(field, `“${code}”不是港口代码（UN/LOCODE，五位，如 CNSHA）`)
  return countryAt(field)(found)
}

const placeCountry = (row: LogisticsRow, at: string): string | undefined => {
  if (row.kind === 'transitCountry') {
    const text = row.code ?? row.name
    if (text === undefined) throw new FieldFault(`${at}.name`, '请填写途经国家')
    return placeAt(row.code === undefined ? `${at}.name` : `${at}.code`)(text)
  }
  if (row.kind !== 'port' && row.kind !== 'airport') return undefined
  const own = row.kind === 'port' && row.code !== undefined ? portCountry(`${at}.code`, row.code) : undefined
  return knownPlace(row.kind, row) ?? own
}

/** By the code, else by the name, where only one country has such a place. */
const knownPlace = (kind: 'port' | 'airport', { code, name }: LogisticsRow): string | undefined => {
  for (const text of [code, name]) {
    const found = new Set((text === undefined ? [] : placesNamed(kind, text)).map(place => place.country))
    if (found.size === 1) return [...found][0]
  }
  return undefined
}

type CodeField = 'imo' | 'tail' | 'code'

/** The codes that each kind has; one that stands elsewhere would be passed over in silence. */
const codeFields: Readonly<Record<LogisticsKind, readonly CodeField[]>> = {
  vessel: ['imo', 'code'],
  aircraft: ['tail', 'code'],
  carrier: ['imo', 'tail', 'code'],
  agent: ['imo', 'tail', 'code'],
  port: ['code'],
  airport: ['code'],
  transitCountry: ['code'],
}

const refuseForeignCodes = (row: LogisticsRow, at: string): void => {
  const own = codeFields[row.kind]
  for (const field of ['imo', 'tail'] as const)
    if (row[field] !== undefined && !own.includes(field))
      throw new FieldFault(
        `${at}.${field}`,
        `${logisticsKinds[row.kind]}没有此项编号；请改填 ${own.join(' 或 ')}，或改正 kind`,
      )
}

const places: ReadonlySet<LogisticsKind> = new Set(['port', 'airport', 'transitCountry'])

/** Codes shorter than this are nobody's. */
const shortestCode = 4

const refuseShortCode = ({ kind, code }: LogisticsRow, at: string): void => {
  if (code !== undefined && !places.has(kind) && normaliseCode(code).length < shortestCode)
    throw new FieldFault(`${at}.code`, `“${code}”过短，无法据此筛查${logisticsKinds[kind]}`)
}

const imoDigits = (text: string): string | undefined => /^(?:IMO)?(\d{7})$/u.exec(normaliseCode(text))?.[1]

const seven = (field: string, text: string): string => {
  const digits = imoDigits(text)
  if (digits !== undefined) return digits
  throw new FieldFault(field, 'IMO 编号应为 7 位数字')
}

/** A ship's number and an aircraft's registration in the general field stand where they belong. */
export const ownCodes = ({ kind, imo, tail, code }: LogisticsRow): Partial<Record<CodeField, string>> => {
  const given = defined({ imo, tail, code })
  if (code === undefined) return given
  const { code: _, ...others } = given
  if (kind === 'vessel' && imo === undefined && imoDigits(code) !== undefined) return { ...others, imo: code }
  if (kind === 'aircraft' && tail === undefined) return { ...others, tail: code }
  return given
}

export const readLogistics = (row: LogisticsRow, index: number): DealLogistics => {
  const at = `logistics[${String(index)}]`
  const { kind, name } = row
  if ([name, row.imo, row.tail, row.code].every(text => text === undefined))
    throw new FieldFault(at, '请至少填写名称或编码')
  refuseForeignCodes(row, at)
  refuseShortCode(row, at)
  const codes = ownCodes(row)
  return defined({
    kind,
    name,
    ...codes,
    imo: optional(codes.imo, text => seven(`${at}.imo`, text)),
    country: placeCountry(row, at),
  })
}
