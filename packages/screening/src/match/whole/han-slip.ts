import { editDistance } from '../../name/script/edit-distance.ts'
import { readingsOf } from '../../name/han/han.ts'
import { isForm } from '../../name/token/tells.ts'
import { isGeneric, onlyGeneric, type Variant } from '../../name/token/token.ts'
import type { Sign } from '../signal/signal.ts'

const shortest = 5
/** Of a brand alone: 海康威是; with a business beside it so few characters name many. */
const shortestBrand = 4
const longest = 30

/** Nothing of it says a business, a place or a number. */
const isBrand = ({ tokens }: Variant): boolean => tokens.every(token => isForm(token) || !isGeneric(token))

/** A Chinese name without its form, as one text, long enough that one character amiss leaves it recognisable; else ''. */
const slipText = (variant: Variant): string => {
  const { kind, bare } = variant
  if (kind !== 'direct' && kind !== 'shortened') return ''
  if (bare.length < shortestBrand || bare.length > longest || !/^\p{Script=Han}+$/u.test(bare)) return ''
  return bare.length >= shortest || isBrand(variant) ? bare : ''
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

const soundAlike = (a: string, b: string): boolean =>
  readingsOf(a).some(reading => readingsOf(b).includes(reading))

const scoreOfTexts = (a: string, b: string): number => {
  if (editDistance(a, b, 1) > 1) return 0
  const [left, right] = difference(a, b)
  if (Math.min(a.length, b.length) < shortest)
    return a.length === b.length && !telling.test(left + right) && soundAlike(left, right) ? homophone : 0
  if (left.length === 2) return swapped
  if (telling.test(left + right)) return 0
  if (a.length !== b.length) return oneMore
  // 正泰电器 and 政泰电器 are two firms: only in a long name is a character of the same sound a slip.
  return a.length >= longEnough && soundAlike(left, right) ? homophone : 0
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
  return conflicts.some(({ about }) => apart.has(about)) ? 0 : scoreOfTexts(...texts)
}
