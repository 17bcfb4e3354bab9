import { formAsWritten } from '../name/cut/written-form.ts'
import { foldHan } from '../name/han/han.ts'
import { firmAtStart, isOfSentence, isRegisteredName, restOfOtherFirm } from '../name/han/registered-name.ts'
import { houses, namesOfHouse } from '../name/lexicon/houses.ts'
import { isCountry, isForm } from '../name/token/tells.ts'
import { onlyGeneric, type Token } from '../name/token/token.ts'
import { hanParts } from './beside/han-parts.table.ts'
import { isOfWordsAlone, otherBodyAt } from '../name/house/other-body.ts'
import { everyMatch } from './every-match.ts'
import { besidePart, besideWords, type Beside } from '../match/beside.ts'
import { fewestGeneric } from '../match/whole/generic-name.ts'

/** A name that a Chinese sentence holds, told by itself, whatever verb stands around it. */
export interface SentenceName {
  readonly text: string
  /** Its brand is guessed: it counts only where a list has it as a whole. */
  readonly whole: boolean
  /** The part of the house that stands behind it (…大学第三附属研究院). */
  readonly beside: Beside | undefined
}
type Told = Omit<SentenceName, 'beside'>

const aRun = /\p{Script=Han}{4,60}/gu

/** 华为 and 中兴 are pieces of other words as well. */
const shortestHouse = 3
let longestHouse = 0
for (const name of houses()) longestHouse = Math.max(longestHouse, name.length)

/** 海洋石油 is a business before it is CNOOC. */
const isTold = (name: string): boolean => {
  const tokens = tokensOf(name)
  return !onlyGeneric(tokens) || tokens[0]!.role === 'region'
}

/** Houses of the table that a run holds, the longest at each place; as a firm of its own one is told whole (中芯国际酒店管理有限公司). */
const housesIn = (run: string): string[] => {
  const found: string[] = []
  let at = 0
  while (at <= run.length - shortestHouse) {
    let length = Math.min(longestHouse, run.length - at)
    while (length >= shortestHouse && namesOfHouse(run.slice(at, at + length)).length === 0) length--
    const house = length >= shortestHouse ? run.slice(at, at + length) : ''
    const behind = run.slice(at + length)
    const told = house !== '' && isTold(house) && !isOfWordsAlone(tokensOf(house), behind)
    if (told) found.push(house + restOfOtherFirm(behind))
    at += Math.max(1, house.length)
  }
  return found
}

const isBrand = ({ role, han }: Token): boolean => role === 'word' && han
const isBusiness = (token: Token): boolean => token.role === 'trade' || isForm(token)
const isForeign = (token: Token): boolean => isCountry(token) && token.concept !== '@CN'
const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('')

const longestBrand = 4
const shortestBrand = 2

/** Where the words of business end that stand from a token on; `from` where none does. */
const endOfBusiness = (tokens: readonly Token[], from: number): number => {
  let end = from
  while (end < tokens.length && isBusiness(tokens[end]!)) end++
  return end
}

/** 中国控股 is what many a longer name ends in; 俄罗斯石油公司 is one house. */
const isNamed = (name: readonly Token[]): boolean => {
  if (!onlyGeneric(name)) return true
  const told = name.filter(token => !isForm(token))
  return told.length >= fewestGeneric || (name.length >= fewestGeneric && isForeign(name[0]!))
}

/** 山东金诚石化, 河北鑫海, 伊朗国家油轮公司: a place, a brand and a business tell a house by themselves. */
const behindPlaceAt = (tokens: readonly Token[], at: number): Told[] => {
  let brand = at + 1
  while (brand < tokens.length && brand - at <= longestBrand && isBrand(tokens[brand]!)) brand++
  const end = endOfBusiness(tokens, brand)
  const short = at + 1 + shortestBrand
  return [
    ...(end > brand ? [{ end, whole: false }] : []),
    ...(short <= brand && !tokens.slice(brand, end).some(isForm)
      ? [{ end: short, whole: isCountry(tokens[at]!) }]
      : []),
  ].flatMap(({ end: to, whole }) => {
    const name = tokens.slice(at, to)
    return isNamed(name) ? [{ text: textOf(name), whole }] : []
  })
}

/** 恒力石化 behind verbs: of the characters before a business the last two to four may be its brand. */
const beforeBusinessAt = (tokens: readonly Token[], at: number): Told[] => {
  const end = endOfBusiness(tokens, at)
  // With its form a firm is told whole (han-names.ts).
  if (tokens.slice(at, end).some(isForm)) return []
  const names: Told[] = []
  for (let length = shortestBrand; length <= longestBrand; length++) {
    const brand = tokens.slice(Math.max(0, at - length), at)
    if (brand.length < length || !brand.every(isBrand)) break
    names.push({ text: textOf(tokens.slice(at - length, end)), whole: true })
  }
  return names
}

const namesAt = (tokens: readonly Token[], at: number): Told[] => {
  if (tokens[at]!.role === 'region') return behindPlaceAt(tokens, at)
  return isBusiness(tokens[at]!) && at > 0 && !isBusiness(tokens[at - 1]!) ? beforeBusinessAt(tokens, at) : []
}

const inLatin = /\p{Script=Latin}[\p{Script=Latin}\p{Nd}\p{M}\s.,&'’()/-]*/gu
const anyLatin = /\p{Script=Latin}{2}/u

/** Letters that say what is asked, and are a body's by chance. */
const labels: ReadonlySet<string> = new Set(
  'EDD CDD KYC AML OFAC BIS SDN UVL MEU EAR EL NDA PDF DOC ETA ETD FOB CIF TT LC'.split(' '),
)

/** 开证行：VTB, 查ZTE: Latin letters among characters are a name by themselves, unless they are a firm's brand (ABC科技有限公司). */
const latinIn = (text: string): string[] =>
  everyMatch(text, inLatin).flatMap(({ 0: found, index }) => {
    const name = found.replace(/[\s\d.,&'’()/-]+$/u, '')
    return anyLatin.test(name) &&
      !labels.has(name.toUpperCase()) &&
      firmAtStart(text.slice(index + found.length)) === ''
      ? [name]
      : []
  })

/** No registered name has another country in the middle of it: 提单上显示伊朗国家油轮公司. */
const abroadIn = (tokens: readonly Token[]): Told[] =>
  tokens.flatMap((token, at) => (at > 0 && isForeign(token) ? behindPlaceAt(tokens, at) : []))

const part = new RegExp(`^\\p{Script=Han}{0,6}?(?:${hanParts})`, 'u')

const partAt = (behind: string): Beside | undefined => {
  const [found = ''] = part.exec(behind) ?? []
  return found === '' || isOfSentence(found) ? undefined : besidePart(found)
}

const hanAtStart = /^\p{Script=Han}*/u

/** The part of the house that stands behind its name, wherever in the text that is; or the other body, where the house is told nowhere else. */
const behindName = (text: string, name: string): Beside | undefined => {
  let other = ''
  let isAlone = false
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [behind] = hanAtStart.exec(text.slice(at + name.length))!
    const body = otherBodyAt(behind)
    const beside = body === '' ? partAt(behind) : undefined
    if (beside) return beside
    other ||= body
    isAlone ||= body === ''
  }
  return other === '' || isAlone ? undefined : besideWords(other)
}

const tokensOf = (text: string): readonly Token[] => formAsWritten(text)?.tokens ?? []

const toldIn = (run: string, tokens: readonly Token[]): Told[] => {
  return [
    ...housesIn(run).map(name => ({ text: name, whole: false })),
    ...tokens.flatMap((_, at) => namesAt(tokens, at)),
  ]
}

const mostNames = 6

/** Names of houses inside a Chinese sentence: those that a table knows, and those that a place or a business tells. */
export const namesInSentence = (typed: string): readonly SentenceName[] => {
  const text = foldHan(typed)
  const found = everyMatch(text, aRun).flatMap(({ 0: run }) => {
    const tokens = tokensOf(run)
    if (isRegisteredName(run)) return abroadIn(tokens)
    // 江苏中天科技股份有限公司董事长: what a town and a form enclose is a firm of its own.
    const firm = tokens[0]?.role === 'region' ? firmAtStart(run) : ''
    if (firm === '') return toldIn(run, tokens)
    const rest = run.slice(firm.length)
    return [...abroadIn(tokens), ...toldIn(rest, tokensOf(rest))]
  })
  const latin = /\p{Script=Han}/u.test(text) ? latinIn(text) : []
  const all = [...latin.map(name => ({ text: name, whole: true })), ...found]
  const others = all.filter(one => one.text !== text)
  return others
    .filter((one, at) => others.findIndex(({ text: other }) => other === one.text) === at)
    .slice(0, mostNames)
    .map(one => ({ ...one, beside: behindName(text, one.text) }))
}
