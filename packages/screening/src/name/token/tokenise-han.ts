import { hanCompounds, piecesOfHan } from '../han/han-compounds.ts'
import { hanWords, meaningOfHan, type Meaning, type Role } from '../lexicon/lexicon.ts'
import { hanNumeral } from '../lexicon/numeral.ts'
import { hanInformation } from '../word/rarity.ts'
import { numeralWeight, roleWeights } from '../lexicon/role-weights.ts'
import { isSurname } from '../han/surnames.ts'
import { Token } from './token.ts'

const numerals = /^[零一二两三四五六七八九十百千]+/u
/** So many figures count whatever stands behind them (七五零试验场); fewer are a brand as well (三一). */
const figures = /^[零一二三四五六七八九]{3,}/u
const countedPlace = /^(研究所|研究院|设计院|所|院|厂|局|部|号|分部|工厂|实验室|基地)/u
/** 二〇一所 is an institute, and 所 elsewhere a character. */
const countedHouses: ReadonlyMap<string, string> = new Map([
  ['所', '研究所'],
  ['院', '研究院'],
])
const administrative =
  /^(特别行政区|(?:(?:维吾尔|哈萨克|柯尔克孜|蒙古|[回藏壮苗彝土傣白])族?)*自治[区州县]|省|市|区|县|州)/u

const harbour = '港口'

/** 青岛港 is a port before a business word; 上海港泉 is a brand, 港口 a word of its own. */
const isHarbour = (run: string, at: number): boolean =>
  run[at] === harbour[0] &&
  wordAt(run, at) === undefined &&
  (at + 1 === run.length || beginsWord(run, at + 1))

interface Found {
  readonly word: string
  /** One for each piece of a compound (科贸). */
  readonly meanings: readonly (readonly [string, Meaning])[]
}

const meaningsOf = (word: string): Found['meanings'] =>
  (piecesOfHan(word) ?? [word]).flatMap(piece => {
    const meaning = meaningOfHan(piece)
    return meaning ? [[piece, meaning] as const] : []
  })

/** 马杜罗先生 is a man, and no town 罗先. */
const isBeforeTitle = (run: string, at: number): boolean =>
  run.length === at + 1 + shortWord && meaningOfHan(run.slice(at + 1))?.role === 'title'

/** Names end in business words: 中电信息 is 中电 and 信息, no 电信, 机电厂 a 厂, no 电厂; 精英国际 is 国际, and nothing of 英国. */
const yieldsToNext = (run: string, at: number, found: Found): boolean =>
  isBeforeTitle(run, at) || yieldsToBusiness(run, at, found)

/** 国际 behind a character that makes a country with its first one: 英国, 美国. */
const international = '国际'

/** Whether a word may give its second character to the next one. */
const yields = (found: Found, next: string): boolean => {
  const { role } = found.meanings[0]![1]
  return role === 'trade' ? meaningOfHan(next)?.role === 'trade' : role === 'region' && next === international
}

const yieldsToBusiness = (run: string, at: number, found: Found): boolean =>
  found.word.length === shortWord &&
  run.length > at + shortWord &&
  yields(found, run.slice(at + 1, at + 1 + shortWord)) &&
  meaningOfHan(run[at + shortWord]!) === undefined &&
  !beginsWord(run, at + shortWord)

/** Letters of the longest word that begins with a character: most characters of brands begin none. */
const longestFrom = new Map<string, number>()
for (const word of [...hanWords(), ...hanCompounds()])
  longestFrom.set(word[0]!, Math.max(longestFrom.get(word[0]!) ?? 0, word.length))

const longestAt = (run: string, at: number): number =>
  Math.min(longestFrom.get(run[at]!) ?? 0, run.length - at)

const beginsWord = (run: string, at: number): boolean => {
  for (let length = shortWord; length <= longestAt(run, at); length++)
    if (meaningOfHan(run.slice(at, at + length))) return true
  return false
}

const shortWord = 2

const wordAt = (run: string, at: number): Found | undefined => {
  for (let length = longestAt(run, at); length >= 1; length--) {
    const word = run.slice(at, at + length)
    const found = { word, meanings: meaningsOf(word) }
    if (found.meanings.length > 0) return yieldsToNext(run, at, found) ? undefined : found
  }
  return undefined
}

/** Two or three characters (four with a double surname) that begin with a surname: a person, not a company. */
export const looksLikePerson = (run: string): boolean => {
  const length = [...run].length
  if (length === 4) return isSurname(run.slice(0, 2)) && meaningOfHan(run.slice(2)) === undefined
  if (length !== 2 && length !== 3) return false
  if (!isSurname(run.slice(0, 1)) || meaningOfHan(run) !== undefined) return false
  return givenWords.has(run.slice(1)) || !wordIn(run)
}

/** Business words that are given names as well (张建设, 李卫生). */
const givenWords: ReadonlySet<string> = new Set(
  '全国 建国 爱国 建设 建工 卫生 国防 海洋 海运 发展 解放 自然 统一 安全 健康 和平 胜利 友好 革命 文化 文艺 经济 联合 先进 团结 科学 教育 公正 正义 保安 光学 创新 创业 航天 卫星 火箭 青年 民生 新生 建业 兴业'.split(
    ' ',
  ),
)

const business: ReadonlySet<Role> = new Set<Role>(['trade', 'form'])

// 朱重庆 is a person though 重庆 is a city: behind a surname only a business word tells a company.
const wordIn = (run: string): boolean => {
  const second = wordAt(run, 1)
  return (
    (wordAt(run, 0)?.word.length ?? 0) > 1 ||
    (second !== undefined && second.word.length > 1 && business.has(second.meanings[0]![1].role))
  )
}

/** One character as a distinguishing piece. */
export const characterToken = (text: string): Token =>
  new Token({ text, key: text, han: true, weight: hanInformation(text) })

const numeralAt = (run: string, at: number): { length: number; token: Token } | undefined => {
  const ordinal = run[at] === '第' ? 1 : 0
  const digits = numerals.exec(run.slice(at + ordinal))?.[0] ?? ''
  // 零部件 are parts, and no department.
  if (digits === '零') return undefined
  if (digits === '') return undefined
  if (!ordinal && !figures.test(digits) && !countedPlace.test(run.slice(at + digits.length))) return undefined
  const text = run.slice(at, at + ordinal + digits.length)
  const value = hanNumeral(digits)
  const weight = numeralWeight(value)
  const token = new Token({ text, key: digits, role: 'numeral', concept: `=${value}`, weight })
  return { length: text.length, token }
}

interface Town {
  readonly place: string
  readonly kind: string
}

/** Its kind tells nothing: it stands in the text of the last character, behind which the name goes on (`endsTown`). */
const townTokens = ({ place, kind }: Town): Token[] =>
  Array.from(place, characterToken).map((token, at) =>
    at < place.length - 1 ? token : token.with({ text: token.text + kind }),
  )

/** Whether a character is the last one of a town told with its kind (河市 of 胡杨河市). */
export const endsTown = ({ han, text }: Token): boolean => han && text.length > 1

/** 胡杨河市华孚, 南陵县安南: a place that no table has, at the beginning of the name of a firm; 超市 and 市场 are none. */
const townAt = (run: string): Town | undefined => {
  const [, place, kind] =
    /^(\p{Script=Han}{1,2}[^城都超上夜集门股地楼车花菜早入互黑鱼房古小乡重])([市县镇])(?=[^场域政长委民].)/u.exec(
      run,
    ) ?? []
  return place === undefined || wordAt(run, 0) || wordIn(place) ? undefined : { place, kind: kind! }
}

/** 713所: behind figures too; of 所属 and 院校 it is a part. */
const countedAtStart = /^[所院](?![属有在长子校线])/u

/** Pieces of a run of simplified Chinese: places, business words and forms as wholes, the rest by character; what is counted may stand right behind figures. */
export const hanTokens = (run: string, isBehindFigures = false): Token[] => {
  if (isBehindFigures && countedAtStart.test(run)) {
    const counted = countedHouses.get(run[0]!)!
    return [wordToken(run[0]!, counted, meaningOfHan(counted)!), ...hanTokens(run.slice(1))]
  }
  if (looksLikePerson(run)) return [...run].map(characterToken)
  const tokens: Token[] = []
  let from = 0
  const town = townAt(run)
  if (town) {
    tokens.push(...townTokens(town))
    from = town.place.length + town.kind.length
  }
  for (let at = from; at < run.length;) {
    const numeral = numeralAt(run, at)
    const found = numeral ? undefined : wordAt(run, at)
    if (numeral) tokens.push(numeral.token)
    else if (found) tokens.push(...wordTokens(found))
    else tokens.push(characterToken(String.fromCodePoint(run.codePointAt(at)!)))
    at += numeral?.length ?? found?.word.length ?? tokens.at(-1)!.text.length
    const counted = numeral ? countedHouses.get(run[at] ?? '') : undefined
    if (counted !== undefined) tokens.push(wordToken(run[at++]!, counted, meaningOfHan(counted)!))
    if (found?.meanings[0]![1].role !== 'region') continue
    at += administrative.exec(run.slice(at))?.[0].length ?? 0
    if (isHarbour(run, at)) tokens.push(wordToken(run[at++]!, harbour, meaningOfHan(harbour)!))
  }
  return inBrands(tokens)
}

/** Characters that join two words, and are part of a brand beside another character of it (仁和药业, 美的). */
const joining: ReadonlySet<string> = new Set('和之的')

const inBrands = (tokens: Token[]): Token[] => {
  for (const [at, { key }] of tokens.entries())
    if (joining.has(key) && !tokens[at]!.han && (tokens[at - 1]?.han || tokens[at + 1]?.han))
      tokens[at] = characterToken(key)
  return tokens
}

/** An ordinary word of two characters tells more of a Chinese brand than SUN or STAR of a Latin one. */
const commonHan = 0.6

const wordTokens = ({ word, meanings }: Found): Token[] =>
  meanings.length === 1
    ? [wordToken(word, ...meanings[0]!)]
    : meanings.map(([key, meaning], i) => wordToken(textOf(word, meanings, i), key, meaning))

/** What stands for a piece of a compound: a character, and for the last one all that is left. */
const textOf = (word: string, meanings: Found['meanings'], at: number): string => {
  const last = meanings.at(-1)![0]
  const cut = meanings.length === 2 && word.endsWith(last) ? word.length - last.length : undefined
  if (cut !== undefined) return at === 0 ? word.slice(0, cut) : last
  return at < meanings.length - 1 ? word[at]! : word.slice(at)
}

const wordToken = (text: string, key: string, { role, concept }: Meaning): Token => {
  const weight = role === 'common' ? commonHan : (roleWeights[role] ?? hanInformation(key))
  return new Token({ text, key, role, concept, weight })
}
