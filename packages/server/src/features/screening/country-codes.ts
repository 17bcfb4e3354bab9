import { findCountry, getCountry } from '@maojian/domain/vocabulary/country'
import { countryLetters } from './country-letters.table.ts'

const twoLetters = new Map(
  countryLetters.split(/\s+/u).map(pair => [pair.slice(3), pair.slice(0, 2)] as const),
)

/** Words that files of customers have and lists do not. */
const fileWords = new Map([
  ['大陆', 'CN'],
  ['内地', 'CN'],
  ['中国内地', 'CN'],
  ['HKSAR', 'HK'],
  ['MACAUSAR', 'MO'],
])

/** The platform knows the figures of ISO 3166-1: they are those of UN M49. */
const ofFigures = (text: string): string | undefined => {
  const code = Intl.getCanonicalLocales(`und-${text}`)[0]?.slice(4) ?? ''
  return getCountry(code)?.code
}

/** ISO code of a country as files of customers write it: by name, by two or three letters, or by its figures. */
export const readCountry = (text: string): string | undefined => {
  const written = text.normalize('NFKC').trim()
  const word = written.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (/^\d{3}$/.test(written)) return ofFigures(written)
  return findCountry(text) ?? fileWords.get(word) ?? twoLetters.get(word)
}
