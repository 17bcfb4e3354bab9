import { normaliseCode, type Identifier } from '../vocabulary/identifier.ts'
import { countryNameEn, countryNameZh } from '../vocabulary/country.ts'
import type { ListEntry } from './list-entry.ts'
import { isBank } from './subtype-of.ts'

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

/** Whether the name says the country: Export Development Bank of Iran. A former name or an alias may say another. */
const isNamed = (country: string, { names }: ListEntry): boolean =>
  names.some(({ text, kind }) => {
    if (kind !== 'primary') return false
    const words = ` ${text.toUpperCase().replace(/[^A-Z]+/gu, ' ')} `
    return (
      text.includes(countryNameZh(country)) || words.includes(` ${countryNameEn(country).toUpperCase()} `)
    )
  })

/**
 * Countries of a party that stands in several records. Lists print the countries of a bank's branches as its own: a
 * record that has one country outweighs them, and so does a country in the bank's name.
 */
export const homeOfParty = (entries: readonly ListEntry[]): readonly string[] => {
  const each = entries.map(homeCountries)
  const all = [...new Set(each.flat())]
  if (all.length < 2 || !entries.some(entry => entry.type === '01' && isBank(entry))) return all
  const alone = new Set(each.filter(countries => countries.length === 1).flat())
  const home =
    alone.size > 0 ? [...alone] : all.filter(country => entries.some(entry => isNamed(country, entry)))
  return home.length > 0 ? home : all
}
