import { foldHan } from '../han/han.ts'
import { heardToken, isHeard } from './heard.ts'
import { syllableCells } from '../han/transcription-table.ts'
import { hanTokens, looksLikePerson } from '../token/tokenise-han.ts'
import type { Token, Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'
import { isCountry, isPlaceOfChina, tellsFirm } from '../token/tells.ts'

const usual = new Set(syllableCells.flatMap(({ characters }) => [...characters]))

/** Characters that Chinese hardly writes but in foreign names. */
const telling = new Set(
  '阿埃奥乌什喀琅伊娅卜伯珀佩帕蒂杜塔泰捷图托戈格古库卡基夫弗瓦娃韦薇沃菲费茨兹扎泽萨塞瑟斯丝索谢沙贾切恰赫哈霍穆梅娜妮尼诺努拉莱勒里莉洛卢鲁罗雷尔耶尤姆默杰特德克达姆侯',
)

const dots = /[·・•‧∙⋅･]/u
const separators = /[\s·・•‧∙⋅･\-‐–—－,，]+/u
const hyphen = /(?<=\p{Script=Han})[-‐–](?=\p{Script=Han})/gu
const onlyHan = /^[\p{Script=Han}]+$/u

// Articles and particles of foreign names, which lists write or leave out.
const particles = new Set('本 伊本 宾 冯 范 范德 阿勒 阿尔 埃尔 阿布 乌尔德 德 德拉 达 迪'.split(' '))

const fewestDotted = 4
const mostParts = 6
const longestPart = 12
const fewestUndotted = 5
const longestUndotted = 12
const shortestHalf = 2

const shareOf = (run: string, set: ReadonlySet<string>): number => {
  const chars = [...run]
  return chars.filter(char => set.has(char)).length / chars.length
}

/** The name of a person of China, with no character of foreign names behind the surname: 马国强 is one, 马都罗 is none. */
export const isNameOfChina = (run: string): boolean =>
  looksLikePerson(run) && shareOf(run.slice(1), telling) === 0

/** One word that writes the surname of a foreigner: characters all usual in such, one of them hardly used otherwise. */
export const looksForeignSurname = (run: string): boolean =>
  shareOf(run, usual) === 1 && shareOf(run, telling) > 0 && !isNameOfChina(run)

/** Without dots only characters tell a transcription: nearly all usual ones, half of them hardly used otherwise. */
const looksTranscribed = (run: string): boolean =>
  run.length >= fewestUndotted
    ? run.length <= longestUndotted && shareOf(run, usual) >= 0.8 && shareOf(run, telling) >= 0.5
    : run.length === fewestUndotted - 1 && shareOf(run, telling) === 1 && !looksLikePerson(run)

/** Before a name of two words and more: lists leave such titles out, and some write them as a name. */
const titles = new Set('赛义德 赛伊德 哈吉 哈只 谢赫 毛拉 毛拉维 大毛拉 阿亚图拉'.split(' '))

const dotted = (parts: readonly string[], tail: readonly Token[]): Token[][] => {
  const named = parts.filter(part => !particles.has(part))
  const all = (named.length > 1 ? named : parts).map(heardToken)
  const untitled = named.length > 2 && titles.has(named[0]!) ? [all.slice(1)] : []
  return [all, ...untitled].map(form => [...form, ...tail])
}

/** One word, and every cut of it in two: 弗拉基米尔普京 does not say where the surname begins. */
const undotted = (run: string): Token[][] => {
  const cuts = Array.from(
    { length: Math.max(0, run.length - 2 * shortestHalf + 1) },
    (_, i) => i + shortestHalf,
  )
  return [[heardToken(run)], ...cuts.map(at => [heardToken(run.slice(0, at)), heardToken(run.slice(at))])]
}

const shortestBrand = 2
const usualLength = 4

/** A brand beside business words may be shorter: 莱多斯公司. The fewer its characters, the surer each must be. */
const looksForeignBrand = (run: string, least: LeastTelling): boolean => {
  if (run.length > usualLength) return looksTranscribed(run)
  const mostlyUsual = least === leastTelling || run.length === shortestBrand ? 1 : leastUsualAbroad
  if (run.length < shortestBrand || shareOf(run, usual) < mostlyUsual) return false
  return shareOf(run, telling) >= least[run.length]!
}

const leastUsualAbroad = 0.6

type LeastTelling = Readonly<Record<number, number>>
const leastTelling: LeastTelling = { 2: 1, 3: 0.33, 4: 0.25 }
const leastAbroad: LeastTelling = { 2: 1, 3: 0.33, 4: 0.25 }
/** Banks of China without a place are few: 赛帕银行. */
const leastOfBank: LeastTelling = { ...leastAbroad, 2: 0.5 }

const abroad: ReadonlySet<string> = new Set(['公司', '银行', '研究所'])

/** Firms of China have a form with 有限 or a place; a plain 公司, 银行 or 研究所 is mostly of another country. */
const isPlain = (tokens: readonly Token[]): boolean =>
  abroad.has(tokens.at(-1)!.key) &&
  !tokens.some((token, at) => isPlaceOfChina(token) && !isInside(tokens, at))

/** 西安 inside 帕西安 is no place. */
const isInside = (tokens: readonly Token[], at: number): boolean =>
  isPlaceOfChina(tokens[at]!) && tokens[at - 1]?.han === true

const longestJoined = 2

/** 塔布斯和考克斯公司 is called by two names. */
const joins = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.key === '和' && at > 1 && tokens[at + longestJoined]?.han === true

/** A firm's name: what distinguishes it is heard, its trade words and form keep their meaning. */
const withTrade = (tokens: readonly Token[]): Token[][] => {
  const out: Token[] = []
  const plain = isPlain(tokens)
  const least = !plain ? leastTelling : tokens.at(-1)!.key === '银行' ? leastOfBank : leastAbroad
  let heard = ''
  const close = (): boolean => {
    if (heard !== '' && !looksForeignBrand(heard, least)) return false
    if (heard !== '') out.push(heardToken(heard))
    heard = ''
    return true
  }
  for (const [at, token] of tokens.entries()) {
    if (joins(tokens, at) && looksForeignBrand(heard, least)) close()
    else if (token.han || (plain && isInside(tokens, at))) heard += token.key
    else if (close()) out.push(token)
    else return []
  }
  return close() && out.length > 1 ? [out] : []
}

/** The last part of a dotted name with the business words that follow it: 洛克希德·马丁风险投资公司. */
const withTail = (last: string): { readonly name: string; readonly tail: readonly Token[] } => {
  const tokens = hanTokens(last)
  const at = tokens.findIndex((token, i) => i > 0 && tellsFirm(token))
  if (at < 0) return { name: last, tail: [] }
  return {
    name: tokens
      .slice(0, at)
      .map(token => token.text)
      .join(''),
    tail: tokens.slice(at),
  }
}

/** Parts between dots or spaces: a dot all but says a foreign name, a space does not. */
const parted = (name: string, parts: readonly string[]): Token[][] => {
  if (parts.length > mostParts || !parts.every(part => onlyHan.test(part))) return []
  const folded = parts.map(foldHan)
  const { name: last, tail } = dots.test(name) ? withTail(folded.at(-1)!) : { name: folded.at(-1)!, tail: [] }
  const named = [...folded.slice(0, -1), last]
  if (named.some(part => part.length > longestPart)) return []
  const run = named.join('')
  return (dots.test(name) ? run.length >= fewestDotted : looksTranscribed(run)) ? dotted(named, tail) : []
}

const whole = (tokens: readonly Token[]): Token[][] => {
  if (tokens.some(tellsFirm)) return withTrade(tokens)
  if (tokens.filter(token => token.han).length < fewestDotted) return []
  const trade = withTrade(tokens)
  if (trade.length > 0) return trade
  const run = tokens.map(token => token.text).join('')
  return onlyHan.test(run) && looksTranscribed(run) ? undotted(run) : []
}

/**
 * A name in Chinese characters heard as the foreign name that it may write; none where it does not look like one.
 * `tokens` are those of the name as written.
 */
export const transcriptionVariants = (name: string, tokens: readonly Token[]): Variant[] => {
  const cut = (text: string): string[] => text.trim().split(separators).filter(Boolean)
  const parts = cut(name)
  if (parts.length < 2) return asTranscribed(whole(tokens))
  // 内贾德 behind a hyphen is a word of its own (Abdul-Malik) or the end of the one before it (Ahmadinejad).
  const joined = cut(name.replace(hyphen, ''))
  return asTranscribed([
    ...parted(name, parts),
    ...(joined.length > 1 && joined.length < parts.length ? parted(name, joined) : []),
  ])
}

/** Chinese tells where a foreign house is at home (伊朗塞帕赫银行), which its own name leaves out. */
const withoutHome = (form: readonly Token[]): (readonly Token[])[] => {
  const [first, ...named] = form
  return isCountry(first!) && named.some(isHeard) ? [form, named] : [form]
}

const bank = '班克'

/** A house that writes BANK into its own word (Novikombank) is heard with it. */
const withBankInside = (form: readonly Token[]): (readonly Token[])[] => {
  const at = form.findIndex((token, i) => token.concept === '#bank' && i > 0 && isHeard(form[i - 1]!))
  if (at < 0) return [form]
  const [name, business] = [form[at - 1]!.text, form[at]!.text]
  const word = heardToken(name + bank).with({ text: name + business })
  return [form, [...form.slice(0, at - 1), word, ...form.slice(at + 1)]]
}

const asTranscribed = (forms: readonly (readonly Token[])[]): Variant[] =>
  forms
    .flatMap(withoutHome)
    .flatMap(withBankInside)
    .map(form => variantOf('transcription', form))
