import { numberOfLetter } from '../../name/lexicon/numeral.ts'
import { isOnlyRead, type Token, type Variant } from '../../name/token/token.ts'
import { bearsGivenName, namesFirm } from '../../name/token/tells.ts'
import type { Match } from '../piece/match.ts'
import { covered, isMet, type Side } from './met.ts'
import { floored, type Pair, type Signal } from './signal.ts'
import { shownFrom } from '../shown.ts'

/** A name held whole inside a longer one is worth showing when it holds a distinguishing word as written. */
export const containedFloor = shownFrom
export const containedReach = 5
/** Share of the held name that must be met. */
export const leastCovered = 0.97
export const tellingWeight = 0.7
/** A single word inside a longer name must be rarer: Abubakar is part of many names. */
export const loneWeight = 0.89
export const tellingAgreement = 0.89

/** A distinguishing word, or characters that distinguish together, met as written. */
const isTelling = ({ matches, query: { tokens: query }, listed: { tokens: listed } }: Pair): boolean => {
  let characters = 0
  let count = 0
  for (const { weight, agreement, queryFrom, listedFrom } of matches) {
    // Luis Duarte is no Luis Eduardo Norvan: another spelling of a given name distinguishes nobody.
    const isGiven = agreement.value < 1 && bearsGivenName(listed[listedFrom]!)
    if (weight >= tellingWeight && agreement.value >= tellingAgreement && !isGiven) return true
    if (!query[queryFrom]!.han || agreement.value < 1) continue
    characters += weight
    count++
  }
  return count > 1 && characters >= tellingWeight
}

const loneNumeral = (query: Variant, listed: Variant): boolean => counts(query) !== counts(listed)

const counts = ({ tokens }: Variant): boolean =>
  tokens.some(({ role, key }) => role === 'numeral' || numberOfLetter(key) !== undefined)

const isLetterOfBrand = (token: Token | undefined): boolean => token?.han === true && token.role === 'word'

/** A single character stands before what is met: 沙赫德航空 holds no 赫德, 金风帆 no 风帆; a town has two. */
const cutsAt = (tokens: readonly Token[], matches: readonly Match[], side: Side): boolean => {
  const first = tokens.findIndex((_, at) => isMet(matches, side, at))
  return (
    first > 0 &&
    isLetterOfBrand(tokens[first]) &&
    isLetterOfBrand(tokens[first - 1]) &&
    !isLetterOfBrand(tokens[first - 2])
  )
}

const cutsBrand = ({ matches, query: { tokens: query }, listed: { tokens: listed } }: Pair): boolean =>
  (namesFirm(query) || namesFirm(listed)) &&
  (cutsAt(query, matches, 'query') || cutsAt(listed, matches, 'listed'))

/** Characters that stand here and there in a longer word are no name in it: 德普尔, 吉德罗普里博尔. */
const isScattered = (held: Variant, other: Variant): boolean =>
  held.tokens.every(isLetterOfBrand) && !other.bare.includes(held.bare)

/** One name held whole in the other, 0 when it is not. */
const heldWhole = (pair: Pair): number => {
  const { matches, query, listed } = pair
  if (isOnlyRead(query) || isOnlyRead(listed) || !isTelling(pair)) return 0
  if (matches.length === 1 && matches[0]!.weight < loneWeight) return 0
  if (loneNumeral(query, listed) || cutsBrand(pair)) return 0
  const sides = [covered(matches, query.tokens, 'query'), covered(matches, listed.tokens, 'listed')] as const
  if (Math.max(...sides) < leastCovered) return 0
  const isApart = sides[0] >= sides[1] ? isScattered(query, listed) : isScattered(listed, query)
  return isApart ? 0 : containedFloor + containedReach * Math.min(...sides)
}

/** One name held whole in the other: Norva Bank Frankfurt holds Norva Bank. */
export const contained: Signal = {
  name: 'contained',
  tells:
    'One name is held whole inside the other, with a word rare enough to distinguish it: shown from 80 on.',
  example: ['Norvarion Holding', 'Norvarion Holding Frankfurt Branch'],
  of: pair => floored('contained', heldWhole(pair)),
}
