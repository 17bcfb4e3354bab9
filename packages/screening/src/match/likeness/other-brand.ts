import { translationsOf } from '../../name/lexicon/brand-words.ts'
import { syllablesOf } from '../../name/han/han.ts'
import { isGeneric, type Token, type Variant } from '../../name/token/token.ts'
import { namesFirmOrPlace } from '../../name/token/tells.ts'
import type { NameScore } from '../score/compose.ts'
import { leftOf } from '../signal/met.ts'
import type { Sign } from '../signal/signal.ts'

const distinguishes = (token: Token): boolean => !isGeneric(token) && token.role !== 'numeral'

const inSyllables = ({ han, word }: Token): boolean =>
  han || (word.syllables !== null && (word.syllables.length === 1 || word.names.length === 0))

const inPinyin = (tokens: readonly Token[]): string =>
  tokens.every(({ han }) => han)
    ? syllablesOf(tokens.map(({ key }) => key).join(''), false)
        .join('')
        .replaceAll('V', 'U')
    : tokens.map(({ key }) => key).join('')

/** Two brands in Mandarin syllables of which none begins the other: Xinhai, Xinda; 海格, Haizhu. */
const otherSyllables = (query: Variant, listed: Variant): boolean => {
  const [own, other] = [query.tokens.filter(distinguishes), listed.tokens.filter(distinguishes)]
  if (own.length === 0 || other.length === 0 || ![...own, ...other].every(inSyllables)) return false
  if ([own, other].every(tokens => tokens.some(({ han }) => han))) return false
  const [a, b] = [inPinyin(own), inPinyin(other)]
  return !a.startsWith(b) && !b.startsWith(a)
}

const isOrdinary = ({ role, han, key }: Token): boolean =>
  han ? translationsOf(key).size > 0 : role === 'common'

/** What is left of both is ordinary words, which mean something else: Golden Lion, Golden Tiger. */
const otherOrdinary = (query: Variant, listed: Variant, { matches }: NameScore): boolean => {
  const own = leftOf(query.tokens, matches, 'query', distinguishes)
  const other = leftOf(listed.tokens, matches, 'listed', distinguishes)
  return own.length > 0 && other.length > 0 && [...own, ...other].every(isOrdinary)
}

/** What hardly ever stands between two names of one party that are alike. */
const telling: ReadonlySet<Sign['about']> = new Set(['sameSound', 'region', 'numeral', 'form'] as const)

const contradicts = ({ conflicts }: NameScore): boolean => conflicts.some(({ about }) => telling.has(about))

const otherBrandFactor = 0.85

/** Two names of which the brands, places or numbers are told to be others rank lower, below what is shown. */
export const rankedByBrand = (
  points: number,
  [first, second]: readonly [Variant, Variant],
  { query, listed, score }: { query: Variant; listed: Variant; score: NameScore },
): number => {
  const firm = namesFirmOrPlace(first.tokens) || namesFirmOrPlace(second.tokens)
  const apart =
    (firm && (contradicts(score) || otherSyllables(first, second))) || otherOrdinary(query, listed, score)
  return apart ? Math.round(10 * otherBrandFactor * points) / 10 : points
}
