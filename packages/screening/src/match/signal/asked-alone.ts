import { bearsGivenName, namesFirmOrPlace } from '../../name/token/tells.ts'
import { isReading, onlyGeneric, type Token, type Variant } from '../../name/token/token.ts'
import type { Match } from '../piece/match.ts'
import { containedFloor, containedReach, tellingWeight } from './contained.ts'
import { isPersonalLatin, namedAgreement, spelledAgreement } from './person-within.ts'
import { floored, type Pair, type Signal } from './signal.ts'

/** Least weight of a word asked for alone: so many names hold one of less that showing them says nothing. */
export const aloneWeight = 0.5
const shortestAlone = 3
/** Above words that only sound alike. */
const aloneScore = containedFloor + containedReach

/** The one word of a query that may be a surname or the brand of a house (Lukashenko, COSCO), but no given name. */
const wordAlone = ({ tokens }: Variant): Token | undefined => {
  const [word, ...more] = tokens.filter(token => token.role !== 'form' && token.role !== 'title')
  if (word === undefined || more.length > 0 || word.role !== 'word' || word.han) return undefined
  const named = bearsGivenName(word)
  return named || word.key.length < shortestAlone ? undefined : word
}

/** Weight from which a word of the query tells enough to show a name that is held in a longer one. */
export const tellingFrom = (query: Variant): number => (wordAlone(query) ? aloneWeight : tellingWeight)

/** A surname before or behind the given name of a listed person. */
const isSurnameOf = ({ listedFrom, listedTo }: Match, { tokens }: Variant): boolean =>
  (listedFrom === 0 || listedTo === tokens.length) &&
  tokens.every(isPersonalLatin) &&
  tokens.some((token, at) => at !== listedFrom && bearsGivenName(token))

/** The first word, places and business words apart, of the name of a firm. */
const isBrandOf = ({ listedFrom }: Match, { tokens }: Variant): boolean =>
  onlyGeneric(tokens.slice(0, listedFrom)) && namesFirmOrPlace(tokens)

/** One word asked for alone: the persons who bear it as a surname, the firms that begin with it; 0 for any other name. */
const soughtAlone = ({ matches, query, listed, equals }: Pair): number => {
  const word = equals || isReading(query) || isReading(listed) ? undefined : wordAlone(query)
  const match = word && matches.find(({ queryFrom }) => query.tokens[queryFrom] === word)
  if (!match || match.weight < aloneWeight) return 0
  // A Latin word has its vowels: FARC alone is no فرق.
  const least = word.abjad ? namedAgreement : spelledAgreement
  if (match.agreement.value < least) return 0
  return isSurnameOf(match, listed) || isBrandOf(match, listed) ? aloneScore : 0
}

/** One word asked for alone; of two names of equal standing neither is asked for. */
export const askedAlone: Signal = {
  name: 'askedAlone',
  tells: 'One word is asked for, and it is the surname of a listed person or the brand of a listed firm.',
  example: ['Karvonov', 'Igor Karvonov'],
  of: pair => floored('askedAlone', soughtAlone(pair), 'unbounded'),
}
