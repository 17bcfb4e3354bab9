import { remember } from '../memory.ts'
import { formAsWritten } from '../name/cut/written-form.ts'
import { foldHan } from '../name/han/han.ts'
import { isPersonal } from '../name/person/as-person.ts'
import { isGivenName } from '../name/word/given-names.ts'
import { senseKey, senseOf } from './beside/sense.ts'
import {
  germanOffices,
  japaneseOffices,
  koreanOffices,
  offices,
  ofKoreanOffices,
  ofOffices,
} from './offices.table.ts'
import { bearsGivenName } from '../name/token/tells.ts'

/** What a word of a text says of an office. */
type Told = 'office' | 'of office' | ''

const officeKeys = new Set(offices.map(senseKey))
const ofOfficeKeys = new Set(ofOffices.map(senseKey))
const german = new RegExp(`^\\p{L}{3,}${germanOffices}$`, 'u')
const korean = new RegExp(`^\\p{Script=Hangul}{0,6}(?:${koreanOffices})$`, 'u')
const ofKorean = new RegExp(`^(?:${ofKoreanOffices})$`, 'u')
const hangul = /^\p{Script=Hangul}/u

const besideOffices: ReadonlySet<string> = new Set(['country', 'place', 'business', 'part', 'role', 'other'])

/** Alexander is a place as well. */
const beginsWithGivenName = (word: string): boolean => {
  const [token] = formAsWritten(word)?.tokens ?? []
  return token !== undefined && bearsGivenName(token)
}

const toldNew = (word: string): Told => {
  if (hangul.test(word)) {
    if (korean.test(word)) return 'office'
    return ofKorean.test(word) || senseOf(word) === 'country' ? 'of office' : ''
  }
  const key = senseKey(word)
  if (officeKeys.has(key) || german.test(key)) return 'office'
  if (ofOfficeKeys.has(key)) return 'of office'
  return besideOffices.has(senseOf(word)) && !beginsWithGivenName(word) ? 'of office' : ''
}

const toldOf = remember<Told>(2000, toldNew)

const mostWords = 16

/** Letters of a script that has two sizes begin a word small: no name does where others begin large. */
const small = /^\p{Ll}/u
const capital = /(?<![\p{L}\p{M}])\p{Lu}\p{L}/u

/** What each word says of an office. */
const toldIn = (words: readonly string[], text: string): readonly Told[] => {
  const told = words.map(toldOf)
  if (!told.includes('office') || !capital.test(text)) return told
  return told.map((one, at) => (one === '' && small.test(words[at]!) ? 'of office' : one))
}

/** Who is left behind an office; and what stands right behind its last word, which may be a name as well (President Stone). */
const behindOffice = (words: readonly string[], told: readonly Told[]): string[][] => {
  const name = told.indexOf('')
  const end = name < 0 ? told.length : name
  const last = told.lastIndexOf('office', end - 1)
  if (last < 0) return []
  // 북한 김정은 국무위원장: behind the name stands what belongs to an office.
  const nameEnd = told.findLastIndex(one => one === '') + 1
  return [words.slice(end, nameEnd), words.slice(last + 1)]
}

const turned = <T>(all: readonly T[]): T[] => all.toReversed()

const isPerson = (text: string): boolean => {
  const form = formAsWritten(text)
  return form !== undefined && form.tokens.length > 0 && form.tokens.every(isPersonal)
}

const marks = /[,，،;；()（）|]|\s[-–—]\s/u

/** Green Leader Holdings Limited, Norva General Trading: a firm, and nobody who leads or commands it. */
const isFirm = (words: readonly string[], told: readonly Told[]): boolean => {
  if (senseOf(words.at(-1)!) === 'form') return true
  const isOfTrade = (at: number): boolean =>
    generals.has(senseKey(words[at]!)) && senseOf(words[at + 1] ?? '') === 'business'
  return told.every((one, at) => one !== 'office' || isOfTrade(at))
}

const generals: ReadonlySet<string> = new Set(['GENERAL', 'GENERALE'])

/** Emir Norvan, Sultan Norvan: a given name right before one word; the Emir of Norvia bears an office. */
const isCalledSo = ([first, ...more]: readonly string[]): boolean =>
  (more.length === 1 || (more.length === 2 && senseOf(more[0]!) === 'kin')) && isGivenName(senseKey(first!))

const inSegment = (segment: string): string[] => {
  const words = segment.split(/\s+/u).filter(Boolean)
  if (words.length < 2 || words.length > mostWords || isCalledSo(words)) return []
  const told = toldIn(words, segment)
  if (!told.includes('office') || isFirm(words, told)) return []
  const before = behindOffice(words, told)
  const behind = behindOffice(turned(words), turned(told)).map(turned)
  return [...before, ...behind].filter(name => name.length > 0).map(name => name.join(' '))
}

const onHangul = new RegExp(`^(\\p{Script=Hangul}{3,5})(?:${koreanOffices})$`, 'u')
const japanese = new RegExp(
  `^(?:\\p{Script=Katakana}+の)?(.*[\\p{Script=Katakana}ー].*?|.{2,4})${japaneseOffices}$`,
  'u',
)
const japaneseBefore = new RegExp(
  `^.{0,8}?${japaneseOffices}(?:の)?([\\p{Script=Katakana}ー・=＝]{3,})$`,
  'u',
)
const kana = /[\p{Script=Katakana}\p{Script=Hiragana}]/u

/** プーチン大統領, 김정은위원장: an office that is written onto the name. */
const writtenOn = (text: string): string[] => {
  const korean = onHangul.exec(text)?.[1]
  if (korean !== undefined) return [korean]
  if (!kana.test(text)) return []
  const folded = foldHan(text)
  if (folded.length !== text.length) return []
  const [, name] = japanese.exec(folded) ?? japaneseBefore.exec(folded) ?? []
  return name === undefined ? [] : [text.substr(folded.indexOf(name), name.length)]
}

/** Persons of a text without the office that stands in front or behind (министр обороны Норванов; Norvan, head of …; 노르반 대통령). */
export const withoutOfficeBeside = (text: string): string[] =>
  text
    .split(marks)
    .map(segment => segment.trim())
    .flatMap(segment => [...inSegment(segment), ...writtenOn(segment)])
    .filter(isPerson)
