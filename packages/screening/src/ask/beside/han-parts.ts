import { foldHan } from '../../name/han.ts'
import { meaningOfHan } from '../../name/lexicon.ts'
import { isHanCity } from './sense.ts'
import { hanDistricts, hanForms, hanHouses, hanLinks, hanParts } from './han-parts.table.ts'
import type { Beside } from '../../match/beside.ts'
import type { TypedPart } from './typed-part.ts'

const longestPlace = 5
const shortestName = 2
const longestBeside = 16

const isPlace = (text: string): boolean => isHanCity(text) || meaningOfHan(text)?.role === 'region'

/** Length of the place that a run has at a position, 0 where it has none. */
const placeAt = (run: string, at: number): number => {
  for (let length = longestPlace; length >= 2; length--)
    if (isPlace(run.slice(at, at + length))) return length
  return 0
}

const endsInPart = new RegExp(`(?:${hanParts})$`, 'u')
const endsInHouse = new RegExp(`(?:${hanHouses})$`, 'u')
const ordinal = /^第?[一二三四五六七八九十百\d]{1,4}[^年月]/u
const forms = new RegExp(`^(?:省|市)?(?:${hanForms})$`, 'u')
const administrative = /^(?:省|市|州|特别行政区)?$/u

/** Whether characters behind a name say which part of the house is meant (上海分行, 第三事业部), or another place of it. */
const isBeside = (name: string, behind: string): boolean => {
  const rest = behind.replaceAll(/[()（）]/gu, '')
  const stationed = /^[驻驻在]/u.test(rest) ? 1 : 0
  const place = placeAt(rest, stationed)
  const more = rest.slice(stationed + place)
  if (place > 0 && (administrative.test(more) || forms.test(more))) return true
  if (!endsInPart.test(rest) || rest.length < 2) return false
  return place > 0 || ordinal.test(rest) || hanDistricts.test(rest) || endsInHouse.test(name)
}

const besideOf = (text: string): Beside => ({
  text,
  part: endsInPart.test(text),
  country: isCountry(text.slice(0, placeAt(text, 0))),
})

const isCountry = (text: string): boolean => /^@[A-Z]{2}$/.test(meaningOfHan(text)?.concept ?? '')

const links = new RegExp(`(?:${hanLinks})`, 'gu')

/** Both sides of what may stand between two parties: 某货运公司受某厂委托. */
const sidesOfLinks = (run: string): TypedPart[] =>
  [...run.matchAll(links)].flatMap(({ 0: link, index }) =>
    [run.slice(0, index), run.slice(index + link.length)]
      .map(side => side.replace(/^[由受]|(?:委托|代理)$/gu, ''))
      .filter(side => side.length >= shortestName)
      .map(text => ({ text, beside: undefined, lone: false })),
  )

const flagged = /^(.{2,8}?)籍/u

/** Names that a run of Chinese characters may hold whole before a branch, a place or a part of the house. */
export const hanPartsOf = (run: string): TypedPart[] => {
  const folded = foldHan(run)
  if (folded.length !== run.length) return []
  const parts: TypedPart[] = []
  for (let at = shortestName; at < run.length; at++) {
    const [name, rest] = [folded.slice(0, at), folded.slice(at)]
    if (rest.length <= longestBeside && isBeside(name, rest))
      parts.push({ text: run.slice(0, at), beside: besideOf(run.slice(at)), lone: false })
  }
  const [flag, country] = flagged.exec(folded) ?? []
  if (flag !== undefined && isPlace(country!))
    parts.push({ text: run.slice(flag.length), beside: undefined, lone: false })
  return [...parts, ...sidesOfLinks(run)]
}
