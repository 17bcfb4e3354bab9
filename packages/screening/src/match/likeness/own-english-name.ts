import { isReading, onlyGeneric, type Token, type Variant } from '../../name/token/token.ts'
import { isPlaceOfChina, isTrade } from '../../name/token/tells.ts'
import type { NameScore } from '../score/compose.ts'
import { leftOf } from '../signal/met.ts'

/** Raised for each word that both have (left-likeness.ts). */
const base = 61
const mostBrandWords = 3

const isBrand = ({ role, han, abjad, accent }: Token): boolean =>
  (role === 'word' || role === 'common') && !han && !abjad && accent === ''

const inPinyin = (tokens: readonly Token[]): boolean => tokens.every(({ word }) => word.syllables !== null)

const tells = ({ role }: Token): boolean => role !== 'form'

/** The brand that met nothing, where no place or number is left; else nothing. Ordinary words would be translated. */
const brandOf = (left: readonly Token[]): readonly Token[] => {
  const named = left.filter(token => !isTrade(token))
  const isName = named.some(({ role }) => role === 'word')
  return isName && named.length <= mostBrandWords && named.every(isBrand) ? named : []
}

/**
 * Points for two names of a place and a business of China of which one has its brand in pinyin and the other another word: a
 * firm often chooses an English name of its own (Hefei Baonuowa, Hefei Norvaland). It only ranks.
 */
export const ownEnglishPoints = (
  query: Variant,
  listed: Variant,
  { matches, conflicts }: NameScore,
): number => {
  if (conflicts.length > 0 || isReading(query) || isReading(listed)) return 0
  const met = matches.map(({ queryFrom }) => query.tokens[queryFrom]!).filter(tells)
  if (!met.some(isPlaceOfChina) || !met.some(isTrade) || !onlyGeneric(met)) return 0
  const lefts = [
    leftOf(query.tokens, matches, 'query', tells),
    leftOf(listed.tokens, matches, 'listed', tells),
  ]
  if (lefts.every(left => left.some(isTrade))) return 0
  const [own, other] = lefts.map(brandOf) as [readonly Token[], readonly Token[]]
  return own.length > 0 && other.length > 0 && inPinyin(own) !== inPinyin(other) ? base : 0
}
