import { knownHouse, type KnownHouse } from '../../name/house/known-names.ts'
import { regionLetter } from '../../name/lexicon/lexicon.ts'
import { isGeneric, onlyGeneric, type Token, type Variant } from '../../name/token/token.ts'
import type { Match } from '../piece/match.ts'
import { isOtherSort } from '../signal/other-house.ts'

const structural: ReadonlySet<string> = new Set(['#group', '#holding'])

const isTelling = (token: Token): boolean => token.role !== 'form' && !structural.has(token.concept)

const telling = (variant: Variant): Token[] => variant.tokens.filter(isTelling)

const han = /^\p{Script=Han}+$/u
const inHan = (tokens: readonly Token[]): boolean =>
  tokens.every(token => token.accent === '' && han.test(token.key))

const number = /^第?[一二三四五六七八九十]$/u

/** Characters that may stand for the place, number or state that a name begins with: 中国 中 华, 上海 上 沪, 第一 一, 国家 国. */
const heads = ({ role, key, concept }: Token): string[] =>
  role === 'region' || concept === ofState || number.test(key)
    ? [key.at(key[0] === '第' ? 1 : 0)!, regionLetter(concept) ?? ''].filter(Boolean)
    : []

const ofState = '#national'

/** Where a short name may begin to take characters: the country or place in front is often left out (南航, 浦发). */
const starts = (long: readonly Token[]): readonly Token[][] => {
  const [first, second] = long
  const inner = first?.role === 'region' && second && beginningsOf(second, long).length > 0
  return inner && long.length > 2 ? [[...long], long.slice(1)] : [[...long]]
}

/** The kind of body is told by its last character (国开行, 中科院, 深交所). */
const bodies = /[行院所局厂]$/u

const university = /大学$/u

const shortest = 2
const longest = 5

/** The characters of a short Chinese name without its form, '' when it is no abbreviation (中核集团: 中核). */
const shortHan = (tokens: readonly Token[]): string => {
  // 大学 is a word of its own and abbreviates no 大连舰艇学院.
  if (tokens.length === 0 || !inHan(tokens) || (tokens.length === 1 && isGeneric(tokens[0]!))) return ''
  const text = tokens.map(token => token.key).join('')
  return text.length >= shortest && text.length <= longest ? text : ''
}

const mostLeftOut = 1

/** How many characters of a word a short name takes from a place on: its first ones in order, or its last one where that tells the body. */
const taken = (short: string, at: number, key: string, last: boolean): number => {
  let count = 0
  while (count < key.length && at + count < short.length && key[count] === short[at + count]) count++
  const isBody = last && at + count === short.length - 1 && bodies.test(key)
  return isBody && key.at(-1) === short.at(-1) ? count + 1 : count
}

/** How many pieces an abbreviation leaves out when it takes characters in order, or undefined when it is none. */
const leftOut = (short: string, long: readonly Token[]): number | undefined => {
  const [first, ...rest] = long
  if (rest.length === 0 || !beginningsOf(first!, long).includes(short[0]!)) return undefined
  const isHead = heads(first!).includes(short[0]!)
  if (!isHead && short.length <= shortestInner && !isShortBank(short, long)) return undefined
  const whole = first!.key[0] === short[0] ? taken(short, 0, first!.key, false) : 1
  // 国防科大 says its first word in full; 国科大 is another university.
  if (!isHead && first!.role === 'trade' && university.test(long.at(-1)!.key) && whole < first!.key.length)
    return undefined
  let at = Math.max(1, whole)
  let out = 0
  for (const [i, { key }] of rest.entries()) {
    const count = taken(short, at, key, i === rest.length - 1)
    // 华大 is no 中国人民大学: of two characters the second one stands for the second piece.
    if (count === 0 && at < short.length && short.length === shortestInner && !isShortBank(short, long))
      return undefined
    if (count === 0) out++
    at += count
  }
  // 南京高科 is no 南京高华科技: behind a place in full every piece must be met.
  const most = isShortBank(short, long) || (whole === 1 && isHead) ? mostLeftOut : 0
  return at === short.length && out <= most ? out : undefined
}

/** What a short name may begin with: a place, a number, a direction, and the business of a body (农发行). */
const beginningsOf = (token: Token, long: readonly Token[]): string[] =>
  token.role === 'common' ||
  (token.role === 'trade' && (bodies.test(long.at(-1)!.key) || university.test(long.at(-1)!.key)))
    ? [token.key[0]!]
    : heads(token)

/** The same for a long name with the place in front or without it, which counts as one piece. */
const leastLeftOut = (short: string, long: readonly Token[]): number | undefined => {
  const [whole, inner] = starts(long).map(tokens => leftOut(short, tokens))
  if (whole !== undefined) return whole
  const tells = short.length > shortestInner || number.test(short[0]!)
  const met = isShortBank(short, long.slice(1)) ? inner !== undefined : inner === 0 && tells
  return met ? mostLeftOut : undefined
}

const mostBusiness = 2

/** 工行, 建行: what the bank does, and that it is one. */
const isShortBank = (short: string, long: readonly Token[]): boolean =>
  short.endsWith('行') &&
  long.at(-1)?.concept === '#bank' &&
  long.length > 1 &&
  long.length <= 1 + mostBusiness &&
  long.every(({ role }) => role === 'trade')

/** Two characters that do not begin where the name begins are too many names'. */
const shortestInner = 2

const fewestWords = 4
const mostLetters = 7
const acronym = /^[A-Z]{4,7}$/
const isAcronym = (letters: string): boolean =>
  letters.length >= fewestWords && letters.length <= mostLetters && acronym.test(letters)

/** A single word in Latin letters that may be an acronym. */
const shortLatin = ([only, ...more]: readonly Token[]): string => {
  if (!only || more.length > 0 || only.role !== 'word' || !acronym.test(only.key)) return ''
  return only.word.syllables ? '' : only.key
}

const isLatin = ({ key, han, abjad }: Token): boolean => !han && !abjad && key >= 'A' && key < '['

const fewestTold = 3

/** A form that is spelled out lends its letter: Company, Corp., Limited; S.A. de C.V. has four of its own. */
const spelledOut = /^(?:CO|LTD|CORP\p{L}*|\p{L}{7,})$/u

/** First letters of a long Latin name, with and without its form and the words of its structure. */
const initialsOf = ({ tokens }: Variant): ReadonlySet<string> => {
  if (tokens.length < fewestWords || !tokens.every(isLatin)) return none
  let [all, bare, plain, told] = ['', '', '', '']
  for (const { key, role, concept } of tokens) {
    const letter = key[0]!
    const builds = structural.has(concept)
    all += letter
    if (role !== 'form') bare += letter
    if (!builds) plain += letter
    if (role !== 'form' && !builds) told += letter
  }
  // Miricor Enterprises Holdings Limited is hardly MEHL: letters of GROUP and LIMITED are anybody's.
  if (told.length < fewestTold) return none
  const lends = tokens.every(({ role, key }) => role !== 'form' || spelledOut.test(key))
  return new Set([...(lends ? [all, plain] : []), bare, told].filter(isAcronym))
}

const none: ReadonlySet<string> = new Set()

const isWritten = (variant: Variant): boolean =>
  variant.kind === 'direct' || variant.kind === 'transliterated'

/** Where in its long form a short name may begin: the first two characters that it takes. */
const beginnings = (tokens: readonly Token[]): string[] => {
  if (tokens.length < 2) return []
  return starts(tokens).flatMap(([first, ...rest]) => {
    const next = rest.slice(0, 1 + mostLeftOut).map(token => token.key[0]!)
    const end =
      rest.length <= 1 + mostLeftOut && bodies.test(rest.at(-1)!.key) ? [rest.at(-1)!.key.at(-1)!] : []
    return beginningsOf(first!, tokens).flatMap(head => [...next, ...end].map(char => head + char))
  })
}

/** First characters of the first two pieces that a short name takes; a place may stand in it in full (中国电科). */
const shortStart = (tokens: readonly Token[]): string => {
  const text = shortHan(tokens)
  const [first] = tokens
  const inFull = (first?.role === 'region' || first?.role === 'trade') && first.key.length < text.length
  const place = inFull ? first.key.length : 1
  return text === '' ? '' : text[0]! + text[place]!
}

interface AbbreviationKeys {
  readonly filed: readonly string[]
  readonly sought: readonly string[]
}

const noKeys: AbbreviationKeys = { filed: [], sought: [] }

const initialKeys = (variant: Variant): AbbreviationKeys => {
  if (!isWritten(variant)) return noKeys
  const tokens = telling(variant)
  const chinese = inHan(tokens)
  const short = chinese ? shortStart(tokens) : shortLatin(tokens)
  const long = chinese ? beginnings(tokens) : [...initialsOf(variant)]
  if (short === '' && long.length === 0) return noKeys
  return {
    filed: [...(short === '' ? [] : [`s${short}`]), ...long.map(key => `l${key}`)],
    sought: [...(short === '' ? [] : [`l${short}`]), ...long.map(key => `s${key}`)],
  }
}

/** Keys by which short names and long ones are brought together: what a name is filed under, and what it looks for. */
export const abbreviationKeys = (variant: Variant): AbbreviationKeys => {
  const keys = initialKeys(variant)
  const house = knownHouse(variant)
  if (!house) return keys
  const known = `k${house.id}`
  return { filed: [...keys.filed, known], sought: [...keys.sought, known] }
}

/** A name and its abbreviation are possible and no more: many names have the same first characters. */
const full = 84
const perPieceLeftOut = 3
/** Above the branch or daughter of a bank, which is shown though it is another party. */
const ofLetters = 83

/** CHAM Holding is called by a word of its own: with its form such letters abbreviate no other name. */
const isOwnWord = (short: Variant): boolean =>
  short.tokens.length > 1 && telling(short).some(({ word }) => word.vowels !== '')

const scoreOf = (short: Variant, long: Variant): number => {
  const own = telling(short)
  const letters = shortLatin(own)
  if (letters !== '') return initialsOf(long).has(letters) && !isOwnWord(short) ? ofLetters : 0
  const text = shortHan(own)
  const tokens = telling(long)
  const out = text !== '' && inHan(tokens) ? leastLeftOut(text, tokens) : undefined
  return out === undefined || tokens.map(token => token.key).join('').length <= text.length
    ? 0
    : full - perPieceLeftOut * out
}

/** Score of two names of which one abbreviates the other by its first characters, 0 when neither does. */
const abbreviationScore = (query: Variant, listed: Variant): number =>
  isWritten(query) && isWritten(listed) ? Math.max(scoreOf(query, listed), scoreOf(listed, query)) : 0

/** Names of one house that are no translation of each other are known to be its names, and letters may stand for others. */
const ofKnownHouse = 88

const isOneHouse = (query: Variant, listed: Variant): boolean => {
  const house = knownHouse(query)
  return house !== undefined && house === knownHouse(listed) && !isOtherSort(query, listed)
}

/** One name as a whole for the other. */
const wholeMatch = (query: Variant, listed: Variant, agreement: Match['agreement']): Match => ({
  queryFrom: 0,
  queryTo: query.tokens.length,
  listedFrom: 0,
  listedTo: listed.tokens.length,
  agreement,
  weight: (query.weight + listed.weight) / 2,
})

/** How one name as a whole stands for the other: by its first letters, or as a name by which the house is known. */
export const abbreviationMatch = (query: Variant, listed: Variant): Match | undefined => {
  const score = abbreviationScore(query, listed)
  const rule = score > 0 ? 'initial' : 'known'
  if (isOneHouse(query, listed)) return wholeMatch(query, listed, { value: ofKnownHouse / 100, rule })
  return score === 0 ? undefined : wholeMatch(query, listed, { value: score / 100, rule })
}

const latinLetters = /^[A-Z]{2,6}$/

/** The house that a query is known to name where the list has nothing but its letters, or words of business, which may stand for another. */
export const houseByLetters = (query: Variant, listed: Variant): KnownHouse | undefined => {
  if (onlyGeneric(listed.tokens)) {
    const house = knownHouse(query)
    return house === knownHouse(listed) ? house : undefined
  }
  const [letters, ...more] = telling(listed)
  if (!letters || more.length > 0 || !latinLetters.test(letters.key)) return undefined
  if (telling(query).some(({ text }) => text.toUpperCase() === letters.key)) return undefined
  return knownHouse({ kind: query.kind === 'house' ? 'direct' : query.kind, tokens: query.tokens })
}
