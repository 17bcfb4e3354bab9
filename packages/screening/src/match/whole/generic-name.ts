import { isForm, isInHan } from '../../name/token/tells.ts'
import type { Variant } from '../../name/token/token.ts'
import { ofOneHouse, overlap, productOf, type NameScore } from '../score/compose.ts'
import { isReordered } from '../signal/met.ts'
import type { Pair } from '../signal/signal.ts'
import { ofBusiness, signsOf } from '../score/signals.ts'
import { onlyCountryLeft } from './country-left.ts'
import { otherBank } from './other-bank.ts'
import { belowHit } from '../shown.ts'

export const words = ({ tokens }: Variant): number => tokens.filter(token => token.role !== 'form').length

/** So many generic words are a name. */
export const fewestGeneric = 3
export const genericOverlap = 0.88
const genericPart = 74
export const genericSame = 88
/** Two generic words are a name only when both are met (交通银行, Bank of Communications). */
const genericPair = 0.86

const alike = 3
const inLatin = /^[A-Z\d]/
const namedIn = ({ tokens }: Variant): readonly string[] =>
  tokens.filter(token => !isForm(token)).map(({ key }) => key)

/** Bank of Communications is no KB Svyaz, and Finance Holding no Holding Finance: words that many put together, written in Latin letters. */
export const otherWords = (query: Variant, listed: Variant): boolean => {
  if (query.kind === 'transliterated' || listed.kind === 'transliterated') return false
  const [own, other] = [namedIn(query), namedIn(listed)]
  if (own.length !== other.length || ![...own, ...other].every(key => inLatin.test(key))) return false
  return own.every((key, at) => key.slice(0, alike) !== other[at]?.slice(0, alike))
}

/** A house has a Chinese name that it is met by: by what its foreign one means it is another one (上海电气, 上海电力). */
const isMeantBack = (query: Variant, listed: Variant): boolean =>
  (query.kind === 'house' && listed.tokens.every(isInHan)) ||
  (listed.kind === 'house' && query.tokens.every(isInHan))

/** Names of generic words alone (中国船舶工业集团) count only nearly whole, and never beyond a possible match. */
export const measureGeneric = (pair: Pair): NameScore => {
  const { matches, query, listed } = pair
  const conflicts = signsOf(ofBusiness, pair, 0)
  const shared = overlap(pair) * productOf(conflicts, 1)
  const least = Math.min(words(query), words(listed))
  const whole = least >= fewestGeneric && shared >= genericOverlap
  const two = least > 1 && shared >= genericPair && !otherWords(query, listed)
  const other = isMeantBack(query, listed) || otherBank(matches, query, listed)
  const abroad = least >= fewestGeneric && !whole && onlyCountryLeft(matches, query, listed)
  const part = least > 0 ? genericPart * shared : 0
  const known = whole ? Math.min(belowHit, 100 * shared) : abroad ? genericAbroad : two ? genericSame : part
  const score = other ? Math.min(part, known) : known
  return ofOneHouse({ score, matches, conflicts, silent: [], reordered: isReordered(matches) }, pair)
}

const genericAbroad = 82
