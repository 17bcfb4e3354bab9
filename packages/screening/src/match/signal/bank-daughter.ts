import { isHomeOf, knownHouse } from '../../name/house/known-names.ts'
import { isGeneric, isReading, type Token } from '../../name/token/token.ts'
import { isCountry, isForm, isInHan, isPlace } from '../../name/token/tells.ts'
import type { Match } from '../piece/match.ts'
import { concepts, isBank, isBankBusiness, isBankWord } from './bank-words.ts'
import { containedFloor } from './contained.ts'
import { isMet, leftOf, textsOf, type Side } from './met.ts'
import { noSign, type Pair, type Sign, type Signal } from './signal.ts'

/** Business that a bank runs in a firm of its own; lending, saving and developing are what a bank itself does. */
const lines = concepts(
  'leasing securities capital insurance life-insurance asset fund service technology software brokerage factoring ' +
    'property payment consulting information system automation logistics travel medical education media security ' +
    'trust card international united',
)

/** A national or an Islamic bank is another one than the bank of that name. */
const kinds = concepts('national islamic people')

/** Words that many firms of one house share; any other one behind a bank's own name is a business of its own. */
const structure = concepts(
  'group holding company bank international national general united commercial central',
)

const shortestBusiness = 3

/** BANK NORVA INVESTMENT and NORVA BANK SERVICE run another business; NORVA INVESTMENT BANK says what the bank is. */
const isBehindName = ({ tokens }: Named, token: Token): boolean => {
  const { role, concept, key } = token
  if (role !== 'trade' || structure.has(concept) || key.length < shortestBusiness) return false
  const at = tokens.indexOf(token)
  const before = tokens.slice(0, at)
  const named = before.some(one => one.role === 'word')
  return named && before.some(isBankWord) && !tokens.slice(at).some(isBankWord)
}

/** A public joint-stock company is no state's. */
const isOtherKind = ({ concept, key }: Token): boolean => kinds.has(concept) && !key.startsWith('PUBL')

interface Named {
  readonly tokens: readonly Token[]
  readonly matches: readonly Match[]
  readonly side: Side
}

const unmet = ({ tokens, matches, side }: Named, wanted: (token: Token) => boolean): Token[] =>
  leftOf(tokens, matches, side, wanted)

/** What each side has that the other lacks. */
type Left = readonly [readonly Token[], readonly Token[]]

const conflict = (factor: number, [left, right]: Left): Sign[] =>
  left.length > 0 !== right.length > 0
    ? [{ about: 'subsidiary', query: textsOf(left), listed: textsOf(right), factor }]
    : []

const sameAbroad = 82
const lineFactor = 0.86
const branchFactor = 0.88
const kindFactor = 0.8

const hasForm = ({ tokens }: Named): boolean => tokens.some(isForm)

/** A bare country says where a bank is at home; with a form beside it the name is that of a firm in that country. */
const countryOf = (side: Named): Token | undefined => {
  const [only, ...more] = unmet(side, isPlace)
  return only && more.length === 0 && isCountry(only) && !hasForm(side) ? only : undefined
}

export const ofBankAtHome = 88
const nameOfHome = 84

/** Chinese puts the country of a foreign bank in front (西班牙桑坦德银行), and that of its branch behind. */
const isHomeInChinese = ([mine, other]: readonly [Named, Named], country: Token): boolean =>
  isInHan(country) && mine.tokens[0] === country && !other.tokens.some(isInHan)

/** A country told beside a bank: its home, where that is known; else it may be a branch there. */
const conflictAbroad = (branch: Sign, sides: readonly [Named, Named]): Sign => {
  const ordered: readonly [Named, Named] = branch.query === '' ? [sides[1], sides[0]] : sides
  const country = countryOf(ordered[0])
  if (!country) return branch
  const code = country.concept.slice(1)
  const home = isHomeOf(ordered[1].tokens, country)
  if (home === false) return branch
  const most = home ? ofBankAtHome : isHomeInChinese(ordered, country) ? nameOfHome : sameAbroad
  return { ...branch, about: 'bankCountry', country: code, cap: most }
}

/** Business on one side and a place on the other: two daughters of one bank. */
const isOfDaughters = (business: Left, places: Left): boolean =>
  business.some((tokens, side) => tokens.length > 0 && places[1 - side]!.length > 0)

/** A known house need not be called a bank: Société Générale Maroc. */
const isHouse = ({ tokens, matches, side }: Named, at: number, sides: readonly Named[]): boolean => {
  const place = tokens.find(({ role }, i) => role === 'region' && !isMet(matches, side, i))
  return place !== undefined && isHomeOf(sides[1 - at]!.tokens, place) !== undefined
}

const ofDaughters = 74
const ofAnotherKind = 72

/** A line of business or a place that only one of two names of a bank has: its leasing firm or branch is another party. */
const daughterOf = ({ matches, query, listed }: Pair): readonly Sign[] => {
  const sides: readonly [Named, Named] = [
    { tokens: query.tokens, matches, side: 'query' },
    { tokens: listed.tokens, matches, side: 'listed' },
  ]
  if (!sides.every(({ tokens }) => isBank(tokens)) && !sides.some(isHouse)) return noSign
  // Names that differ in a distinguishing word are two anyway.
  if (sides.some(side => unmet(side, token => !isGeneric(token)).length > 0)) return noSign
  const left = (wanted: (token: Token, side: Named) => boolean): [Token[], Token[]] => [
    unmet(sides[0], token => wanted(token, sides[0])),
    unmet(sides[1], token => wanted(token, sides[1])),
  ]
  const business = left(
    (token, side) =>
      lines.has(token.concept) || isBehindName(side, token) || isOfDaughter(sides, side, token),
  )
  const found = conflict(lineFactor, business)
  const another = conflict(kindFactor, left(isOtherKind))
  if (another.length > 0) return another.map(one => ({ ...one, about: 'trade', cap: ofAnotherKind }))
  const places = left(isPlace)
  const branch = conflict(branchFactor, places)
  const more = left(isBankBusiness)
  if (isOfDaughters(more, places)) return [...conflict(lineFactor, more), ...branch]
  if (found.length > 0) return found
  // What is only read alike is another bank as well.
  const heard = isReading(query) || isReading(listed)
  return heard ? branch : branch.map(one => conflictAbroad(one, sides))
}

/** RHB Investment Bank is no RHB Bank, which is known by that name. */
const isOfDaughter = ([a, b]: readonly [Named, Named], side: Named, token: Token): boolean => {
  if (!isBankBusiness(token) || structure.has(token.concept)) return false
  const house = knownHouse({ kind: 'direct', tokens: (side === a ? b : a).tokens })
  return house !== undefined && knownHouse({ kind: 'direct', tokens: side.tokens }) !== house
}

/** A bank and its daughter or branch are shown with the cap at most, and are shown; two daughters of one bank are not. */
const capped = (signs: readonly Sign[]): readonly Sign[] => {
  const cap = signs.length > 1 ? ofDaughters : containedFloor
  return signs.map(one => ({ ...one, cap: one.cap ?? cap, hidesNothing: true }))
}

export const bankDaughter: Signal = {
  name: 'bankDaughter',
  tells:
    'Only one of two names of a bank, or of a known house, has a line of business or a place: its daughter or branch.',
  example: ['Bank Norvarion', 'Bank Norvarion Leasing'],
  of: pair => capped(daughterOf(pair)),
}
