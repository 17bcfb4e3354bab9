import { isInHan } from '../../name/token/tells.ts'
import type { Token } from '../../name/token/token.ts'
import { leftOf, textsOf } from './met.ts'
import { noSign, type Pair, type Sign, type Signal } from './signal.ts'

/** Words that many firms of one house share or add: they part nobody. */
const shared: ReadonlySet<string> = new Set(
  'group holding international enterprise industry development investment import export import-export technology manufacture national branch new company engineering service management united general'
    .split(' ')
    .map(word => `#${word}`),
)

/** Kinds of body: lists translate one body by several of them (Foundation, Association; Movement, Party). */
const bodies: ReadonlySet<string> = new Set(
  (
    'association fund charity department institute headquarters center complex factory bureau guard front party movement battalion division ' +
    'production-association production-enterprise production-company production-center technical-center research-center design-bureau ' +
    'design research science laboratory key-laboratory base'
  )
    .split(' ')
    .map(word => `#${word}`),
)

/** Lines of business that lists and firms name by one another's words, when they translate a name. */
const kin: readonly ReadonlySet<string>[] = [
  'energy power electric',
  'engine power',
  'aviation airline avionics aeroengine',
  'optics photoelectric',
  'logistics freightforwarding',
  'hightech newtech technology',
  'market retail mall',
  'defence security protection',
  'equipment machinery instrument device',
  'trading foreign-trade economic',
  'semiconductor integrated-circuit chip',
  'headquarters base',
  'material metal mining',
].map(line => new Set(line.split(' ').map(word => `#${word}`)))

const areKin = (a: Token, b: Token): boolean =>
  kin.some(words => words.has(a.concept) && words.has(b.concept))

const allKin = (left: readonly Token[], right: readonly Token[]): boolean =>
  left.every(one => right.some(other => areKin(one, other))) &&
  right.every(one => left.some(other => areKin(one, other)))

/** A business word that tells one firm of a house from another. */
export const tellsLine = ({ role, concept }: Token): boolean =>
  role === 'trade' && concept !== '' && !shared.has(concept)

const tradeFactor = 0.76
const otherCharacterFactor = 0.92

const distinguishes = ({ role }: Token): boolean => role === 'word' || role === 'common'

const areInHan = ({ query, listed }: Pair): boolean =>
  query.kind === 'direct' && listed.kind === 'direct' && [...query.tokens, ...listed.tokens].every(isInHan)

/** 天骄子 is hardly 天骄航空: one name has a character more, the other a line of business. */
const otherCharacter = (pair: Pair): readonly Sign[] => {
  const { matches, query, listed } = pair
  const left = leftOf(query.tokens, matches, 'query')
  const right = leftOf(listed.tokens, matches, 'listed')
  const [more, line] = left.some(tellsLine) ? [right, left] : [left, right]
  if (!line.some(tellsLine) || more.some(tellsLine) || !more.some(distinguishes)) return noSign
  if (line.some(distinguishes) || !areInHan(pair)) return noSign
  return [
    {
      about: 'trade',
      query: textsOf(left),
      listed: textsOf(right),
      factor: otherCharacterFactor,
      silent: true,
    },
  ]
}

/** One brand in two lines of business: Larkfield Lighting is hardly Larkfield Logistics. */
const otherLine = (pair: Pair): readonly Sign[] => {
  const { matches, query, listed } = pair
  const left = leftOf(query.tokens, matches, 'query', tellsLine)
  const right = leftOf(listed.tokens, matches, 'listed', tellsLine)
  if (left.length === 0 || right.length === 0) return otherCharacter(pair)
  if ([...left, ...right].every(({ concept }) => bodies.has(concept)) || allKin(left, right)) return noSign
  return [{ about: 'trade', query: textsOf(left), listed: textsOf(right), factor: tradeFactor }]
}

export const trade: Signal = {
  name: 'trade',
  tells:
    'Each name has a line of business that the other lacks and that is not near of kin; of two in Chinese one a line, the other a character.',
  example: ['Larkfield Lighting', 'Larkfield Logistics'],
  of: otherLine,
}
