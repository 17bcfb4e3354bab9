import { givenNamesOf } from '../name/given-names.ts'
import { numberOfLetter } from '../name/numeral.ts'
import { isGeneric, isReading, type Token, type Variant } from '../name/token.ts'
import type { Match } from './align.ts'

/** A name held whole inside a longer one is worth showing when it holds a distinguishing word as written. */
export const containedFloor = 80
export const containedReach = 5
/** Share of the held name that must be met. */
export const leastCovered = 0.97
export const tellingWeight = 0.7
/** A single word inside a longer name must be rarer: Abubakar is part of many names. */
export const loneWeight = 0.89
export const tellingAgreement = 0.89

export const weigh = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, token) => sum + token.weight, 0)

export const isReordered = (matches: readonly Match[]): boolean =>
  matches.some((match, i) => i > 0 && match.listedFrom < matches[i - 1]!.listedFrom)

/** A distinguishing word, or characters that distinguish together, met as written. */
const isTelling = (matches: readonly Match[], query: readonly Token[]): boolean => {
  let characters = 0
  let count = 0
  for (const { weight, agreement, queryFrom } of matches) {
    if (weight >= tellingWeight && agreement.value >= tellingAgreement) return true
    if (!query[queryFrom]!.han || agreement.value < 1) continue
    characters += weight
    count++
  }
  return count > 1 && characters >= tellingWeight
}

export const covered = (
  matches: readonly Match[],
  tokens: readonly Token[],
  side: 'query' | 'listed',
): number => {
  const total = weigh(tokens)
  const hit = matches.reduce((sum, match) => {
    const [from, to] =
      side === 'query' ? [match.queryFrom, match.queryTo] : [match.listedFrom, match.listedTo]
    return sum + match.agreement.value * weigh(tokens.slice(from, to))
  }, 0)
  return total === 0 ? 0 : hit / total
}

/** One name held whole in the other, 0 when it is not. */
export const contained = (matches: readonly Match[], query: Variant, listed: Variant): number => {
  if (isReading(query) || isReading(listed) || !isTelling(matches, query.tokens)) return 0
  if (matches.length === 1 && matches[0]!.weight < loneWeight) return 0
  if (loneNumeral(query, listed)) return 0
  const sides = [covered(matches, query.tokens, 'query'), covered(matches, listed.tokens, 'listed')]
  return Math.max(...sides) < leastCovered ? 0 : containedFloor + containedReach * Math.min(...sides)
}

/** Least weight of a word asked for alone: so many names hold one of less that showing them says nothing. */
export const aloneWeight = 0.5
const shortestAlone = 3
/** Above words that only sound alike. */
const aloneScore = containedFloor + containedReach

/** The one word of a query that may be a surname or the brand of a house (Lukashenko, COSCO), but no given name. */
const wordAlone = ({ tokens }: Variant): Token | undefined => {
  const [word, ...more] = tokens.filter(token => token.role !== 'form' && token.role !== 'title')
  if (word === undefined || more.length > 0 || word.role !== 'word' || word.han) return undefined
  const named = givenNamesOf(word.key, word.abjad).length > 0
  return named || word.key.length < shortestAlone ? undefined : word
}

/** Weight from which a word of the query tells enough to show a name that is held in a longer one. */
export const tellingFrom = (query: Variant): number => (wordAlone(query) ? aloneWeight : tellingWeight)

/** A surname before or behind the given name of a listed person. */
const isSurnameOf = ({ listedFrom, listedTo }: Match, { tokens }: Variant): boolean =>
  (listedFrom === 0 || listedTo === tokens.length) &&
  tokens.every(isPersonal) &&
  tokens.some((token, at) => at !== listedFrom && givenNamesOf(token.key, token.abjad).length > 0)

/** The first word, places and business words apart, of the name of a firm. */
const isBrandOf = ({ listedFrom }: Match, { tokens }: Variant): boolean =>
  tokens.slice(0, listedFrom).every(isGeneric) &&
  tokens.some(({ role }) => role === 'trade' || role === 'form' || role === 'region')

/** One word asked for alone: the persons who bear it as a surname, the firms that begin with it; 0 for any other name. */
export const askedAlone = (matches: readonly Match[], query: Variant, listed: Variant): number => {
  const word = isReading(query) || isReading(listed) ? undefined : wordAlone(query)
  const match = word && matches.find(({ queryFrom }) => query.tokens[queryFrom] === word)
  if (!match || match.weight < aloneWeight) return 0
  // A Latin word has its vowels: FARC alone is no فرق.
  const least = word.abjad ? namedAgreement : spelledAgreement
  if (match.agreement.value < least) return 0
  return isSurnameOf(match, listed) || isBrandOf(match, listed) ? aloneScore : 0
}

const namedReach = 3
export const namedWeight = 1
/** Least that a name held in a longer one earns of its own weight, both sides together. */
const heldShare = 1.5
const spelledAgreement = 0.96
/** All that letters and consonants can agree, the long vowels met. */
export const namedAgreement = 0.93
export const namedCovered = 0.92

/** Whether two words are one name, as far as their scripts can say. */
const isNamed = ({ agreement, queryFrom, listedFrom }: Match, query: Variant, listed: Variant): boolean =>
  agreement.value >=
  (query.tokens[queryFrom]!.abjad === listed.tokens[listedFrom]!.abjad ? spelledAgreement : namedAgreement)

/** A given name in front and a name behind it, met in a longer name in that order: Hugo Carvajal, Hugo A. Carvajal Barrios. */
export const namedWithin = (matches: readonly Match[], query: Variant, listed: Variant): number => {
  if (isReading(query) || isReading(listed)) return 0
  const [short, long] = query.tokens.length <= listed.tokens.length ? [query, listed] : [listed, query]
  if (!short.tokens.every(isPersonal) || !long.tokens.every(isPersonal)) return 0
  if (matches.length < 2 || isReordered(matches)) return 0
  const [first] = matches
  if (first!.queryFrom !== 0 || first!.listedFrom !== 0) return 0
  if (!matches.every(match => isNamed(match, query, listed))) return 0
  const side = short === query ? 'query' : 'listed'
  // What one side takes for a patronymic carries no name.
  const shared = matches.reduce((sum, match) => sum + match.agreement.value * match.weight, 0)
  if (2 * shared < heldShare * weigh(short.tokens)) return 0
  if (
    !short.tokens.some(isSurname) ||
    short.tokens.some(token => token.role === 'word' && !token.abjad && token.key.length < 3)
  )
    return 0
  if (covered(matches, short.tokens, side) < namedCovered || weigh(short.tokens) < namedWeight) return 0
  return containedFloor + namedReach * covered(matches, long.tokens, side === 'query' ? 'listed' : 'query')
}

const personal: ReadonlySet<Token['role']> = new Set(['word', 'common', 'patronymic', 'kin', 'title'])
// Muhammad Amin and Louis Michel are the given names of many.
const isSurname = (token: Token, at: number): boolean =>
  at > 0 && token.role === 'word' && givenNamesOf(token.key, token.abjad).length === 0
const isPersonal = (token: Token): boolean => personal.has(token.role) && !token.han

const loneNumeral = (query: Variant, listed: Variant): boolean => counts(query) !== counts(listed)

const counts = ({ tokens }: Variant): boolean =>
  tokens.some(({ role, key }) => role === 'numeral' || numberOfLetter[key] !== undefined)
