import { syllablesOf } from '../../name/han/han.ts'
import { isGeneric, type Token, type Variant } from '../../name/token/token.ts'
import { namesFirm } from '../../name/token/tells.ts'
import { tellsLine } from '../signal/trade.ts'
import { belowShown } from '../shown.ts'

const shortestBrand = 2
const longestBrand = 3
const mostLetters = 4

const [ofBrand, ofPlace, ofBusiness, ofMore, ofLongBrand] = [60, 6, 4, 4, 4] as const
const mostBusiness = 2
const otherLine = 0.8
const mostPoints = belowShown

interface Parts {
  readonly places: readonly Token[]
  /** What stands behind the place or in front of the name. */
  readonly named: readonly Token[]
}

const partsOf = ({ tokens }: Variant): Parts => ({
  places: tokens.filter(({ role }) => role === 'region'),
  named: tokens.filter(({ role }) => role !== 'region' && role !== 'form'),
})

/** Characters that a name begins with, behind its place. */
const runOf = (named: readonly Token[]): string => {
  const end = named.findIndex(({ han }) => !han)
  return named
    .slice(0, end < 0 ? named.length : end)
    .map(({ key }) => key)
    .join('')
}

const spelled = (run: string): readonly string[] =>
  syllablesOf(run, false).map(syllable => syllable.replaceAll('V', 'U'))

/** How many characters of the run a Latin word reads, others standing behind them; or how many it gives the initials of. */
const charactersRead = (run: string, { role, key, word }: Token): number => {
  if (role !== 'word' || run.length < shortestBrand) return 0
  const syllables = spelled(run)
  if (key.length <= mostLetters && key.length === run.length && !word.syllables)
    return syllables.map(([first]) => first).join('') === key ? shortestBrand : 0
  for (let length = longestBrand; length >= shortestBrand; length--)
    if (run.length > length && syllables.slice(0, length).join('') === key) return length
  return 0
}

const isMet = (token: Token, others: readonly Token[]): boolean =>
  token.concept !== '' && others.some(({ concept }) => concept === token.concept)

const unmetLine = (tokens: readonly Token[], others: readonly Token[]): boolean =>
  tokens.some(token => tellsLine(token) && !isMet(token, others))

const pointsOf = (han: Parts, latin: Parts): number => {
  const brand = latin.named[0]
  const read = brand ? charactersRead(runOf(han.named), brand) : 0
  const placed = latin.places.some(place => isMet(place, han.places))
  if (read === 0 || (!placed && latin.places.length > 0 && han.places.length > 0)) return 0
  const business = latin.named.filter(token => isGeneric(token) && isMet(token, han.named)).length
  const more = latin.named.slice(1).some(token => !isGeneric(token))
  const points =
    ofBrand +
    (placed ? ofPlace : 0) +
    ofBusiness * Math.min(mostBusiness, business) +
    (more ? ofMore : 0) +
    (read > shortestBrand ? ofLongBrand : 0)
  const apart = unmetLine(han.named, latin.named) && unmetLine(latin.named, han.named)
  return apart ? otherLine * points : points
}

/**
 * Points for a Chinese firm whose brand another name reads or gives the initials of, whatever its business is called there
 * (浩林发饰, HAOLIN Hair Accessories; 金源贸易, JY Trading): they only rank.
 */
export const brandPoints = (left: Variant | undefined, right: Variant | undefined): number => {
  if (!left || !right || !(namesFirm(left.tokens) || namesFirm(right.tokens))) return 0
  const [query, listed] = [partsOf(left), partsOf(right)]
  if (query.named[0]?.han === listed.named[0]?.han) return 0
  const points = query.named[0]?.han ? pointsOf(query, listed) : pointsOf(listed, query)
  return Math.min(mostPoints, points)
}
