import { remember } from '../../memory.ts'
import { foldHan } from '../../name/han/han.ts'
import { hanWords, meaningOfHan } from '../../name/lexicon/lexicon.ts'
import { sensedWords, isHanCity, type Sense } from './sense.ts'
import { hanDistricts, hanForms, hanHouses, hanLinks, hanParts } from './han-parts.table.ts'
import { everyMatch } from '../every-match.ts'
import type { TypedPart } from './typed-part.ts'
import { besidePart, besideWords, type Beside } from '../../match/beside.ts'
import { isCountry } from '../../name/token/tells.ts'

const longestPlace = 5
const shortestName = 2
const longestBeside = 16

const isPlace = (text: string): boolean => isHanCity(text) || meaningOfHan(text)?.role === 'region'

/** Whether folded characters are a place, of one word or of two (广东深圳). */
export const isHanPlace = (text: string): boolean => {
  const first = placeAt(text, 0)
  return first > 0 && (first === text.length || isPlace(text.slice(first)))
}

const shortestPlace = 2

/** What places begin with: most characters begin none. */
const begun = new Set<string>()
for (const places of [sensedWords(), hanWords()])
  for (const text of places)
    if (text.length >= shortestPlace && isPlace(text)) begun.add(text.slice(0, shortestPlace))

/** Length of the place that a run has at a position, 0 where it has none. */
const placeAt = (run: string, at: number): number => {
  if (!begun.has(run.slice(at, at + shortestPlace))) return 0
  for (let length = longestPlace; length >= shortestPlace; length--)
    if (isPlace(run.slice(at, at + length))) return length
  return 0
}

const endsInPart = new RegExp(`(?:${hanParts})$`, 'u')
const endsInHouse = new RegExp(`(?:${hanHouses})$`, 'u')
const ordinal = /^第?[一二三四五六七八九十百\d]{1,4}[^年月]/u
const forms = new RegExp(`^(?:省|市)?(?:${hanForms})$`, 'u')
const administrative = /^(?:省|市|州|特别行政区)?$/u

const brackets = /[()（）]/gu

/** 第10|3装甲修理厂 */
const cutsNumber = (name: string, behind: string): boolean => /\d$|第$/u.test(name) && /^\d/u.test(behind)

/** Whether characters behind a name say which part of the house is meant (上海分行, 第三事业部), or another place of it. */
const isBeside = (name: string, behind: string, mayBePart = true): boolean => {
  const rest = behind.replaceAll(brackets, '')
  const stationed = /^[驻在]/u.test(rest) ? 1 : 0
  const place = placeAt(rest, stationed)
  const more = rest.slice(stationed + place)
  if (place > 0 && (administrative.test(more) || forms.test(more))) return true
  if (!mayBePart || !endsInPart.test(rest) || rest.length < 2 || cutsNumber(name, rest)) return false
  return place > 0 || ordinal.test(rest) || hanDistricts.test(rest) || endsInHouse.test(name)
}

/** 油轮, 巴拿马旗: what tells of a ship. */
const ofShip = /^(?:油轮|货轮|轮船|散货船|集装箱船|船舶?|.{2,6}[旗籍])$/u
const flagBehind = /[旗籍]$/u

const tellsShip = (folded: string): boolean =>
  ofShip.test(folded) && (!flagBehind.test(folded) || isPlace(folded.slice(0, -1)))

/** What characters say that stand beside a name in another script: ACME 法兰克福分行, 巴拿马旗 NORVA. */
export const senseOfHan = (run: string): Sense => {
  const folded = foldHan(run)
  if (tellsShip(folded)) return 'ship'
  if (run.length > longestBeside || !isBeside('', folded)) return ''
  return endsInPart.test(folded) ? 'part' : 'place'
}

/** What stands right behind a name: a branch, another part of the house, or a place of it. */
const branchBehind = (text: string): Beside => ({
  text,
  part: endsInPart.test(text),
  country: isHanCountry(text.slice(0, placeAt(text, 0))),
})

const isHanCountry = (text: string): boolean => {
  const meaning = meaningOfHan(text)
  return meaning !== undefined && isCountry(meaning)
}

const links = new RegExp(`(?:${hanLinks})`, 'gu')

const mostLinks = 4

/** What stands before, between and behind links: 某货运公司受某厂委托, 与某厂签订的合同. */
const sidesOfLinks = (run: string): TypedPart[] => {
  const found = everyMatch(run, links).slice(0, mostLinks)
  if (found.length === 0) return []
  const starts = [0, ...found.map(({ 0: link, index }) => index + link.length)]
  const ends = [...found.map(({ index }) => index), run.length]
  const sides = starts.flatMap((from, i) => ends.slice(i).map(to => run.slice(from, to)))
  return [...new Set(sides)]
    .filter(side => side.length >= shortestName && side !== run)
    .map(text => ({ text, beside: undefined, lone: 'nobody' as const }))
}

const flagged = /^(.{2,8}?)籍/u

/** With its form a firm is told whole, and a university by its name, whatever is written onto them. */
const wholeHouse =
  /^(.{2,30}?(?:有限责任公司|有限公司|公司|大学|学院|研究所|研究院))(?!.{0,3}公司$)(.{1,16})$/u

/** 北京市海淀区…: where a house is, before its name. */
const district = /^(?:[^省市区县]{2,6}(?:省|自治区))?[^省市区县]{2,6}市[^省市区县]{1,5}[区县](?=.{4})/u

/** A run without the place that it begins with: 纽约某某·某某. */
export const behindPlace = (run: string): string => run.slice(placeAt(foldHan(run), 0))

/** What stands behind the town that a run begins with: 米兰某某银行. */
export const behindTown = (run: string): TypedPart | undefined => {
  const folded = foldHan(run)
  const town = placeAt(folded, 0)
  if (town === 0 || isHanCountry(folded.slice(0, town))) return undefined
  const text = run.slice(town).replace(/^市/u, '')
  return { text, beside: besideWords(run.slice(0, town)), lone: 'nobody' }
}

const partsNew = (run: string): readonly TypedPart[] => {
  const folded = foldHan(run)
  if (folded.length !== run.length) return []
  const parts: TypedPart[] = []
  const mayBePart = endsInPart.test(folded.replaceAll(brackets, ''))
  for (let at = shortestName; at < run.length; at++) {
    const [name, rest] = [folded.slice(0, at), folded.slice(at)]
    if (rest.length <= longestBeside && isBeside(name, rest, mayBePart))
      parts.push({ text: run.slice(0, at), beside: branchBehind(run.slice(at)), lone: 'nobody' })
  }
  const [flag, country] = flagged.exec(folded) ?? []
  if (flag !== undefined && isPlace(country!))
    parts.push({ text: run.slice(flag.length), beside: undefined, lone: 'nobody' })
  const [, house, more] = wholeHouse.exec(folded) ?? []
  if (house !== undefined)
    parts.push({
      text: run.slice(0, house.length),
      beside: besidePart(more!),
      lone: 'nobody',
    })
  const where = district.exec(folded)?.[0]
  if (where !== undefined) parts.push({ text: run.slice(where.length), beside: undefined, lone: 'nobody' })
  const [province, town] = [placeAt(folded, 0), placeAt(folded, placeAt(folded, 0))]
  if (province > 0 && town > 0) parts.push({ text: run.slice(province), beside: undefined, lone: 'nobody' })
  return [...parts, ...sidesOfLinks(run)]
}

/** Names that a run of Chinese characters may hold whole before a branch, a place or a part of the house. */
export const hanPartsOf = remember<readonly TypedPart[]>(50, partsNew)
