import { isReading, type Token, type Variant } from '../../name/token/token.ts'
import { metWeight, type Match } from '../piece/match.ts'
import { containedFloor } from './contained.ts'
import { covered, isReordered, weigh, type Side } from './met.ts'
import { floored, type Pair, type Signal } from './signal.ts'
import { bearsGivenName } from '../../name/token/tells.ts'

const namedReach = 3
export const namedWeight = 1
/** Least that a name held in a longer one earns of its own weight, both sides together. */
const heldShare = 1.5
export const spelledAgreement = 0.96
/** All that letters and consonants can agree, the long vowels met. */
export const namedAgreement = 0.93
export const namedCovered = 0.91

/** Whether two words are one name, as far as their scripts can say. */
const isNamed = ({ agreement, queryFrom, listedFrom }: Match, query: Variant, listed: Variant): boolean =>
  agreement.value >=
  (query.tokens[queryFrom]!.abjad === listed.tokens[listedFrom]!.abjad ? spelledAgreement : namedAgreement)

/** Where a name begins behind its titles (سید علی …). */
const begin = ({ tokens }: Variant): number => tokens.findIndex(({ role }) => role !== 'title')

/** A given name in front and a name behind it, met in a longer name in that order: Hugo Carvajal, Hugo A. Carvajal Barrios. */
const namedWithin = ({ matches, query, listed }: Pair): number => {
  if (isReading(query) || isReading(listed)) return 0
  const [short, long] = query.tokens.length <= listed.tokens.length ? [query, listed] : [listed, query]
  if (!short.tokens.every(isPersonalLatin) || !long.tokens.every(isPersonalLatin)) return 0
  if (matches.length < 2 || isReordered(matches)) return 0
  const [first] = matches
  if (first!.queryFrom !== begin(query) || first!.listedFrom !== begin(listed)) return 0
  if (!matches.every(match => isInitial(match) || isNamed(match, query, listed))) return 0
  const side = short === query ? 'query' : 'listed'
  // What one side takes for a patronymic carries no name.
  const shared = metWeight(matches)
  if (2 * shared < heldShare * weigh(short.tokens)) return 0
  if (
    !short.tokens.some(isSurname) ||
    short.tokens.some(
      (token, at) =>
        token.role === 'word' && !token.abjad && token.key.length < 3 && !isMetInitial(matches, side, at),
    )
  )
    return 0
  if (covered(matches, short.tokens, side) < namedCovered || weigh(short.tokens) < namedWeight) return 0
  return containedFloor + namedReach * covered(matches, long.tokens, side === 'query' ? 'listed' : 'query')
}

const isInitial = ({ agreement }: Match): boolean => agreement.rule === 'initial'

/** An initial that agrees hides nobody who is found without it (Hugo Carvallo B., Hugo CARVALLO BARRIENTOS). */
const isMetInitial = (matches: readonly Match[], side: Side, at: number): boolean =>
  at > 1 &&
  matches.some(match => isInitial(match) && (side === 'query' ? match.queryFrom : match.listedFrom) === at)

const personal: ReadonlySet<Token['role']> = new Set(['word', 'common', 'patronymic', 'kin', 'title'])
// Muhammad Amin and Louis Michel are the given names of many.
const isSurname = (token: Token, at: number): boolean =>
  at > 0 && token.role === 'word' && !bearsGivenName(token)
export const isPersonalLatin = (token: Token): boolean => personal.has(token.role) && !token.han

/** A person's given name and surname inside a longer name. */
export const personWithin: Signal = {
  name: 'personWithin',
  tells: 'A given name in front and a surname behind it stand in that order in a longer name of a person.',
  example: ['Hugo Carvallo', 'Hugo Armando Carvallo Barrientos'],
  of: pair => floored('personWithin', namedWithin(pair)),
}
