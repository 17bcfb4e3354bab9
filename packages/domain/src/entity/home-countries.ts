import { normaliseCode, type Identifier } from '../vocabulary/identifier.ts'
import type { ListEntry } from './list-entry.ts'

/** The country whose register gave the number; a BIC names its bank's in the fifth and sixth letter (ISO 9362). */
const registerCountry = ({ kind, value }: Identifier): string => {
  if (kind === 'inn' || kind === 'ogrn') return 'RU'
  if (kind === 'uscc') return 'CN'
  return kind === 'bic' ? normaliseCode(value).slice(4, 6) : ''
}

/** Countries of the party itself: an address of a branch abroad makes no foreigner of a registered company. */
export const homeCountries = ({ type, countries, identifiers }: ListEntry): readonly string[] => {
  if (type !== '01' || countries.length < 2) return countries
  const home = new Set(identifiers.map(registerCountry))
  const own = countries.filter(country => home.has(country))
  return own.length > 0 ? own : countries
}
