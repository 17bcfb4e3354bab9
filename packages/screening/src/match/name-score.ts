import { bankCountryLeft, businessOfBank, sameAtHome } from '../name/home.ts'
import { isGeneric, isReading, type Token, type Variant } from '../name/token.ts'
import { nameConflicts, soundConflict, tradeConflict, type NameConflict } from './name-conflict.ts'
import { personConflicts } from './person-conflict.ts'
import { abbreviationMatch } from './abbreviation.ts'
import { slipScore } from './han-slip.ts'
import { latinSlipScore } from './latin-slip.ts'
import { atHome, isAtHome, mostOfHouse, otherBank, subsidiaryConflict } from './subsidiary-conflict.ts'
import { align, alignSame, type Lent, type Match, type Sides } from './align.ts'
import {
  askedAlone,
  contained,
  containedFloor,
  covered,
  isReordered,
  namedWithin,
  weigh,
} from './held-name.ts'
import { ceilingKind, ceilings, exactScores } from './ceilings.ts'
import { onlyCountryLeft } from './country-left.ts'
import { otherHouse } from './other-house.ts'
import { readingFactor } from './reading-factor.ts'
import { mostOfOtherForm, ofSisters, otherForm, sisterFirm } from './sister-firm.ts'
import { heardWhole } from './transcription-score.ts'

/** Result of comparing two forms of two names; `score` is 0-100 before circumstances. */
export interface NameScore {
  readonly score: number
  readonly matches: readonly Match[]
  readonly conflicts: readonly NameConflict[]
  readonly reordered: boolean
}

/** Most that `measureVariants` gives a form of the query, whatever it is compared with. */
export const mostMeasured = ({ kind }: Pick<Variant, 'kind'>): number =>
  Math.max(genericMeaning, ceilings[kind], exactScores[kind] - 1)

/** Only generic words (a form, a place, a trade) on one side: then nothing but the whole equal name counts. */
export const onlyGeneric = (variant: Variant): boolean => variant.tokens.every(isGeneric)

const exactScore = (query: Variant, listed: Variant): number => {
  const top = exactScores[ceilingKind(query, listed)]
  if (query.exact === listed.exact) return top
  if (query.bare !== '' && query.bare === listed.bare) return top - 1
  if (query.meaning !== '' && query.meaning === listed.meaning) {
    if (onlyGeneric(query) && words(query) < fewestGeneric) return genericSame
    return Math.min(top - 2, onlyGeneric(query) && inLatin(query) && inLatin(listed) ? genericMeaning : 97)
  }
  const sameBusiness = query.business !== '' && query.business === listed.business
  return sameBusiness || sameAtHome(query, listed) ? genericSame : 0
}

const genericSame = 88
/** Bank of Communications and Svyaz-Bank mean the same and are two: business words in two tongues are possible at most. */
const genericMeaning = 94

const inLatin = ({ tokens }: Variant): boolean => tokens.every(token => /^[A-Z\d]/.test(token.key))

const words = ({ tokens }: Variant): number => tokens.filter(token => token.role !== 'form').length

/** A single generic word is never a name; two and more are, but only as a whole (中国银行, Bank of China). */
const wholeName = (variant: Variant): boolean => !onlyGeneric(variant) || words(variant) > 1

/** Share of information on which both names agree, 0-1 (Dice over token weights). */
const overlap = (matches: readonly Match[], query: readonly Token[], listed: readonly Token[]): number => {
  const shared = matches.reduce((sum, match) => sum + match.agreement.value * match.weight, 0)
  return (2 * shared) / (weigh(query) + weigh(listed))
}

const otherOrder = 0.8

/** A run of characters met by one word. */
const isWhole = ({ agreement, queryFrom, queryTo }: Match): boolean =>
  agreement.rule === 'translation' && queryTo - queryFrom > 1

/** Chinese characters in another order make another name; Latin words are often turned round, but no brand read aloud. */
const orderFactor = (matches: readonly Match[], { query, listed }: Sides): number => {
  if (!isReordered(matches)) return 1
  // Words of several characters that are translated whole may stand in any order (三井住友, SUMITOMO MITSUI),
  // and what is told beside them too: 挪威民主基金会, Norway Foundation for Democracy.
  const characters = (match: Match): boolean =>
    match.agreement.rule !== 'translation' && query[match.queryFrom]!.han
  if (query.filter(token => token.han).length > 1)
    return matches.some(characters) || !matches.some(isWhole) ? otherOrder : 1
  const aloud = ({ queryFrom, listedFrom }: Match): boolean =>
    query[queryFrom]!.accent !== '' || listed[listedFrom]!.accent !== ''
  const firm = [...query, ...listed].some(({ role }) => role === 'trade' || role === 'form')
  return firm && isReordered(matches.filter(aloud)) ? otherOrder : 1
}

const initialsAlone = 0.78

/** Letters are no name of a firm by themselves: A & S Group is no Alibaba Group. */
const initialFactor = (matches: readonly Match[], { query, listed }: Sides): number => {
  if (!matches.some(match => match.agreement.rule === 'initial')) return 1
  if (![...query, ...listed].some(({ role }) => role === 'trade' || role === 'form')) return 1
  const named = matches.some(
    ({ agreement, queryFrom }) => agreement.rule !== 'initial' && !isGeneric(query[queryFrom]!),
  )
  return named ? 1 : initialsAlone
}

/** Everything met and nothing left over: as good as the form allows, a little less in another order. */
const cap = (query: Variant, listed: Variant, matches: readonly Match[], reordered: boolean): number => {
  const kind = ceilingKind(query, listed)
  const whole = matches.every(match => match.agreement.value >= 0.99)
  const complete =
    whole &&
    covered(matches, query.tokens, 'query') > 0.98 &&
    covered(matches, listed.tokens, 'listed') > 0.98
  if (ordinary(query) || ordinary(listed)) return complete ? ordinaryCeiling : ordinaryPart
  if (!whole && (alone(query) || alone(listed))) return ordinaryCeiling
  return complete ? Math.max(ceilings[kind], exactScores[kind] - (reordered ? 2 : 1)) : ceilings[kind]
}

const bareTokens = ({ tokens }: Variant): Token[] =>
  tokens.filter(({ role }) => role !== 'form' && role !== 'title' && role !== 'kin')

/** One word misspelt asks for confirmation, however rare: NONE is hardly NONI. */
const alone = (form: Variant): boolean => bareTokens(form).length === 1

const ordinaryCeiling = 94
const ordinaryPart = 79

const ordinaryWeight = 0.65

/** One ordinary word (STAR, SERGEY) names many: even the same name asks for confirmation. */
const ordinary = (form: Variant): boolean => {
  const bare = bareTokens(form)
  return bare.length === 1 && bare[0]!.weight < ordinaryWeight
}

const sidesOf = (query: Variant, listed: Variant): Sides => ({
  query: query.tokens,
  listed: listed.tokens,
  strict: isReading(query) || isReading(listed),
})

/** So many generic words are a name. */
export const fewestGeneric = 3
const genericOverlap = 0.88
const genericPart = 74
/** Two generic words are a name only when both are met (交通银行, Bank of Communications). */
const genericPair = 0.86

/** Names of generic words alone (中国船舶工业集团) count only nearly whole, and never beyond a possible match. */
const measureGeneric = (query: Variant, listed: Variant, lent?: Lent): NameScore => {
  const matches = align(sidesOf(query, listed), lent)
  const conflicts = nameConflicts(matches, query, listed)
  const factor = product(conflicts, 1)
  const shared = overlap(matches, query.tokens, listed.tokens) * factor
  const least = Math.min(words(query), words(listed))
  const whole = least >= fewestGeneric && shared >= genericOverlap
  const two = least > 1 && shared >= genericPair
  const other = otherBank(matches, query, listed)
  const abroad = least >= fewestGeneric && !whole && onlyCountryLeft(matches, query, listed)
  const part = least > 0 ? genericPart * shared : 0
  const known = whole ? Math.min(94, 100 * shared) : abroad ? genericAbroad : two ? genericSame : part
  const score = other ? Math.min(part, known) : known
  return apartIfOthers({ score, matches, conflicts, reordered: isReordered(matches) }, query, listed)
}

const genericAbroad = 82

const ofOtherHouses = 74
const mostScore = 100

/** Two known houses; of one word that distinguishes they may belong together, and a person must look. */
const apartIfOthers = (found: NameScore, query: Variant, listed: Variant): NameScore => {
  const conflict = found.score < containedFloor ? undefined : otherHouse(query, listed)
  if (!conflict) return found
  const related = found.matches.some(({ queryFrom }) => !isGeneric(query.tokens[queryFrom]!))
  const score = related ? containedFloor : ofOtherHouses
  return { ...found, score, conflicts: [...found.conflicts, conflict] }
}

/** What is at hand when two forms are measured. */
interface How {
  readonly lent?: Lent
  /** Two names of equal standing, none of them asked for. */
  readonly pair?: boolean
  /** A score below this is not worth knowing: what is told is no more than an upper bound. */
  readonly least?: number
}

/** Measures two forms that are not the same name. */
export const measureVariants = (query: Variant, listed: Variant, how: How = {}): NameScore => {
  if (onlyGeneric(query) || onlyGeneric(listed)) return measureGeneric(query, listed, how.lent)
  const sides = sidesOf(query, listed)
  const matches = align(sides, how.lent)
  const reordered = isReordered(matches)
  const shared = 100 * overlap(matches, query.tokens, listed.tokens)
  const held = contained(matches, query, listed)
  const named = namedWithin(matches, query, listed)
  const heard = heardWhole(matches, sides)
  const alone = how.pair ? 0 : askedAlone(matches, query, listed)
  // What contradicts only lowers it.
  const most = Math.max(shared, held, named, heard, alone)
  if (how.least !== undefined && most < how.least) return { score: most, matches, conflicts: [], reordered }
  const conflicts = [
    ...nameConflicts(matches, query, listed),
    ...soundConflict(matches, query, listed),
    ...tradeConflict(matches, query, listed),
    ...personConflicts(matches, query.tokens, listed.tokens),
  ]
  const house = subsidiaryConflict(matches, query, listed)
  const sister = house.length > 0 ? undefined : sisterFirm(matches, query, listed)
  const own = orderFactor(matches, sides) * readingFactor(matches, sides) * initialFactor(matches, sides)
  const apart = product(conflicts, own)
  const factor = product(house, apart)
  const ofHouse = house.length > 0
  const within = Math.min(
    ofHouse ? mostOfHouse(house) : cap(query, listed, matches, reordered),
    Math.max(
      shared * factor,
      held * factor,
      // Of one house with a listed bank: a person must look, though it is another party.
      ofHouse && Math.max(held, shared) * apart >= containedFloor ? mostOfHouse(house) : 0,
      named * factor,
      heard,
    ),
  )
  const plain = Math.max(within, alone * factor)
  const score = sister ? ofSisters(sister, plain) : Math.min(mostScore, plain)
  return apartIfOthers(
    { score, matches, conflicts: [...conflicts, ...(sister ? [sister] : []), ...house], reordered },
    query,
    listed,
  )
}

const product = (conflicts: readonly NameConflict[], start: number): number =>
  conflicts.reduce((all, conflict) => all * conflict.factor, start)

/** An Agricultural Bank may be that of Libya: it is shown, and many more are there. */
const bankAbroad = 82

const genericBank = (query: Variant, listed: Variant): NameScore | undefined => {
  const country = bankCountryLeft(query, listed)
  if (!country) return undefined
  const asked = businessOfBank(query) !== ''
  const home = isAtHome(asked ? listed.tokens : query.tokens, country)
  const most = home === undefined ? bankAbroad : home ? atHome : containedFloor
  const conflict: NameConflict = {
    about: 'bankCountry',
    query: asked ? country.text : '',
    listed: asked ? '' : country.text,
    factor: 1,
    country: country.concept.slice(1),
    most,
    generic: true,
  }
  const matches = align(sidesOf(query, listed))
  // Of a longer name the country is so small a share that it is met nearly whole.
  if (overlap(matches, query.tokens, listed.tokens) >= genericOverlap) return undefined
  return { score: most, matches, conflicts: [conflict], reordered: isReordered(matches) }
}

/** The score of two forms that are the same name after normalisation, or undefined. */
export const sameVariants = (query: Variant, listed: Variant): NameScore | undefined => {
  const same = wholeName(query) && wholeName(listed) ? exactScore(query, listed) : 0
  const score = ordinary(query) ? Math.min(same, ordinaryCeiling) : same
  if (score === 0) return genericBank(query, listed)
  const matches = alignSame(query.tokens, listed.tokens) ?? align(sidesOf(query, listed))
  const other = otherForm(query, listed)
  const found: NameScore = other
    ? { score: Math.min(score, mostOfOtherForm), matches, conflicts: [other], reordered: false }
    : { score, matches, conflicts: [], reordered: false }
  return apartIfOthers(found, query, listed)
}

/** The score of a name and its abbreviation, or of two names of a known house, or undefined. */
export const abbreviatedVariants = (query: Variant, listed: Variant): NameScore | undefined => {
  const match = abbreviationMatch(query, listed)
  if (!match) return undefined
  return { score: 100 * match.agreement.value, matches: [match], conflicts: [], reordered: false }
}

/** Measures two forms of which one may be the other with a slip: a character of a Chinese name, a letter or two of a Latin one. */
export const slippedVariants = (query: Variant, listed: Variant, how?: Pick<How, 'pair'>): NameScore => {
  const measured = measureVariants(query, listed, how)
  const score = Math.max(
    slipScore(query, listed, measured.conflicts),
    latinSlipScore(query, listed, how?.pair === true),
  )
  return score > measured.score ? { ...measured, score } : measured
}

/** Compares two comparable forms as the search does; symmetric for a pair. */
export const scoreVariants = (query: Variant, listed: Variant, how?: Pick<How, 'pair'>): NameScore => {
  const measured = sameVariants(query, listed) ?? slippedVariants(query, listed, how)
  const abbreviated = abbreviatedVariants(query, listed)
  return abbreviated && abbreviated.score > measured.score ? abbreviated : measured
}
