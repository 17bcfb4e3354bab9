import { isGeneric, isReading, type Token, type Variant } from '../name/token.ts'
import type { Match } from './align.ts'
import { containedFloor } from './held-name.ts'
import { positions, type NameConflict } from './name-conflict.ts'

const concepts = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(word => `#${word}`))

/** Business that a bank runs in a firm of its own; lending, saving and developing are what a bank itself does. */
const lines = concepts(
  'leasing securities capital insurance life-insurance asset fund service technology software brokerage factoring ' +
    'property payment consulting information system automation logistics travel medical education media security ' +
    'trust card',
)

/** A national or an Islamic bank is another one than the bank of that name. */
const kinds = concepts('national islamic people')

const endings = ['BANK', 'BANKA', 'BANCA', 'BANCO', 'BANQUE'] as const

/** What a bank may leave out of its name; any other business word makes another bank. */
const ofAny = concepts('group holding company bank')

const isBusiness = ({ role, concept }: Token): boolean => role === 'trade' && !ofAny.has(concept)

/** What sort of bank it is, other than that of a state or its middle. */
const tellsKind = (token: Token): boolean => isBusiness(token) && !everyState.has(token.concept)

const everyState = concepts('national central federal international people')

/** Names of business words alone, of which one has a business that the other lacks: a Development Bank is no Bank. */
export const otherBank = (matches: readonly Match[], query: Variant, listed: Variant): boolean => {
  if (!isBank(query.tokens) || !isBank(listed.tokens)) return false
  // A savings bank of a state is that of its country.
  const telling = query.tokens.some((token, at) => positions(matches, 'query').has(at) && tellsKind(token))
  const other = (side: Side): boolean =>
    unmet(side, token => isBusiness(token) && !(telling && token.concept === '#national')).length > 0
  return (
    other({ tokens: query.tokens, met: positions(matches, 'query') }) ||
    other({ tokens: listed.tokens, met: positions(matches, 'listed') })
  )
}

/** Words that many firms of one house share; any other one behind a bank's own name is a business of its own. */
const structure = concepts(
  'group holding company bank international national general united commercial central',
)

const shortestBusiness = 3

/** BANK NORVA INVESTMENT and NORVA BANK SERVICE run another business; NORVA INVESTMENT BANK says what the bank is. */
const isBehindName = ({ tokens }: Side, token: Token): boolean => {
  const { role, concept, key } = token
  if (role !== 'trade' || structure.has(concept) || key.length < shortestBusiness) return false
  const at = tokens.indexOf(token)
  const before = tokens.slice(0, at)
  const named = before.some(one => one.role === 'word')
  return named && before.some(isBankWord) && !tokens.slice(at).some(isBankWord)
}

/** A public joint-stock company is no state's. */
const isOtherKind = ({ concept, key }: Token): boolean => kinds.has(concept) && !key.startsWith('PUBL')

/** The word itself in any language, or a brand that ends in it (NORVABANK). */
const isBankWord = ({ key, concept }: Token): boolean =>
  concept === '#bank' || (concept === '' && endings.some(end => key.endsWith(end)))

const isBank = (tokens: readonly Token[]): boolean => tokens.some(isBankWord)

interface Side {
  readonly tokens: readonly Token[]
  readonly met: ReadonlySet<number>
}

const unmet = ({ tokens, met }: Side, wanted: (token: Token) => boolean): Token[] =>
  tokens.filter((token, at) => !met.has(at) && wanted(token))

/** What each side has that the other lacks. */
type Left = readonly [readonly Token[], readonly Token[]]

const text = (tokens: readonly Token[]): string => tokens.map(token => token.text).join(' ')

const conflict = (factor: number, [left, right]: Left): NameConflict[] =>
  left.length > 0 !== right.length > 0
    ? [{ about: 'subsidiary', query: text(left), listed: text(right), factor }]
    : []

const sameAbroad = 82
const lineFactor = 0.86
const branchFactor = 0.88
const kindFactor = 0.8

const isCountry = ({ concept }: Token): boolean => /^@[A-Z]{2}$/.test(concept)

const hasForm = ({ tokens }: Side): boolean => tokens.some(({ role }) => role === 'form')

/** A bare country says where a bank is at home; with a form beside it the name is that of a firm in that country. */
const countryOf = (sides: readonly [Side, Side], left: readonly [Token[], Token[]]): string | undefined => {
  const at = left[0].length > 0 ? 0 : 1
  const [only, ...more] = left[at]
  if (!only || more.length > 0 || !isCountry(only)) return undefined
  return hasForm(sides[at]) ? undefined : only.concept.slice(1)
}

/** A line of business on one side and a place on the other: two daughters of one bank. */
const isOfDaughters = (business: Left, places: Left): boolean =>
  business.some((tokens, side) => tokens.length > 0 && places[1 - side]!.length > 0)

/** A line of business or a place that only one of two names of a bank has: its leasing firm or branch is another party. */
export const subsidiaryConflict = (
  matches: readonly Match[],
  query: Variant,
  listed: Variant,
): NameConflict[] => {
  if (!isBank(query.tokens) || !isBank(listed.tokens)) return []
  const sides: readonly [Side, Side] = [
    { tokens: query.tokens, met: positions(matches, 'query') },
    { tokens: listed.tokens, met: positions(matches, 'listed') },
  ]
  // Names that differ in a distinguishing word are two anyway.
  if (sides.some(side => unmet(side, token => !isGeneric(token)).length > 0)) return []
  const left = (wanted: (token: Token, side: Side) => boolean): [Token[], Token[]] => [
    unmet(sides[0], token => wanted(token, sides[0])),
    unmet(sides[1], token => wanted(token, sides[1])),
  ]
  const business = left((token, side) => lines.has(token.concept) || isBehindName(side, token))
  const found = conflict(lineFactor, business)
  const another = conflict(kindFactor, left(isOtherKind))
  if (another.length > 0) return another.map(one => ({ ...one, about: 'trade' }))
  const places = left(token => token.role === 'region')
  const branch = conflict(branchFactor, places)
  if (found.length > 0) return isOfDaughters(business, places) ? [...found, ...branch] : found
  // What is only read alike is another bank as well.
  const heard = isReading(query) || isReading(listed)
  const country = branch.length > 0 && !heard ? countryOf(sides, places) : undefined
  return country === undefined ? branch : branch.map(one => ({ ...one, about: 'bankCountry', country }))
}

const ofDaughters = 74
const ofAnotherKind = 72

/** What is shown at most of a bank and its subsidiary or branch; it may be the bank itself where only a country is told. */
export const mostOfHouse = (house: readonly NameConflict[]): number => {
  if (house.some(({ about }) => about === 'trade')) return ofAnotherKind
  if (house.length > 1) return ofDaughters
  return house.some(({ country }) => country !== undefined) ? sameAbroad : containedFloor
}
