import type { searchPlaces as call } from '@maojian/contract/calls/place'
import { sensitiveCountry } from '@maojian/domain/control/sensitive-country'
import { countries, countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import { placeKey, places } from '../../facts/places.ts'
import type { Verb } from '../../http/route.ts'

type Row = z.output<typeof call.reply>['data'][number]
type Found = Omit<Row, 'riskLevel' | 'basis' | 'country'>

const portRows = (): Found[] =>
  places()
    .filter(({ isPort }) => isPort)
    .map(({ code, name, nameZh, country }) => ({
      id: code,
      code,
      name,
      nameCn: nameZh,
      countryId: country,
      type: 'PORT',
    }))

const airportRows = (): Found[] =>
  places()
    .filter(({ iata }) => iata !== '')
    .map(({ code, name, nameZh, iata, country, airportName }) => ({
      id: code,
      code: iata,
      name: airportName === '' || airportName === name ? name : `${airportName} (${name})`,
      nameCn: nameZh,
      countryId: country,
      type: 'AIRPORT',
    }))

const countryRows = (): Found[] =>
  countries.map(({ code, nameEn, nameZh }) => ({
    id: code,
    code,
    name: nameEn,
    nameCn: nameZh,
    countryId: code,
    type: 'TRANSIT_COUNTRY',
  }))

const rowsOf = { PORT: portRows, AIRPORT: airportRows, TRANSIT_COUNTRY: countryRows } as const

/** 0 the code itself, 1 the whole name, 2 its beginning, 3 a part of it; undefined where it does not match. */
const rankOf = ({ id, code, name, nameCn }: Found, key: string): number | undefined => {
  if ([id, code].includes(key.replace(/\s/gu, ''))) return 0
  const names = [placeKey(name), placeKey(nameCn)]
  if (names.includes(key)) return 1
  if (names.some(one => one.startsWith(key))) return 2
  return key.length > 1 && names.some(one => one.includes(key)) ? 3 : undefined
}

const withRisk = (found: Found): Row => {
  const { level, bases } = sensitiveCountry(controlFacts(), found.countryId)
  return {
    ...found,
    country: countryNameZh(found.countryId),
    riskLevel: level,
    basis: [...new Set(bases.map(({ citation }) => citation))].join('；'),
  }
}

/** Places by code or name, the closest first. */
export const searchPlaces: Verb<typeof call> = (_context, { key, type, page, pageSize }) => {
  const sought = placeKey(key)
  const found = rowsOf[type]()
    .flatMap(row => {
      const rank = rankOf(row, sought)
      return rank === undefined ? [] : [{ row, rank }]
    })
    .sort((a, b) => a.rank - b.rank || (a.row.id < b.row.id ? -1 : 1))
  return {
    data: found.slice((page - 1) * pageSize, page * pageSize).map(({ row }) => withRisk(row)),
    count: found.length,
  }
}
