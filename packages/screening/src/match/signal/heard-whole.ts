import { isHeard } from '../../name/reading/heard.ts'
import { isPinyinSurname } from '../../name/han/surnames.ts'
import { isGeneric, type Token } from '../../name/token/token.ts'
import type { Match, Sides } from '../piece/match.ts'
import { isReordered } from './met.ts'
import { floored, type Pair, type Signal } from './signal.ts'
import { tellsLine } from './trade.ts'
import { shownFrom } from '../shown.ts'

const loneFactor = 0.95
/** Of a transcription that is not heard whole. */
export const partialFactor = 0.78

/** Each word of a transcription that is heard whole agrees so far; one of the Latin words weighs so much. */
export const heardAgreement = 0.84
export const heardWeight = 0.6
/** In another order they must agree further. */
const turnedAgreement = 0.88
const tellingAll = 1
const wholeFloor = 81
/** A father’s name and a second given one stand between; with more the words are those of two (Anton …, 12 Bahnhofstrasse, Vienna). */
const mostBetween = 2

/** A match seen from the side of the characters: how far, and what the Latin words weigh. */
interface Heard {
  readonly tokens: number
  readonly met: number
  readonly worst: number
  readonly weights: readonly number[]
  /** Latin words between the met ones that are not met themselves. */
  readonly between: number
  /** The Latin name is one in plain pinyin: nobody transcribes it (Chen Jieli is no 康纳·希利). */
  readonly chinese: boolean
}

const isPinyinName = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(token => !isGeneric(token))
  return (
    words.length > 1 &&
    words.every(({ word, han }) => !han && word.syllables !== null && word.names.length === 0) &&
    [words[0]!, words.at(-1)!].some(({ key }) => isPinyinSurname(key))
  )
}

const between = (places: readonly number[]): number =>
  places.length === 0 ? 0 : Math.max(...places) - Math.min(...places) + 1 - places.length

const hear = (matches: readonly Match[], { query, listed }: Sides): Heard | undefined => {
  const asked = query.some(isHeard)
  const [own, other] = asked ? [query, listed] : [listed, query]
  const all = own.filter(isHeard).length
  if (all === 0) return undefined
  const met = matches.filter(({ queryFrom, listedFrom }) => isHeard(own[asked ? queryFrom : listedFrom]!))
  const partner = ({ queryFrom, listedFrom }: Match): Token => other[asked ? listedFrom : queryFrom]!
  return {
    tokens: all,
    met: met.length,
    worst: Math.min(1, ...met.map(match => match.agreement.value)),
    weights: met.map(match => partner(match).weight),
    between: between(met.map(({ queryFrom, listedFrom }) => (asked ? listedFrom : queryFrom))),
    chinese: isPinyinName(other),
  }
}

/** Every transcribed word must be heard; one word alone says less than two. Undefined where nothing is transcribed. */
export const transcriptionFactor = (matches: readonly Match[], sides: Sides): number | undefined => {
  const heard = hear(matches, sides)
  if (!heard) return undefined
  if (heard.met < heard.tokens || heard.chinese) return partialFactor
  return heard.tokens === 1 ? loneFactor : 1
}

const shortestLone = 4
const loneAgreement = 0.88
const loneFloor = shownFrom

interface BrandSides {
  readonly own: readonly Token[]
  readonly other: readonly Token[]
  readonly asked: boolean
}

const shortestBrand = 3

/** 施瓦贝光电 is heard in Shvabe Opto-Electronics: one brand, one business, and nothing that only one of them has. */
const heardBesideBusiness = (matches: readonly Match[], { own, other, asked }: BrandSides): boolean => {
  const spans = matches.map(({ queryFrom, queryTo, listedFrom, listedTo, agreement }) => ({
    own: asked ? [queryFrom, queryTo] : [listedFrom, listedTo],
    other: asked ? [listedFrom, listedTo] : [queryFrom, queryTo],
    agreement,
  }))
  const isMet = (side: 'own' | 'other', at: number): boolean =>
    spans.some(span => span[side][0]! <= at && at < span[side][1]!)
  const isLeft = (tokens: readonly Token[], side: 'own' | 'other'): boolean =>
    tokens.some((token, at) => token.role !== 'form' && !isMet(side, at))
  if (isLeft(own, 'own') || isLeft(other, 'other')) return false
  const brand = spans.find(span => isHeard(own[span.own[0]!]!))
  return (
    brand !== undefined &&
    own[brand.own[0]!]!.text.length >= shortestBrand &&
    brand.agreement.value >= loneAgreement &&
    other[brand.other[0]!]!.weight >= heardWeight &&
    own.some((token, at) => tellsLine(token) && isMet('own', at))
  )
}

/** 塔罗尼克公司 is heard whole in Taronic Technologies: Chinese leaves out the business of foreign houses. */
const heardBrand = (matches: readonly Match[], { query, listed }: Sides): number => {
  const asked = query.some(isHeard)
  const [own, other] = asked ? [query, listed] : [listed, query]
  const brand = own.find(isHeard)!
  if (heardBesideBusiness(matches, { own, other, asked })) return loneFloor
  const plain = own.every(token => token === brand || token.role === 'form')
  if (!plain || own.length < 2 || brand.text.length < shortestLone) return 0
  const met = matches.find(({ queryFrom, listedFrom }) => own[asked ? queryFrom : listedFrom] === brand)
  if (!met || met.agreement.value < loneAgreement) return 0
  const partner = other[asked ? met.listedFrom : met.queryFrom]!
  const alone = other.every(
    token => token === partner || token.role === 'form' || (token.role === 'trade' && !tellsLine(token)),
  )
  return alone && partner === other[0] && partner.weight >= heardWeight ? loneFloor : 0
}

/** 尼古拉斯·马杜罗 is heard whole in Nicolas MADURO MOROS: shown when every word is near and one distinguishes. */
const heardAll = ({ matches, sides }: Pair): number => {
  const heard = hear(matches, sides)
  if (heard?.tokens === 1) return heardBrand(matches, sides)
  if (!heard || heard.chinese || heard.met < heard.tokens || heard.worst < heardAgreement) return 0
  if (heard.between > mostBetween) return 0
  // A transcription keeps the order: Júlia da Cunha is no 康纳·希利.
  if (isReordered(matches) && heard.worst < turnedAgreement) return 0
  const telling = heard.weights.reduce((sum, weight) => sum + weight, 0) >= tellingAll
  return telling && heard.weights.some(weight => weight >= heardWeight) ? wholeFloor : 0
}

/** A transcription of which every word is heard; it is shown whatever else was noticed. */
export const heardWhole: Signal = {
  name: 'heardWhole',
  tells: 'Every word of a Chinese transcription is heard in the Latin name, and one of them is rare.',
  example: ['尼古拉斯·马杜罗', 'Nicolas MADURO MOROS'],
  of: pair => floored('heard', heardAll(pair), 'unlowered'),
}
