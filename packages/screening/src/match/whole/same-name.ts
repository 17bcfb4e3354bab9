import { bankCountryLeft, businessOfBank, sameWithoutChina } from '../../name/firm/untold-country.ts'
import { isHomeOf } from '../../name/house/known-names.ts'
import { isForm, isStructure } from '../../name/token/tells.ts'
import { isReading, isRepaired, onlyGeneric, type Token, type Variant } from '../../name/token/token.ts'
import type { Word } from '../../name/token/word.ts'
import { ofOneHouse, overlap, type NameScore } from '../score/compose.ts'
import { pairOf, samePair } from '../score/pair-of.ts'
import { ofBankAtHome } from '../signal/bank-daughter.ts'
import { ceilingKind, exactScores, isOrdinary, ordinaryCeiling } from '../signal/ceiling.ts'
import { agreeByCompassAlone } from '../signal/compass.ts'
import { containedFloor } from '../signal/contained.ts'
import { isReordered } from '../signal/met.ts'
import type { Sign } from '../signal/signal.ts'
import { mostOfOtherForm, otherForm } from '../signal/sister-firm.ts'
import { fewestGeneric, genericOverlap, genericSame, otherWords, words } from './generic-name.ts'
import { areOtherSyllables } from './other-syllables.ts'
import { belowHit } from '../shown.ts'

const inAbjad = ({ tokens }: Variant): boolean => tokens.some(({ abjad }) => abjad)

/** علي without its vowels is no LI: letters alone are the same in one way of writing. */
const areLetters = (query: Variant, listed: Variant): boolean =>
  inAbjad(query) !== inAbjad(listed) && query.tokens.every(({ concept }) => concept === '')

const wordsIn = ({ tokens }: Variant): Word[] => tokens.map(({ word }) => word)

const exactScore = (query: Variant, listed: Variant): number => {
  const top = exactScores[ceilingKind(query, listed)]
  if (areLetters(query, listed) || areOtherSyllables(wordsIn(query), wordsIn(listed))) return 0
  if (query.exact === listed.exact) return top
  if (query.bare !== '' && query.bare === listed.bare) return top - 1
  if (agreeByCompassAlone(query.tokens, listed.tokens)) return 0
  if (query.meaning !== '' && query.meaning === listed.meaning) {
    if (onlyGeneric(query.tokens) && words(query) < fewestGeneric)
      return otherWords(query, listed) ? 0 : genericSame
    return Math.min(
      top - 2,
      onlyGeneric(query.tokens) && inLatin(query) && inLatin(listed) ? genericMeaning : 97,
    )
  }
  const sameBusiness = query.business !== '' && query.business === listed.business
  return sameBusiness || sameWithoutChina(query, listed) ? genericSame : 0
}

/** Bank of Communications and Svyaz-Bank mean the same and are two: business words in two tongues are possible at most. */
export const genericMeaning = belowHit

const inLatin = ({ tokens }: Variant): boolean => tokens.every(token => /^[A-Z\d]/.test(token.key))

/** A single generic word is hardly a name; two and more are, but only as a whole (中国银行, Bank of China). */
const wholeName = (variant: Variant): boolean => !onlyGeneric(variant.tokens) || words(variant) > 1

export const oneGenericWord = 82

/** Whoever is called DELLA is no preposition; BIN and MRS are no name. */
const shortestStop = 4

const mayName = ({ role, key }: Token): boolean =>
  role === 'trade' || role === 'region' || (role === 'stop' && key.length >= shortestStop)

/** GROUP, MOSCOW: nothing but one word of business or one place, as written. */
const isOneGenericWord = (variant: Variant): boolean => {
  if (isReading(variant) || isRepaired(variant)) return false
  const [word, ...more] = variant.tokens.filter(token => !isForm(token))
  return word !== undefined && more.length === 0 && mayName(word)
}

/** GROUP is no مجموعة, and no Holding another one of another form. */
const sameStructure = (query: Variant, listed: Variant): boolean =>
  query.exact === listed.exact && query.kind === listed.kind

/** JSC SOYUZ, a ship called GEORGIA: one word of business or a place is shown where a list writes the same one alone. */
const sameOneWord = (query: Variant, listed: Variant): boolean =>
  query.bare !== '' &&
  query.bare === listed.bare &&
  isOneGenericWord(query) &&
  isOneGenericWord(listed) &&
  (!query.tokens.some(isStructure) || sameStructure(query, listed))

const sameScore = (query: Variant, listed: Variant): number => {
  if (wholeName(query) && wholeName(listed)) return exactScore(query, listed)
  return sameOneWord(query, listed) ? oneGenericWord : 0
}

/** An Agricultural Bank may be that of Libya: it is shown, and many more are there. */
const bankAbroad = 82

const genericBank = (query: Variant, listed: Variant): NameScore | undefined => {
  const country = bankCountryLeft(query, listed)
  if (!country) return undefined
  const asked = businessOfBank(query) !== ''
  const home = isHomeOf(asked ? listed.tokens : query.tokens, country)
  const most = home === undefined ? bankAbroad : home ? ofBankAtHome : containedFloor
  const conflict: Sign = {
    about: 'bankCountry',
    query: asked ? country.text : '',
    listed: asked ? '' : country.text,
    factor: 1,
    country: country.concept.slice(1),
    cap: most,
    generic: true,
  }
  const pair = pairOf(query, listed)
  // Of a longer name the country is so small a share that it is met nearly whole.
  if (overlap(pair) >= genericOverlap) return undefined
  const { matches } = pair
  return { score: most, matches, conflicts: [conflict], silent: [], reordered: isReordered(matches) }
}

/** The score of two forms that are the same name after normalisation, or undefined. */
export const sameVariants = (query: Variant, listed: Variant): NameScore | undefined => {
  const same = sameScore(query, listed)
  const score = isOrdinary(query) ? Math.min(same, ordinaryCeiling) : same
  if (score === 0) return genericBank(query, listed)
  const pair = samePair(query, listed)
  const { matches } = pair
  const other = otherForm(query, listed)
  const found: NameScore = other
    ? { score: Math.min(score, mostOfOtherForm), matches, conflicts: [other], silent: [], reordered: false }
    : { score, matches, conflicts: [], silent: [], reordered: false }
  return ofOneHouse(found, pair)
}
