import type { Role } from '../../name/lexicon/lexicon.ts'
import { onlyGeneric, type Token, type Variant } from '../../name/token/token.ts'
import type { TypedPart } from './typed-part.ts'
import { bearsGivenName, isForm, isPlace, isStructure } from '../../name/token/tells.ts'
import { aloneWeight } from '../../match/signal/asked-alone.ts'
import { loneWeight } from '../../match/signal/contained.ts'

const untold: ReadonlySet<Role> = new Set<Role>(['form', 'title', 'kin', 'stop'])

type Told = Pick<TypedPart, 'lone' | 'beside'>
type Whose = 'nobody' | 'house' | 'anybody'

/** What a list may print as a whole name: a ship is called KALUGA as well as HOPE. */
const mayBeWhole: ReadonlySet<Role> = new Set<Role>(['word', 'common', 'region'])

/** FINANCE INVESTMENT HOLDINGS says two words of business. */
const isOfNobody = (told: readonly Token[]): boolean =>
  onlyGeneric(told) && told.filter(token => !isStructure(token)).length < 3

/** With its form a firm is called by one word of business (PETROQUIMICO FZE). */
const isFirm = (only: Token, tokens: readonly Token[]): boolean =>
  only.role === 'trade' && !isStructure(only) && tokens.some(isForm)

/** Of one word: whether it is rare, or what stands beside it says whose name it is. Given names are those of many. */
const namedByOne = (only: Token, { tokens }: Variant, { lone, beside }: Told): Whose => {
  // No ship has a branch.
  if (lone === 'anybody') return mayBeWhole.has(only.role) ? (beside?.part ? 'house' : 'anybody') : 'nobody'
  if (lone === 'firm' && isFirm(only, tokens)) return 'house'
  if (only.role !== 'word' || bearsGivenName(only)) return 'nobody'
  if (only.weight >= loneWeight) return lone === 'rare' ? 'house' : 'anybody'
  if (only.weight < aloneWeight || lone === 'rare') return 'nobody'
  return lone === 'firm' ? 'house' : lone
}

/**
 * Whose whole name a part of a text may be: of several words anybody's, of one word that is rare too; of another word as
 * `lone` says. Every country has an Agricultural Bank.
 */
export const namedBy = (form: Variant, told: Told): Whose => {
  const { tokens } = form
  const { beside } = told
  const words = tokens.filter(({ role }) => !untold.has(role))
  const [only, ...more] = words
  if (only === undefined) return 'nobody'
  if (more.length === 0) return namedByOne(only, form, told)
  const isOrdinary = beside === undefined ? told.lone === 'nobody' : beside.country
  const isName = !isOrdinary || words.some(isPlace) || !isOfNobody(words)
  return isName ? 'anybody' : 'nobody'
}
