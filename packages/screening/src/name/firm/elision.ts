import { foldLatin } from '../script/latin.ts'
import { meaningOfLatin } from '../lexicon/lexicon.ts'

const elided = /(?<!\p{L})(?:d|l|all|dall|dell|nell|sull)['’](?=(\p{L}{4,}))/giu

const isOfBusiness = (word: string): boolean => {
  const role = meaningOfLatin(foldLatin(word))?.role
  return role === 'trade' || role === 'region'
}

/** A name without the French or Italian article that stands before a place or a word of business: Banque d'Algérie, Banca d'Italia. */
export const withoutElision = (name: string): string =>
  /['’]/u.test(name)
    ? name.replace(elided, (whole, word: string) => (isOfBusiness(word) ? ' ' : whole))
    : name
