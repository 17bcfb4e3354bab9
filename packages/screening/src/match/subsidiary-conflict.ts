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

const endings = ['BANK', 'BANKA', 'BANCA', 'BANCO', 'BANQUE'] as const

/** What a bank may leave out of its name; any other business word makes another bank. */
const ofAny = concepts('group holding company bank')

/** Names of business words alone, of which one has a business that the other lacks: a Development Bank is no Bank. */
export const otherBank = (matches: readonly Match[], query: Variant, listed: Variant): boolean => {
  if (!isBank(query.tokens) || !isBank(listed.tokens)) return false
  const other = (side: Side): boolean =>
    unmet(side, ({ role, concept }) => role === 'trade' && !ofAny.has(concept)).length > 0
  return (
    other({ tokens: query.tokens, met: positions(matches, 'query') }) ||
    other({ tokens: listed.tokens, met: positions(matches, 'listed') })
  )
}

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

const text = (tokens: readonly Token[]): string => tokens.map(token => token.text).join(' ')

const conflict = (
  factor: number,
  [left, right]: readonly [readonly Token[], readonly Token[]],
): NameConflict[] =>
  left.length > 0 !== right.length > 0
    ? [{ about: 'subsidiary', query: text(left), listed: text(right), factor }]
    : []

const sameAbroad = 82
const lineFactor = 0.86
const branchFactor = 0.88

const isCountry = ({ concept }: Token): boolean => /^@[A-Z]{2}$/.test(concept)

const hasForm = ({ tokens }: Side): boolean => tokens.some(({ role }) => role === 'form')

/** A bare country says where a bank is at home; with a form beside it the name is that of a firm in that country. */
const countryOf = (sides: readonly [Side, Side], left: readonly [Token[], Token[]]): string | undefined => {
  const at = left[0].length > 0 ? 0 : 1
  const [only, ...more] = left[at]
  if (!only || more.length > 0 || !isCountry(only)) return undefined
  return hasForm(sides[at]) ? undefined : only.concept.slice(1)
}

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
  const left = (wanted: (token: Token) => boolean): [Token[], Token[]] => [
    unmet(sides[0], wanted),
    unmet(sides[1], wanted),
  ]
  const found = conflict(
    lineFactor,
    left(token => lines.has(token.concept)),
  )
  if (found.length > 0) return found
  const places = left(token => token.role === 'region')
  const branch = conflict(branchFactor, places)
  // What is only read alike is another bank as well.
  const heard = isReading(query) || isReading(listed)
  const country = branch.length > 0 && !heard ? countryOf(sides, places) : undefined
  return country === undefined ? branch : branch.map(one => ({ ...one, about: 'bankCountry', country }))
}

/** What is shown at most of a bank and its subsidiary or branch; it may be the bank itself where only a country is told. */
export const mostOfHouse = (house: readonly NameConflict[]): number =>
  house.some(({ country }) => country !== undefined) ? sameAbroad : containedFloor
