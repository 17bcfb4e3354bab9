import { regionLetter } from '../name/lexicon.ts'
import { isGeneric, type Token, type Variant } from '../name/token.ts'
import type { Match } from './align.ts'

const structural: ReadonlySet<string> = new Set(['#group', '#holding'])

const isTelling = (token: Token): boolean => token.role !== 'form' && !structural.has(token.concept)

const telling = (variant: Variant): Token[] => variant.tokens.filter(isTelling)

const han = /^\p{Script=Han}+$/u
const inHan = (tokens: readonly Token[]): boolean =>
  tokens.every(token => token.accent === '' && han.test(token.key))

const number = /^[一二三四五六七八九十]$/u

/** Characters that may stand for the place or number that a name begins with: 中国 中 华, 上海 上 沪, 第一 一. */
const heads = ({ role, key, concept }: Token): string[] =>
  role === 'region' || number.test(key) ? [key[0]!, regionLetter(concept) ?? ''].filter(Boolean) : []

const shortest = 2
const longest = 5

/** The characters of a short Chinese name without its form, '' when it is no abbreviation (中核集团: 中核). */
const shortHan = (variant: Variant): string => {
  const tokens = telling(variant)
  // 大学 is a word of its own and abbreviates no 大连舰艇学院.
  if (tokens.length === 0 || !inHan(tokens) || (tokens.length === 1 && isGeneric(tokens[0]!))) return ''
  const text = tokens.map(token => token.key).join('')
  return text.length >= shortest && text.length <= longest ? text : ''
}

const mostLeftOut = 1

/** How many pieces an abbreviation leaves out when it takes first characters in order, or undefined when it is none. */
const leftOut = (short: string, long: readonly Token[]): number | undefined => {
  if (long.length < 2 || !heads(long[0]!).includes(short[0]!)) return undefined
  let at = 1
  let out = 0
  for (const { key } of long.slice(1)) {
    if (key[0] !== short[at]) out++
    for (let i = 0; i < key.length && at < short.length && key[i] === short[at]; i++) at++
  }
  return at === short.length && out <= mostLeftOut ? out : undefined
}

const acronym = /^[A-Z]{4,7}$/

/** A single word in Latin letters that may be an acronym. */
const shortLatin = (variant: Variant): string => {
  const [only, ...more] = telling(variant)
  if (!only || more.length > 0 || only.role !== 'word' || !acronym.test(only.key)) return ''
  return only.word.syllables ? '' : only.key
}

/** First letters of a long Latin name, with and without its form and the words of its structure. */
const initialsOf = (variant: Variant): ReadonlySet<string> => {
  const { tokens } = variant
  if (tokens.length < 4 || tokens.some(token => token.han || token.abjad || !/^[A-Z]/.test(token.key)))
    return none
  const letters = (wanted: (token: Token) => boolean): string =>
    tokens
      .filter(wanted)
      .map(token => token.key[0])
      .join('')
  const all = [
    letters(() => true),
    letters(token => token.role !== 'form'),
    letters(token => !structural.has(token.concept)),
    letters(isTelling),
  ]
  return new Set(all.filter(one => acronym.test(one)))
}

const none: ReadonlySet<string> = new Set()

const isWritten = (variant: Variant): boolean =>
  variant.kind === 'direct' || variant.kind === 'transliterated'

/** Where in its long form a short name may begin: the first two characters that it takes. */
const beginnings = (variant: Variant): string[] => {
  const tokens = telling(variant)
  if (tokens.length < 2 || !inHan(tokens)) return []
  const next = tokens.slice(1, 2 + mostLeftOut).map(token => token.key[0]!)
  return heads(tokens[0]!).flatMap(head => next.map(char => head + char))
}

/** Keys by which short names and long ones are brought together: what a name is filed under, and what it looks for. */
export const abbreviationKeys = (
  variant: Variant,
): { readonly filed: string[]; readonly sought: string[] } => {
  if (!isWritten(variant)) return { filed: [], sought: [] }
  const short = [shortHan(variant).slice(0, shortest), shortLatin(variant)].filter(Boolean)
  const long = [...beginnings(variant), ...initialsOf(variant)]
  return {
    filed: [...short.map(key => `s${key}`), ...long.map(key => `l${key}`)],
    sought: [...short.map(key => `l${key}`), ...long.map(key => `s${key}`)],
  }
}

/** A name and its abbreviation are possible and no more: many names have the same first characters. */
const full = 84
const perPieceLeftOut = 3

const scoreOf = (short: Variant, long: Variant): number => {
  const letters = shortLatin(short)
  if (letters !== '') return initialsOf(long).has(letters) ? full - perPieceLeftOut : 0
  const text = shortHan(short)
  const tokens = telling(long)
  const out = text !== '' && inHan(tokens) ? leftOut(text, tokens) : undefined
  return out === undefined || tokens.map(token => token.key).join('').length <= text.length
    ? 0
    : full - perPieceLeftOut * out
}

/** Score of two names of which one abbreviates the other by its first characters, 0 when neither does. */
export const abbreviationScore = (query: Variant, listed: Variant): number =>
  isWritten(query) && isWritten(listed) ? Math.max(scoreOf(query, listed), scoreOf(listed, query)) : 0

/** One name as a whole for the other. */
export const wholeMatch = (query: Variant, listed: Variant, score: number): Match => ({
  queryFrom: 0,
  queryTo: query.tokens.length,
  listedFrom: 0,
  listedTo: listed.tokens.length,
  agreement: { value: score / 100, rule: 'initial' },
  weight: (query.weight + listed.weight) / 2,
})
