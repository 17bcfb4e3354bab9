import { lookAlike, soundAlike, soundOf } from '../../name/han/han.ts'
import { isForm, isKnownWord, isPlace, isStructure } from '../../name/token/tells.ts'
import { isBare } from '../../name/token/variant.ts'
import { isGeneric, onlyGeneric, type Token, type Variant } from '../../name/token/token.ts'
import { looksLikePerson } from '../../name/token/tokenise-han.ts'
import { shownFrom } from '../shown.ts'
import type { Sign } from '../signal/signal.ts'

const shortest = 3
/** With two characters turned round, and with one more or less. */
const shortestTurned = 3
const shortestOfMore = 4
const shortestOfMoreCore = 5
/** With any other character, in what is no word any more. */
const shortestOfOther = 5
/** Where a town or a group word is left out as well. */
const shortestCore = 4
/** The same of business words alone. */
const shortestBusiness = 7
const longest = 30

/** A stretch of Chinese characters, and the tokens that it is made of. */
interface Spelt {
  readonly text: string
  readonly tokens: readonly Token[]
}

const nothing: Spelt = { text: '', tokens: [] }

/** 第103装甲修理厂, 北极LNG2项目公司: figures and letters stand in Chinese names. */
const inHan = /^[\p{Script=Han}\dA-Z]+$/u
const figureOrLetter = /[\dA-Z]/
/** Characters of a text, a number or letters as one. */
const charactersIn = (text: string): number => text.replaceAll(/[\dA-Z]+/g, '0').length

const isSpelt = (text: string, least: number): boolean =>
  text.length >= least && text.length <= longest && inHan.test(text) && charactersIn(text) >= least

const spelt = (tokens: readonly Token[], least: number): Spelt => {
  const text = tokens.map(({ key }) => key).join('')
  return isSpelt(text, least) ? { text, tokens } : nothing
}

/** A Chinese name without its form, long enough that one character amiss leaves it recognisable. */
const bareOf = ({ kind, bare, tokens }: Variant): Spelt => {
  if ((kind !== 'direct' && kind !== 'shortened') || !isSpelt(bare, shortest)) return nothing
  if (bare.length === shortest && looksLikePerson(bare)) return nothing
  return { text: bare, tokens: tokens.filter(isBare) }
}

/** The same without its structure (集团), which many leave out or add. */
const withoutStructure = (bare: Spelt): Spelt => {
  const rest = bare.tokens.filter(token => !isStructure(token))
  return rest.length === bare.tokens.length ? bare : spelt(rest, shortest)
}

/** The same without the places that it begins with, too. */
const withoutPlace = (bare: Spelt): Spelt => {
  const from = bare.tokens.findIndex(token => !isPlace(token))
  if (from <= 0) return bare
  const rest = bare.tokens.slice(from)
  return spelt(rest, onlyGeneric(rest) ? shortestBusiness : shortestCore)
}

/** Made anew for each pair: a question measures half a pair on average, and to look them up would cost more. */
const spellingsOf = (variant: Variant): readonly [bare: Spelt, plain: Spelt, core: Spelt] => {
  const bare = bareOf(variant)
  const plain = withoutStructure(bare)
  return [bare, plain, withoutPlace(plain)]
}

/** A Chinese person's name of three characters; '' for others. */
const personIn = ({ kind, bare }: Variant): string =>
  kind === 'direct' && bare.length === shortest && looksLikePerson(bare) ? bare : ''

const keysOf = (text: string): readonly string[] =>
  text === ''
    ? []
    : [text, soundOf(text), ...Array.from(text, (_, i) => text.slice(0, i) + text.slice(i + 1))]

/** Two texts that differ by one character too many, missing, changed or swapped with its neighbour share one of these, and those that sound alike. */
export const slipKeys = (variant: Variant): readonly string[] => [
  ...new Set([...new Set(spellingsOf(variant).map(({ text }) => text)), personIn(variant)].flatMap(keysOf)),
]

const swapped = 88
const oneMore = 86
const homophone = 86
/** Of a short name: 正泰电器 and 政泰电器 may be two firms. */
const homophoneOfShort = shownFrom
const longEnough = 8
/** A town or 集团 left out beside the slip. */
const mostOfCores = 82

/** Characters that by themselves make another house of one name: numbers, directions, 新, 大, 总 … */
const telling = /[零〇一二三四五六七八九十百千甲乙丙丁东南西北中上下新老大小总分]/u

/** What is left of two texts without their common beginning and end. */
const difference = (a: string, b: string): readonly [string, string] => {
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  let end = 0
  while (end < Math.min(a.length, b.length) - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return [a.slice(from, a.length - end), b.slice(from, b.length - end)]
}

/** Nothing of it says a business, a place or a number. */
const isBrand = ({ tokens }: Spelt): boolean => tokens.every(token => isForm(token) || !isGeneric(token))

/** The word of business, place or form in which a character stands, and where that begins. */
const wordAt = ({ tokens }: Spelt, at: number): readonly [word: string, from: number] | undefined => {
  let from = 0
  for (const token of tokens) {
    if (from + token.key.length > at) return isKnownWord(token) ? [token.key, from] : undefined
    from += token.key.length
  }
  return undefined
}

/** The places at which two texts of one length differ. */
const differences = (a: string, b: string): number[] =>
  Array.from(a, (_, at) => at).filter(at => a[at] !== b[at])

/** Of so many characters each may be written by another one of its sound. */
const charactersOfASlip = 2

/** Two words in one place are two words, whatever they have in common (山西, 陕西). */
const areTwoWords = (query: Spelt, listed: Spelt, at: number): boolean => {
  const [own, other] = [wordAt(query, at), wordAt(listed, at)]
  return own !== undefined && other !== undefined && own[1] === other[1] && own[0].length === other[0].length
}

/** A word of business of the one that is none any more in the other. */
const breaksWord = (query: Spelt, listed: Spelt, at: number): boolean =>
  (wordAt(query, at) === undefined) !== (wordAt(listed, at) === undefined)

/** Then it was meant, whatever stands in it. */
const meansWord = (query: Spelt, listed: Spelt, at: number): boolean =>
  query.text.length >= shortestOfOther &&
  breaksWord(query, listed, at) &&
  !figureOrLetter.test(query.text[at]! + listed.text[at]!)

/** One character is taken for the other by ear or eye; two that tell houses apart are two. */
const isMiswritten = ([own, other]: readonly [string, string]): boolean =>
  (soundAlike(own, other) || lookAlike(own, other)) && !(telling.test(own) && telling.test(other))

/**
 * Characters are written by others of their sound or shape, as who types by sound or scans does (特种车两, 枝术). Surest is
 * one of the same sound: in a word that is none otherwise, in a long name and in a brand alone.
 */
const miswritten = (query: Spelt, listed: Spelt): number => {
  const [a, b] = [query.text, listed.text]
  if (a.length !== b.length) return 0
  const places = differences(a, b)
  if (places.length > Math.max(1, a.length / charactersOfASlip - 1)) return 0
  const isAlone = places.length === 1
  const isSlip = (at: number): boolean =>
    isMiswritten([a[at]!, b[at]!]) || (isAlone && meansWord(query, listed, at))
  if (!places.every(at => isSlip(at) && !areTwoWords(query, listed, at))) return 0
  const [at] = places as [number]
  if (!isAlone || !soundAlike(a[at]!, b[at]!)) return homophoneOfShort
  const isSure =
    breaksWord(query, listed, at) || a.length >= longEnough || (isBrand(query) && isBrand(listed))
  return isSure ? homophone : homophoneOfShort
}

/** Two characters turned round, which are no number (十二, 二十). */
const areTurned = (a: string, b: string): boolean => {
  if (a.length !== b.length || a.length < shortestTurned) return false
  const [left, right] = difference(a, b)
  return (
    left.length === 2 &&
    left === right[1]! + right[0]! &&
    !figureOrLetter.test(left) &&
    Array.from(left).some(one => !telling.test(one))
  )
}

/** One of the two has a character more. */
const hasMore = (a: string, b: string, least: number): boolean => {
  if (Math.abs(a.length - b.length) !== 1 || Math.min(a.length, b.length) < least) return false
  const [left, right] = difference(a, b)
  return left.length + right.length === 1 && !figureOrLetter.test(left + right) && !telling.test(left + right)
}

const apart: ReadonlySet<Sign['about']> = new Set(['numeral', 'region', 'trade'] as const)

/** Before generic words alone one character more is a brand: 中国化工集团, 中国天化工集团. */
const addsBrand = (query: Spelt, listed: Spelt): boolean => {
  const [short, long] = query.text.length < listed.text.length ? [query, listed] : [listed, query]
  return (
    short.text.length < long.text.length &&
    onlyGeneric(short.tokens) &&
    !onlyGeneric(long.tokens) &&
    !/(.)\1/u.test(long.text)
  )
}

const partlySame = (own: Spelt, other: Spelt, conflicts: readonly Sign[]): number =>
  own.text === other.text && own.text.length >= shortestCore
    ? mostOfCores
    : slipBetween(own, other, conflicts, shortestOfMoreCore)

const slipBetween = (
  query: Spelt,
  listed: Spelt,
  conflicts: readonly Sign[],
  least: number = shortestOfMore,
): number => {
  if (query.text === '' || listed.text === '' || query.text === listed.text || addsBrand(query, listed))
    return 0
  const heard = miswritten(query, listed)
  if (heard > 0) return heard
  if (areTurned(query.text, listed.text)) return swapped
  return conflicts.every(({ about }) => !apart.has(about)) && hasMore(query.text, listed.text, least)
    ? oneMore
    : 0
}

/** Where only one tells a town or a group, a slip beside it is another one; two towns, two numbers are two houses. */
const isOneHouse = (conflicts: readonly Sign[]): boolean =>
  conflicts.every(({ about }) => about !== 'region' && about !== 'numeral')

/** Score of two Chinese names of which one is the other with a slip of one character (海康威士 for 海康威视), 0 for others. */
export const slipScore = (query: Variant, listed: Variant, conflicts: readonly Sign[]): number => {
  const [own, other] = [spellingsOf(query), spellingsOf(listed)]
  const whole = slipBetween(own[0], other[0], conflicts)
  if (whole > 0 || !isOneHouse(conflicts)) return whole
  const most = Math.max(...[1, 2].map(at => partlySame(own[at]!, other[at]!, conflicts)))
  return Math.min(mostOfCores, most)
}

/**
 * Score of a Chinese person's name typed and one listed, 何俊人 or 何仁俊 and 何俊仁: one character for another one of its sound
 * or shape, or the given name turned round; 0 for others. Mostly two persons, of whom a search shows the listed one.
 */
export const personSlipScore = (query: Variant, listed: Variant): number => {
  const [own, other] = [personIn(query), personIn(listed)]
  if (own === '' || other === '') return 0
  const places = differences(own, other)
  const isOther = places.length === 1 && places.every(at => isMiswritten([own[at]!, other[at]!]))
  const isTurned = own === `${other[0]!}${other[2]!}${other[1]!}`
  return isOther || (isTurned && own !== other) ? homophoneOfShort : 0
}
