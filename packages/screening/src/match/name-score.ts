import { givenNamesOf } from '../name/given-names.ts'
import { isForeignSpelling } from '../name/surnames.ts'
import { pinyinSyllables } from '../name/syllables.ts'
import { isGeneric, isReading, type Token, type Variant } from '../name/token.ts'
import { nameConflicts, soundConflict, tradeConflict, valuesOf, type NameConflict } from './name-conflict.ts'
import { personConflicts } from './person-conflict.ts'
import { align, type Lent, type Match, type Sides } from './align.ts'
import { heardWhole, transcriptionFactor } from './transcription-score.ts'

/** Result of comparing two forms of two names; `score` is 0-100 before circumstances. */
export interface NameScore {
  readonly score: number
  readonly matches: readonly Match[]
  readonly conflicts: readonly NameConflict[]
  readonly reordered: boolean
}

/** What the derived forms can reach: sound alone never makes a strong hit. */
const ceilings = {
  direct: 97,
  shortened: 96,
  transliterated: 96,
  pinyin: 94,
  'wade-giles': 92,
  cantonese: 92,
  korean: 92,
  japanese: 92,
  transcription: 92,
} as const
const exactScores = {
  direct: 100,
  shortened: 97,
  transliterated: 98,
  pinyin: 94,
  'wade-giles': 92,
  cantonese: 92,
  korean: 92,
  japanese: 92,
  transcription: 90,
} as const

/** A name held whole inside a longer one is worth showing when it holds a distinguishing word as written. */
const containedFloor = 80
const containedReach = 5
export const tellingWeight = 0.7
/** A single word inside a longer name must be rarer: Abubakar is part of many names. */
const loneWeight = 0.89
export const tellingAgreement = 0.89

const weigh = (tokens: readonly Token[]): number => tokens.reduce((sum, token) => sum + token.weight, 0)

const ceilingKind = (query: Variant, listed: Variant): keyof typeof ceilings =>
  exactScores[query.kind] < exactScores[listed.kind] ? query.kind : listed.kind

/** Only generic words (a form, a place, a trade) on one side: then nothing but the whole equal name counts. */
export const onlyGeneric = (variant: Variant): boolean => variant.tokens.every(isGeneric)

const exactScore = (query: Variant, listed: Variant): number => {
  const top = exactScores[ceilingKind(query, listed)]
  if (query.exact === listed.exact) return top
  if (query.bare !== '' && query.bare === listed.bare) return top - 1
  if (query.meaning !== '' && query.meaning === listed.meaning) return Math.min(top - 2, 97)
  return query.business !== '' && query.business === listed.business ? genericSame : 0
}

const genericSame = 88

/** A single generic word is never a name; two and more are, but only as a whole (中国银行, Bank of China). */
const wholeName = (variant: Variant): boolean =>
  !onlyGeneric(variant) || variant.tokens.filter(token => token.role !== 'form').length > 1

/** Share of information on which both names agree, 0-1 (Dice over token weights). */
const overlap = (matches: readonly Match[], query: readonly Token[], listed: readonly Token[]): number => {
  const shared = matches.reduce((sum, match) => sum + match.agreement.value * match.weight, 0)
  return (2 * shared) / (weigh(query) + weigh(listed))
}

/** A distinguishing word, or characters that distinguish together, met as written. */
const telling = (matches: readonly Match[], query: readonly Token[]): boolean => {
  let characters = 0
  let count = 0
  for (const { weight, agreement, queryFrom } of matches) {
    if (weight >= tellingWeight && agreement.value >= tellingAgreement) return true
    if (!query[queryFrom]!.han || agreement.value < 1) continue
    characters += weight
    count++
  }
  return count > 1 && characters >= tellingWeight
}

const covered = (matches: readonly Match[], tokens: readonly Token[], side: 'query' | 'listed'): number => {
  const total = weigh(tokens)
  const hit = matches.reduce((sum, match) => {
    const [from, to] =
      side === 'query' ? [match.queryFrom, match.queryTo] : [match.listedFrom, match.listedTo]
    return sum + match.agreement.value * weigh(tokens.slice(from, to))
  }, 0)
  return total === 0 ? 0 : hit / total
}

const contained = (matches: readonly Match[], query: Variant, listed: Variant): number => {
  if (isReading(query) || isReading(listed) || !telling(matches, query.tokens)) return 0
  if (matches.length === 1 && matches[0]!.weight < loneWeight) return 0
  if (loneNumeral(query, listed)) return 0
  const sides = [covered(matches, query.tokens, 'query'), covered(matches, listed.tokens, 'listed')]
  return Math.max(...sides) < 0.97 ? 0 : containedFloor + containedReach * Math.min(...sides)
}

const namedReach = 3
export const namedWeight = 1
/** Least that a name held in a longer one earns of its own weight, both sides together. */
export const heldShare = 1.5
export const namedAgreement = 0.96

/** A given name in front and a name behind it, met in a longer name in that order: Hugo Carvajal, Hugo A. Carvajal Barrios. */
const namedWithin = (matches: readonly Match[], query: Variant, listed: Variant): number => {
  if (isReading(query) || isReading(listed)) return 0
  const [short, long] = query.tokens.length <= listed.tokens.length ? [query, listed] : [listed, query]
  if (!short.tokens.every(isPersonal) || !long.tokens.every(isPersonal)) return 0
  if (matches.length < 2 || isReordered(matches)) return 0
  const [first] = matches
  if (first!.queryFrom !== 0 || first!.listedFrom !== 0) return 0
  if (matches.some(match => match.agreement.value < namedAgreement)) return 0
  const side = short === query ? 'query' : 'listed'
  // What one side takes for a patronymic carries no name; index/candidates.ts relies on this share.
  const shared = matches.reduce((sum, match) => sum + match.agreement.value * match.weight, 0)
  if (2 * shared < heldShare * weigh(short.tokens)) return 0
  if (
    !short.tokens.some(isSurname) ||
    short.tokens.some(token => token.role === 'word' && token.key.length < 3)
  )
    return 0
  if (covered(matches, short.tokens, side) < 0.93 || weigh(short.tokens) < namedWeight) return 0
  return containedFloor + namedReach * covered(matches, long.tokens, side === 'query' ? 'listed' : 'query')
}

const personal: ReadonlySet<Token['role']> = new Set(['word', 'common', 'patronymic', 'kin', 'title'])
// Muhammad Amin and Louis Michel are the given names of many.
const isSurname = (token: Token, at: number): boolean =>
  at > 0 && token.role === 'word' && givenNamesOf(token.key, token.abjad).length === 0
const isPersonal = (token: Token): boolean => personal.has(token.role) && !token.han

const loneNumeral = (query: Variant, listed: Variant): boolean =>
  valuesOf(query.tokens, 'numeral').length > 0 !== valuesOf(listed.tokens, 'numeral').length > 0

const isReordered = (matches: readonly Match[]): boolean =>
  matches.some((match, i) => i > 0 && match.listedFrom < matches[i - 1]!.listedFrom)

/** Chinese characters in another order make another name; Latin words are often turned round. */
const orderFactor = (reordered: boolean, query: Variant): number =>
  reordered && query.tokens.filter(token => token.han).length > 1 ? 0.8 : 1

const partialReading = 0.78

/** A reading must be whole: one syllable group more or less is another name (李强 is not Li Yun-chiang). */
const readingFactor = (matches: readonly Match[], sides: Sides): number => {
  const { query, listed, strict } = sides
  if (!strict) return 1
  const heard = transcriptionFactor(matches, sides)
  if (heard !== undefined) return heard
  const words = (tokens: readonly Token[]): number => tokens.filter(token => !isGeneric(token)).length
  const met = (
    from: 'queryFrom' | 'listedFrom',
    to: 'queryTo' | 'listedTo',
    tokens: readonly Token[],
  ): number => matches.reduce((sum, match) => sum + words(tokens.slice(match[from], match[to])), 0)
  const whole =
    met('queryFrom', 'queryTo', query) === words(query) &&
    met('listedFrom', 'listedTo', listed) === words(listed)
  if (!whole) return partialReading
  return [...query, ...listed].some(token => token.accent !== '') && inPinyin(query) && inPinyin(listed)
    ? partialReading
    : 1
}

/** A Latin name in plain pinyin is read as pinyin alone: CHANG is CHENG in no dialect. */
const inPinyin = (tokens: readonly Token[]): boolean =>
  tokens.every(
    token =>
      token.accent !== '' ||
      isGeneric(token) ||
      (pinyinSyllables(token.key)?.length === 1 && !isForeignSpelling(token.key)),
  )

/** Everything met and nothing left over: as good as the form allows, a little less in another order. */
const cap = (query: Variant, listed: Variant, matches: readonly Match[], reordered: boolean): number => {
  const kind = ceilingKind(query, listed)
  const whole = matches.every(match => match.agreement.value >= 0.99)
  const complete =
    whole &&
    covered(matches, query.tokens, 'query') > 0.98 &&
    covered(matches, listed.tokens, 'listed') > 0.98
  if (ordinary(query) || ordinary(listed)) return complete ? ordinaryCeiling : ordinaryPart
  return complete ? Math.max(ceilings[kind], exactScores[kind] - (reordered ? 2 : 1)) : ceilings[kind]
}

const ordinaryCeiling = 94
const ordinaryPart = 79

const ordinaryWeight = 0.65

/** One ordinary word (STAR, SERGEY) names many: even the same name asks for confirmation. */
const ordinary = ({ tokens }: Variant): boolean => {
  const bare = tokens.filter(({ role }) => role !== 'form' && role !== 'title' && role !== 'kin')
  return bare.length === 1 && bare[0]!.weight < ordinaryWeight
}

const sidesOf = (query: Variant, listed: Variant): Sides => ({
  query: query.tokens,
  listed: listed.tokens,
  strict: isReading(query) || isReading(listed),
})

const fewestGeneric = 3
const genericOverlap = 0.88
const genericPart = 74

/** Names of generic words alone (中国船舶工业集团) count only nearly whole, and never beyond a possible match. */
const measureGeneric = (query: Variant, listed: Variant, lent?: Lent): NameScore => {
  const words = (variant: Variant): number => variant.tokens.filter(token => token.role !== 'form').length
  const matches = align(sidesOf(query, listed), lent)
  const conflicts = nameConflicts(query, listed)
  const factor = conflicts.reduce((product, conflict) => product * conflict.factor, 1)
  const shared = overlap(matches, query.tokens, listed.tokens) * factor
  const whole = Math.min(words(query), words(listed)) >= fewestGeneric && shared >= genericOverlap
  const named = Math.min(words(query), words(listed)) > 0
  const score = whole ? Math.min(94, 100 * shared) : named ? genericPart * shared : 0
  return { score, matches, conflicts, reordered: isReordered(matches) }
}

/** Measures two forms that are not the same name; what `lent` holds is not worked out again. */
export const measureVariants = (query: Variant, listed: Variant, lent?: Lent): NameScore => {
  if (onlyGeneric(query) || onlyGeneric(listed)) return measureGeneric(query, listed, lent)
  const sides = sidesOf(query, listed)
  const matches = align(sides, lent)
  const reordered = isReordered(matches)
  const conflicts = [
    ...nameConflicts(query, listed),
    ...soundConflict(matches, query, listed),
    ...tradeConflict(matches, query, listed),
    ...personConflicts(matches, query.tokens, listed.tokens),
  ]
  const own = orderFactor(reordered, query) * readingFactor(matches, sides)
  const factor = conflicts.reduce((product, conflict) => product * conflict.factor, own)
  const measured = 100 * overlap(matches, query.tokens, listed.tokens) * factor
  const score = Math.min(
    cap(query, listed, matches, reordered),
    Math.max(
      measured,
      contained(matches, query, listed) * factor,
      namedWithin(matches, query, listed) * factor,
      heardWhole(matches, sides),
    ),
  )
  return { score, matches, conflicts, reordered }
}

/** The score of two forms that are the same name after normalisation, or undefined. */
export const sameVariants = (query: Variant, listed: Variant): NameScore | undefined => {
  const same = wholeName(query) && wholeName(listed) ? exactScore(query, listed) : 0
  const score = ordinary(query) ? Math.min(same, ordinaryCeiling) : same
  if (score === 0) return undefined
  return { score, matches: align(sidesOf(query, listed)), conflicts: [], reordered: false }
}

/** Compares two comparable forms; symmetric. */
export const scoreVariants = (query: Variant, listed: Variant): NameScore =>
  sameVariants(query, listed) ?? measureVariants(query, listed)
