import type { Token, Variant } from '../token/token.ts'
import { isCountry, isInHan } from '../token/tells.ts'

const home = '@CN'
const fewestOfHome = 3

/** The business of a body of China without its country, when enough else tells it; else ''. */
export const businessWithoutChina = ({ business }: Pick<Variant, 'business'>): string => {
  const words = business.split(' ')
  return words.length > fewestOfHome && words.includes(home)
    ? words.filter(word => word !== home).join(' ')
    : ''
}

const isUntoldIn = (named: Variant, other: Variant): boolean =>
  named.business !== '' && named.business === businessWithoutChina(other) && named.tokens.every(isInHan)

/** A body named in Chinese without a place is of China: 电子科技大学, University of Electronic Science and Technology of China. */
export const sameWithoutChina = (query: Variant, listed: Variant): boolean =>
  isUntoldIn(query, listed) || isUntoldIn(listed, query)

/** Every country has a bank of these words, which nothing but the country tells apart. */
const everyCountry: ReadonlySet<string> = new Set(['#national', '#central'])
const fewestOfBank = 2

/** The business of a bank without its country (Post Bank of Iran, Post Bank), when two words tell it still; else ''. */
export const businessOfBank = ({ business }: Pick<Variant, 'business'>): string => {
  if (!business.includes('#bank')) return ''
  const words = business.split(' ')
  const left = words.filter(word => !isCountry({ concept: word }))
  const telling = left.filter(word => !everyCountry.has(word))
  return telling.length >= fewestOfBank && left.length === words.length - 1 ? left.join(' ') : ''
}

const asWritten: ReadonlySet<Variant['kind']> = new Set(['direct', 'transliterated'] as const)

/** The country that only one of two names of a bank has, which are the same but for it; undefined when they are not. */
export const bankCountryLeft = (query: Variant, listed: Variant): Token | undefined => {
  if (query.business === '' || listed.business === '') return undefined
  const long = businessOfBank(query) === listed.business ? query : listed
  const short = long === query ? listed : query
  if (businessOfBank(long) !== short.business || !asWritten.has(long.kind) || !asWritten.has(short.kind))
    return undefined
  // A full legal name leaves no country out.
  if (short.tokens.some(({ role, concept }) => role === 'form' && concept !== '#company')) return undefined
  return long.tokens.find(isCountry)
}
