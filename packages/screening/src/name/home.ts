import type { Variant } from './token.ts'

const home = '@CN'
const fewestOfHome = 3

/** The business of a body of China without its country, when enough else tells it; else ''. */
export const businessAtHome = ({ business }: Pick<Variant, 'business'>): string => {
  const words = business.split(' ')
  return words.length > fewestOfHome && words.includes(home)
    ? words.filter(word => word !== home).join(' ')
    : ''
}

const han = /^\p{Script=Han}/u

const isAtHome = (named: Variant, other: Variant): boolean =>
  named.business !== '' &&
  named.business === businessAtHome(other) &&
  named.tokens.every(({ key }) => han.test(key))

/** A body named in Chinese without a place is of China: 电子科技大学, University of Electronic Science and Technology of China. */
export const sameAtHome = (query: Variant, listed: Variant): boolean =>
  isAtHome(query, listed) || isAtHome(listed, query)

const country = /^@[A-Z]{2}$/
/** Banks of these names are told apart by their country alone. */
const everyCountry: ReadonlySet<string> = new Set(['#national', '#central'])

/** The business of a bank without its country (Post Bank of Iran, Post Bank), when two words tell it still; else ''. */
export const businessOfBank = ({ business }: Pick<Variant, 'business'>): string => {
  if (!business.includes('#bank')) return ''
  const words = business.split(' ')
  const left = words.filter(word => !country.test(word))
  return left.length > 1 && left.length === words.length - 1 && !left.some(word => everyCountry.has(word))
    ? left.join(' ')
    : ''
}

const asWritten: ReadonlySet<Variant['kind']> = new Set(['direct', 'transliterated'] as const)

/** The country that only one of two names of a bank has, which are the same but for it; '' when they are not. */
export const bankCountryLeft = (query: Variant, listed: Variant): string => {
  if (query.business === '' || listed.business === '') return ''
  const long = businessOfBank(query) === listed.business ? query : listed
  const short = long === query ? listed : query
  if (businessOfBank(long) !== short.business || !asWritten.has(long.kind) || !asWritten.has(short.kind))
    return ''
  // A full legal name leaves no country out.
  if (short.tokens.some(({ role }) => role === 'form')) return ''
  return long.tokens.find(({ concept }) => country.test(concept))?.text ?? ''
}
