import { editDistance } from '../../name/script/edit-distance.ts'
import { soundAlike } from '../../name/han/han.ts'
import { isForm, isOneWord } from '../../name/token/tells.ts'
import { isBare } from '../../name/token/variant.ts'
import { isGeneric, onlyGeneric, type Token, type Variant } from '../../name/token/token.ts'
import { looksLikePerson } from '../../name/token/tokenise-han.ts'
import { shownFrom } from '../shown.ts'
import type { Sign } from '../signal/signal.ts'

const shortest = 3
/** With a character more or less, or with two turned round. */
const shortestOfMore = 5
const longest = 30

/** A Chinese name without its form, as one text, long enough that one character amiss leaves it recognisable; else ''. */
const slipText = (variant: Variant): string => {
  const { kind, bare } = variant
  if (kind !== 'direct' && kind !== 'shortened') return ''
  if (bare.length < shortest || bare.length > longest || !/^\p{Script=Han}+$/u.test(bare)) return ''
  return bare.length === shortest && looksLikePerson(bare) ? '' : bare
}

/** Two texts that differ by one character too many, missing, changed or swapped with its neighbour share one of these. */
export const slipKeys = (variant: Variant): readonly string[] => {
  const text = slipText(variant)
  if (text === '') return []
  const keys = new Set([text])
  for (let i = 0; i < text.length; i++) keys.add(text.slice(0, i) + text.slice(i + 1))
  return [...keys]
}

const swapped = 88
const oneMore = 86
const homophone = 86
/** Of a short name: 正泰电器 and 政泰电器 may be two firms. */
const homophoneOfShort = shownFrom
const longEnough = 8

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
const isBrand = ({ tokens }: Variant): boolean => tokens.every(token => isForm(token) || !isGeneric(token))

/** The token in which a character of the bare name stands. */
const tokenAt = ({ tokens }: Variant, at: number): Token | undefined => {
  let end = 0
  return tokens.find(token => isBare(token) && (end += token.key.length) > at)
}

/** The first place at which two texts differ. */
const firstDifference = (a: string, b: string): number => {
  let at = 0
  while (a[at] === b[at]) at++
  return at
}

/**
 * One character is written by another one of its sound, as who types by sound does (特种车两, 无线电 with 五). Two words are
 * two words (山西, 陕西), and so are two characters that tell houses apart. Surest in a word that is none otherwise, in a
 * long name and in a brand alone.
 */
const misheard = (query: Variant, listed: Variant): number => {
  const [a, b] = [query.bare, listed.bare]
  if (a.length !== b.length || editDistance(a, b, 1) > 1) return 0
  const [left, right] = difference(a, b)
  if (left.length !== 1 || (telling.test(left) && telling.test(right)) || !soundAlike(left, right)) return 0
  const at = firstDifference(a, b)
  const words = [tokenAt(query, at), tokenAt(listed, at)].filter(isOneWord).length
  if (words > 1) return 0
  const isSure = words === 1 || a.length >= longEnough || (isBrand(query) && isBrand(listed))
  return isSure ? homophone : homophoneOfShort
}

const scoreOfTexts = (a: string, b: string): number => {
  if (Math.min(a.length, b.length) < shortestOfMore || editDistance(a, b, 1) > 1) return 0
  const [left, right] = difference(a, b)
  if (left.length === 2) return swapped
  return a.length === b.length || telling.test(left + right) ? 0 : oneMore
}

const apart: ReadonlySet<Sign['about']> = new Set(['numeral', 'region', 'trade'] as const)

/** Before generic words alone one character more is a brand: 中国化工集团, 中国天化工集团. */
const addsBrand = (query: Variant, listed: Variant): boolean => {
  const [short, long] = query.bare.length < listed.bare.length ? [query, listed] : [listed, query]
  return (
    short.bare.length < long.bare.length &&
    onlyGeneric(short.tokens) &&
    !onlyGeneric(long.tokens) &&
    !/(.)\1/u.test(long.bare)
  )
}

/** Score of two Chinese names of which one is the other with a slip of one character (海康威士 for 海康威视), 0 for others. */
export const slipScore = (query: Variant, listed: Variant, conflicts: readonly Sign[]): number => {
  const texts = [slipText(query), slipText(listed)] as const
  if (texts.includes('') || texts[0] === texts[1] || addsBrand(query, listed)) return 0
  const heard = misheard(query, listed)
  if (heard > 0) return heard
  return conflicts.some(({ about }) => apart.has(about)) ? 0 : scoreOfTexts(...texts)
}
