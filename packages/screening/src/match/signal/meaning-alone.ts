import { namesOfHouse } from '../../name/lexicon/houses.ts'
import { isGeneric, type Token } from '../../name/token/token.ts'
import { isPlace } from '../../name/token/tells.ts'
import type { Match, Sides } from '../piece/match.ts'
import { noSign, type Pair, type Signal } from './signal.ts'
import { agreeByCompassAlone } from './compass.ts'
import { tellsLine } from './trade.ts'
import { belowShown } from '../shown.ts'

/** Longer words that mean the same are one house; a word of two characters is the brand of many. */
const longestWord = 2

const cap = belowShown

const hanOnly = /^\p{Script=Han}+$/u

const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(token => token.key)
    .join('')

const isTold = ({ queryFrom }: Match, { query }: Sides): boolean => !isGeneric(query[queryFrom]!)

/** A business or a place on which both agree. */
const tellsMore = ({ queryFrom, listedFrom }: Match, { query, listed }: Sides): boolean =>
  [query[queryFrom]!, listed[listedFrom]!].every(token => tellsLine(token) || isPlace(token))

/** Two words that mean the same and have nothing beside them: 勇士 is hardly BOGATYR. */
const isMeaningAlone = ({ matches, sides }: Pair): boolean => {
  const told = matches.filter(match => isTold(match, sides))
  const [only] = told
  if (only === undefined || told.length > 1 || only.agreement.rule !== 'translation') return false
  if (matches.some(match => tellsMore(match, sides))) return false
  const own = textOf(sides.query, only.queryFrom, only.queryTo)
  const other = textOf(sides.listed, only.listedFrom, only.listedTo)
  const [han, latin] = hanOnly.test(own) ? [own, other] : [other, own]
  return hanOnly.test(han) && han.length <= longestWord && !namesOfHouse(han).includes(latin)
}

/** A short word, or a point of the compass, that means the same in two languages. */
export const meaningAlone: Signal = {
  name: 'meaningAlone',
  tells:
    'All that distinguishes is one short Chinese word and a foreign one that means the same, or a point of the compass in two languages (del Norte, Nord).',
  example: ['勇士', 'Bogatyr'],
  of: pair =>
    isMeaningAlone(pair) || agreeByCompassAlone(pair.query.tokens, pair.listed.tokens)
      ? [{ about: 'meaning', query: '', listed: '', factor: 1, cap }]
      : noSign,
}
