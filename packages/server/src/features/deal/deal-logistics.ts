import { logisticsKinds, type DealLogistics, type LogisticsKind } from '@maojian/domain/risk/deal'
import { countryNameZh, findDestination } from '@maojian/domain/vocabulary/country'
import { normaliseCode } from '@maojian/domain/vocabulary/identifier'
import { placesNamed } from '../../facts/places.ts'
import { FieldFault } from '../../http/field-fault.ts'
import { countryAt, defined, optional, placeAt, type Row } from './deal-rows.ts'
import { atPlaces, inCountry, toldTogether, type Told } from './told-countries.ts'

type LogisticsRow = Row<'logistics'>

/** The first two letters of a UN/LOCODE are the country. */
const portCountry = (field: string, code: string): string => {
  const found = /^([A-Z]{2})\s?[A-Z2-9]{3}$/u.exec(code.normalize('NFKC').toUpperCase())?.[1]
  if (found === undefined) throw new FieldFault(field, `“${code}”不是港口代码（UN/LOCODE，五位，如 CNSHA）`)
  return countryAt(field)(found)
}

type PlaceKind = 'port' | 'airport'

const placesOf = (kind: PlaceKind, text: string): Told[] => {
  const found = new Set(placesNamed(kind, text).map(place => place.country))
  return found.size === 0 ? [] : [atPlaces([...found])]
}

const codeTold = (kind: PlaceKind, code: string, field: string): Told[] => {
  const known = placesOf(kind, code)
  const own = kind === 'port' ? portCountry(field, code) : undefined
  return known.length > 0 || own === undefined ? known : [inCountry(own)]
}

/** `Bandar Abbas, Iran`: each part that is a place or a country speaks. */
const nameTold = (kind: PlaceKind, name: string): Told[] => {
  const whole = placesOf(kind, name)
  if (whole.length > 0) return whole
  return name.split(/[,，、;；/()（）]+/u).flatMap(part => {
    const country = findDestination(part)
    return country === undefined ? placesOf(kind, part) : [inCountry(country)]
  })
}

/** `Tehran Imam Khomeini`: how an unknown name begins is enough to contradict a code, and never enough to stand alone. */
const beginningTold = (kind: PlaceKind, name: string): Told[] => {
  const words = name.split(/\s+/u)
  for (let count = words.length - 1; count > 0; count--) {
    const found = placesOf(kind, words.slice(0, count).join(' '))
    if (found.length > 0) return found
  }
  return []
}

/** Savannah, Georgia: the state of the union, which is written as the country is. */
const isState = (one: Told, all: readonly Told[]): boolean =>
  one.said[0] === 'GE' && all.some(other => other.within.has('US'))

const countryTold = ({ country }: LogisticsRow, at: string): Told[] =>
  country === undefined ? [] : [inCountry(placeAt(`${at}.country`)(country))]

const transitTold = ({ code, name, country }: LogisticsRow, at: string): Told[] => {
  if (code === undefined && name === undefined && country === undefined)
    throw new FieldFault(`${at}.name`, '请填写途经国家')
  return Object.entries(defined({ code, name, country })).map(([field, text]) =>
    inCountry(placeAt(`${at}.${field}`)(text)),
  )
}

const toldOf = (row: LogisticsRow, at: string): Told[] => {
  const { kind, code, name } = row
  if (kind === 'transitCountry') return transitTold(row, at)
  if (kind !== 'port' && kind !== 'airport') return []
  const coded = code === undefined ? [] : codeTold(kind, code, `${at}.code`)
  const named = name === undefined ? [] : nameTold(kind, name)
  const begun = name === undefined || coded.length === 0 || named.length > 0 ? [] : beginningTold(kind, name)
  const told = [...coded, ...named, ...begun, ...countryTold(row, at)]
  return told.filter(one => !isState(one, told))
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

const refuseCountry = ({ kind, country }: LogisticsRow, at: string): void => {
  if (country !== undefined && !places.has(kind))
    throw new FieldFault(
      `${at}.country`,
      `${logisticsKinds[kind]}不填国家：只有港口、机场和途经国家可填；船旗、承运人所在国请填入交易方`,
    )
}

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
  if ([name, row.imo, row.tail, row.code, row.country].every(text => text === undefined))
    throw new FieldFault(at, '请至少填写名称或编码')
  refuseForeignCodes(row, at)
  refuseCountry(row, at)
  refuseShortCode(row, at)
  const countries = toldTogether(toldOf(row, at))
  if (kind === 'transitCountry') return { kind, name: countries.map(countryNameZh).join('、'), countries }
  const codes = ownCodes(row)
  return defined({
    kind,
    name,
    ...codes,
    imo: optional(codes.imo, text => seven(`${at}.imo`, text)),
    ...(countries.length > 0 && { countries }),
  })
}
