import { syllablesOf } from '../han/han.ts'
import { LetterTree } from '../script/letter-tree.ts'
import { hanWords, meaningOfHan, type Role } from '../lexicon/lexicon.ts'
import type { Token } from '../token/token.ts'
import { hanTokens } from '../token/tokenise-han.ts'

/** One of these ends a name in pinyin, or stands in it: 公司, 集团, 大学, 银行, 研究所, 科技, 技术, 股份, 制造. */
const markers = [
  'GONGSI',
  'JITUAN',
  'DAXUE',
  'YINHANG',
  'YANJIUSUO',
  'KEJI',
  'JISHU',
  'GUFEN',
  'ZHIZAO',
] as const
const lastSyllable = /(?:SI|TUAN|XUE|HANG|SUO|JI|SHU|FEN|ZAO)$/

/** Nobody writes the longest names of states so. */
const spelled = /^[A-Z]{2,24}$/
const shortestWord = 2
const longestRun = 8

interface Words {
  readonly byPinyin: ReadonlyMap<string, string>
  readonly tree: LetterTree
}

const roles: ReadonlySet<Role | undefined> = new Set<Role>(['trade', 'form', 'region'])

/** Business words, company forms and places of the lexicon by their pinyin, of those that sound alike the first. */
const read = (): Words => {
  const byPinyin = new Map<string, string>()
  for (const word of hanWords()) {
    if (word.length < shortestWord || !roles.has(meaningOfHan(word)?.role)) continue
    const key = syllablesOf(word, false).join('').replaceAll('V', 'U')
    if (spelled.test(key) && !byPinyin.has(key)) byPinyin.set(key, word)
  }
  return { byPinyin, tree: new LetterTree(byPinyin.keys()) }
}

let known: Words | undefined

/** Letters that are pinyin of known words throughout, cut into them; undefined for others. */
const cut = (letters: string, from = 0): string[] | undefined => {
  if (from === letters.length) return []
  for (const length of (known ??= read()).tree.lengthsAt(letters, from)) {
    const rest = cut(letters, from + length)
    if (rest) return [letters.slice(from, from + length), ...rest]
  }
  return undefined
}

/** A word in pinyin is the Chinese word, told as it was written. */
const asWritten = (pinyin: string): Token[] =>
  hanTokens(known!.byPinyin.get(pinyin)!).map(token => token.with({ text: pinyin }))

/** 市 and 省 behind a place. */
const levels: ReadonlySet<string> = new Set(['SHI', 'SHENG'])

const withoutLevels = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ key }, i) => !levels.has(key) || tokens[i - 1]?.role !== 'region')

const isPlace = ({ key }: Token): boolean => {
  const [only, ...more] = cut(key) ?? []
  return only !== undefined && more.length === 0 && asWritten(only)[0]!.role === 'region'
}

/** Guofang Keji Daxue: so many words of business are a name without a brand. */
const fewestBusiness = 3

const isBusiness = (tokens: readonly Token[]): boolean =>
  (cut(lettersOf(tokens))?.length ?? 0) >= fewestBusiness

const holdsMarker = (letters: string): boolean => markers.some(marker => letters.includes(marker))

const lettersOf = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join('')

const fewestPlaced = 3

/** Behind a place of China business words in pinyin are told apart without 公司: Dalian Norva Maoyi. */
const isPlaced = (tokens: readonly Token[]): boolean =>
  tokens.length >= fewestPlaced && tokens[0]!.concept.startsWith('@cn-')

const mayBePinyin = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 &&
  (isPlaced(tokens) || (tokens.some(({ key }) => lastSyllable.test(key)) && holdsMarker(lettersOf(tokens))))

/**
 * The name of a Chinese firm in pinyin throughout (Norva Jishu Youxian Gongsi), its business words as what they mean;
 * the same tokens when it is none. What stands first and is no place is the brand, and stays.
 */
export const withChineseBusiness = (tokens: readonly Token[]): readonly Token[] => {
  if (!mayBePinyin(tokens)) return tokens
  const named = withoutLevels(tokens)
  for (let from = isPlace(named[0]!) || isBusiness(named) ? 0 : 1; from < named.length; from++)
    for (let to = Math.min(named.length, from + longestRun); to > from; to--) {
      const letters = lettersOf(named.slice(from, to))
      const ends = from > 1 && to === named.length && isPlaced(named)
      const run = ends || holdsMarker(letters) ? cut(letters) : undefined
      if (run) return [...named.slice(0, from), ...run.flatMap(asWritten), ...named.slice(to)]
    }
  return tokens
}
