import { knownHouse } from '../name/known-names.ts'
import { isGeneric, isReading, type Token, type Variant } from '../name/token.ts'
import type { Match } from './align.ts'
import { containedFloor } from './held-name.ts'
import { positions, type NameConflict } from './name-conflict.ts'

const concepts = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(word => `#${word}`))

/** Business that a bank runs in a firm of its own; lending, saving and developing are what a bank itself does. */
const lines = concepts(
  'leasing securities capital insurance life-insurance asset fund service technology software brokerage factoring ' +
    'property payment consulting information system automation logistics travel medical education media security ' +
    'trust card international united',
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
const countryOf = (side: Side): Token | undefined => {
  const [only, ...more] = unmet(side, token => token.role === 'region')
  return only && more.length === 0 && isCountry(only) && !hasForm(side) ? only : undefined
}

export const atHome = 88
const nameOfHome = 84

const inHan = ({ key }: Token): boolean => /^\p{Script=Han}/u.test(key)

/** Chinese puts the country of a foreign bank in front (西班牙桑坦德银行), and that of its branch behind. */
const isHomeInChinese = ([mine, other]: readonly [Side, Side], country: Token): boolean =>
  inHan(country) && mine.tokens[0] === country && !other.tokens.some(inHan)

/** Whether a country is the home of the house that tokens name; undefined where that is not known. */
export const isAtHome = (tokens: readonly Token[], country: Token): boolean | undefined => {
  const house = knownHouse({ kind: 'direct', tokens })
  return house && house.home !== '' ? `@${house.home}` === country.concept : undefined
}

/** A country told beside a bank: its home, where that is known; else it may be a branch there. */
const conflictAbroad = (branch: NameConflict, sides: readonly [Side, Side]): NameConflict => {
  const ordered: readonly [Side, Side] = branch.query === '' ? [sides[1], sides[0]] : sides
  const country = countryOf(ordered[0])
  if (!country) return branch
  const code = country.concept.slice(1)
  const home = isAtHome(ordered[1].tokens, country)
  if (home === false) return branch
  const most = home ? atHome : isHomeInChinese(ordered, country) ? nameOfHome : sameAbroad
  return { ...branch, about: 'bankCountry', country: code, most }
}

/** Business on one side and a place on the other: two daughters of one bank. */
const isOfDaughters = (business: Left, places: Left): boolean =>
  business.some((tokens, side) => tokens.length > 0 && places[1 - side]!.length > 0)

/** A known house need not be called a bank: Société Générale Maroc. */
const isHouse = ({ tokens, met }: Side, at: number, sides: readonly Side[]): boolean => {
  const place = tokens.find(({ role }, i) => role === 'region' && !met.has(i))
  return place !== undefined && isAtHome(sides[1 - at]!.tokens, place) !== undefined
}

/** A line of business or a place that only one of two names of a bank has: its leasing firm or branch is another party. */
export const subsidiaryConflict = (
  matches: readonly Match[],
  query: Variant,
  listed: Variant,
): NameConflict[] => {
  const sides: readonly [Side, Side] = [
    { tokens: query.tokens, met: positions(matches, 'query') },
    { tokens: listed.tokens, met: positions(matches, 'listed') },
  ]
  if (!sides.every(({ tokens }) => isBank(tokens)) && !sides.some(isHouse)) return []
  // Names that differ in a distinguishing word are two anyway.
  if (sides.some(side => unmet(side, token => !isGeneric(token)).length > 0)) return []
  const left = (wanted: (token: Token, side: Side) => boolean): [Token[], Token[]] => [
    unmet(sides[0], token => wanted(token, sides[0])),
    unmet(sides[1], token => wanted(token, sides[1])),
  ]
  const business = left(
    (token, side) =>
      lines.has(token.concept) || isBehindName(side, token) || isOfDaughter(sides, side, token),
  )
  const found = conflict(lineFactor, business)
  const another = conflict(kindFactor, left(isOtherKind))
  if (another.length > 0) return another.map(one => ({ ...one, about: 'trade' }))
  const places = left(token => token.role === 'region')
  const branch = conflict(branchFactor, places)
  const more = left(isBusiness)
  if (isOfDaughters(more, places)) return [...conflict(lineFactor, more), ...branch]
  if (found.length > 0) return found
  // What is only read alike is another bank as well.
  const heard = isReading(query) || isReading(listed)
  return heard ? branch : branch.map(one => conflictAbroad(one, sides))
}

/** RHB Investment Bank is no RHB Bank, which is known by that name. */
const isOfDaughter = ([a, b]: readonly [Side, Side], side: Side, token: Token): boolean => {
  if (!isBusiness(token) || structure.has(token.concept)) return false
  const house = knownHouse({ kind: 'direct', tokens: (side === a ? b : a).tokens })
  return house !== undefined && knownHouse({ kind: 'direct', tokens: side.tokens }) !== house
}

const ofDaughters = 74
const ofAnotherKind = 72

/** What is shown at most of a bank and its subsidiary or branch; it may be the bank itself where only a country is told. */
export const mostOfHouse = (house: readonly NameConflict[]): number => {
  if (house.some(({ about }) => about === 'trade')) return ofAnotherKind
  if (house.length > 1) return ofDaughters
  return house[0]?.most ?? containedFloor
}
