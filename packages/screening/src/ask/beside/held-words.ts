import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { remember } from '../../memory.ts'
import { runsOf } from '../../name/cut/runs.ts'
import { tokensOf } from '../../name/cut/tokenise.ts'
import { formAsWritten } from '../../name/cut/written-form.ts'
import { isHouseName } from '../../name/lexicon/houses.ts'
import { isGivenName, isTypedGivenName } from '../../name/word/given-names.ts'
import { latinInformation } from '../../name/word/rarity.ts'
import { bearsGivenName, isForm } from '../../name/token/tells.ts'
import { variantOf } from '../../name/token/variant.ts'
import type { Token, Variant } from '../../name/token/token.ts'
import type { Role } from '../../name/lexicon/lexicon.ts'
import { besideWords, type Beside } from '../../match/beside.ts'
import { aloneWeight } from '../../match/signal/asked-alone.ts'
import { loneWeight } from '../../match/signal/contained.ts'
import { finishHash, hashOn, hashState } from '../../text-hash.ts'
import { koreanName, withoutParticle } from './korean-particles.ts'
import { isOfAnyPlace, isToldWhole } from './ordinary-name.ts'
import type { Sense } from './sense.ts'
import { turnedSpellings } from './turned-names.ts'
import { typedText, type TypedText } from './typed-text.ts'

/** Words of a text that may be the whole name of a party. */
export interface HeldWords {
  readonly from: number
  readonly to: number
  /** The letters of these words as an index spells them, without company form. */
  readonly spelt: string
  /** The hash by which a name is filed that is spelt so. */
  readonly hash: number
  /** The same of a person whose father's name they leave out. */
  readonly fatherless?: number
  /** The letters are those of a person's name whose surname stands at the other end. */
  readonly turned?: true
}

const unspelt: ReadonlySet<Role> = new Set<Role>(['form', 'title', 'stop'])
const inHan = /\p{Script=Han}/u
/** Chinese characters are met letter by letter instead (held-han.ts). */
const none = '|'

const speltNew = (word: string): string => {
  if (inHan.test(word)) return none
  const tokens = tokensOf(runsOf(word))
  return tokens
    .filter(({ role }) => !unspelt.has(role))
    .map(({ key }) => key)
    .join('')
}

/** A word as an index spells it; '' for a form or an article. */
const spelt = remember<string>(3000, speltNew)

const mostWords = 60
const longestName = 8
const shortestName = 3
const bare = hashState('b')
const fatherless = hashState('=')

const isRareNew = (word: string): boolean =>
  word.length >= shortestName &&
  !isGivenName(word) &&
  (isHouseName(word) || latinInformation(word) >= loneWeight)

/** A word that is hardly anything but a name; a given name is that of many. */
const isRare = remember<boolean>(3000, isRareNew)

const inHangul = /^\p{Script=Hangul}+$/u
/** Rows of words of which each is spelt; the text as a whole apart. */
const rowsOf = (words: readonly string[], mayBeAlone: (at: number) => boolean): HeldWords[] => {
  const rows: HeldWords[] = []
  for (let from = 0; from < words.length; from++) {
    if (words[from] === '' || words[from] === none) continue
    let letters = ''
    const spelling: string[] = []
    let [ofWhole, ofFatherless] = [bare, fatherless]
    for (let to = from + 1; to <= words.length && to - from <= longestName; to++) {
      const word = words[to - 1]!
      if (word === none) break
      if (word === '') continue
      letters += word
      ofWhole = hashOn(ofWhole, word, 0, word.length)
      ofFatherless = hashOn(ofFatherless, word, 0, word.length)
      spelling.push(word)
      if (spelling.length > 1 || mayBeAlone(from))
        rows.push({
          from,
          to,
          spelt: letters,
          hash: finishHash(ofWhole),
          fatherless: finishHash(ofFatherless),
        })
      for (const turned of turnedSpellings(spelling))
        rows.push({
          from,
          to,
          spelt: turned,
          hash: finishHash(hashOn(bare, turned, 0, turned.length)),
          turned: true,
        })
    }
  }
  return rows
}

/** Every row of words in a text that may be a whole name. */
export const heldWordsIn = (text: string): HeldWords[] => {
  const written = typedText(text).texts.slice(0, mostWords)
  const words = written.map(spelt)
  const rows = rowsOf(words, at => koreanName.test(written[at]!) || isRare(words[at]!)).filter(
    ({ from, to }) => from > 0 || to < words.length,
  )
  const plain = written.map(word => (inHangul.test(word) ? withoutParticle(word) : word))
  if (plain.every((word, at) => word === written[at])) return rows
  return [...rows, ...rowsOf(plain.map(spelt), at => koreanName.test(plain[at]!))]
}

/** The same by the words of a form, of which several may be read as one (Dış Ticaret). */
export interface HeldTokens extends Pick<HeldWords, 'spelt' | 'hash'> {
  readonly sides: readonly Token[]
  /** The same words with the forms of company around them. */
  readonly withForms: () => Variant
}

const besideForms = (tokens: readonly Token[], from: number, to: number): Variant => {
  let [first, end] = [from, to]
  while (first > 0 && isForm(tokens[first - 1]!)) first--
  while (end < tokens.length && isForm(tokens[end]!)) end++
  return variantOf('direct', tokens.slice(first, end))
}

export const heldTokensIn = ({ tokens }: Variant): HeldTokens[] => {
  const rows: HeldTokens[] = []
  for (let from = 0; from < Math.min(tokens.length, mostWords) - 1; from++) {
    let [spelling, state] = ['', bare]
    for (let to = from + 1; to <= tokens.length && to - from <= longestName; to++) {
      const { key, role, han } = tokens[to - 1]!
      if (han) break
      if (unspelt.has(role)) continue
      spelling += key
      state = hashOn(state, key, 0, key.length)
      if (to - from > 1 && to - from < tokens.length)
        rows.push({
          spelt: spelling,
          hash: finishHash(state),
          sides: [tokens[from - 1], tokens[to]].flatMap(side => side ?? []),
          withForms: () => besideForms(tokens, from, to),
        })
    }
  }
  return rows
}

type Side = Sense | 'mark' | 'small'

/** What a name is beside that is told nothing of: nobody's name goes on there. */
const tellsNothing: ReadonlySet<Side> = new Set<Side>(['mark', 'number', 'label', 'role', 'dealing', 'ship'])
const places: ReadonlySet<Side> = new Set<Side>(['place', 'country'])
const ofShips: ReadonlySet<Side> = new Set<Side>([
  '',
  'kin',
  'business',
  'site',
  'form',
  'place',
  'country',
  'part',
  'address',
])

/** Other words make another name of it: Norva | Insurance, Maria Norva | Larkfield. */
const goesOn: Readonly<Record<PartyType, ReadonlySet<Side>>> = {
  '01': new Set<Side>(['', 'kin', 'business', 'site']),
  '02': new Set<Side>(['', 'kin']),
  '03': ofShips,
  '04': ofShips,
}

const sidesOf = (typed: TypedText, { from, to }: HeldWords): readonly [Side, Side] => {
  const isOne = to - from === 1
  // Norva | General Trading: a little word before a business belongs to the name of a firm.
  const isOfTrade = (at: number): boolean =>
    at === to && !typed.isMark(at + 1) && typed.words(at + 1, at + 2).first === 'business'
  const side = (at: number, isMark: boolean): Side => {
    // CEC 国际控股: another script parts words, and goes on with a name of one word.
    if (isMark && !(isOne && typed.isOtherScript(at, from))) return 'mark'
    const sense = typed.words(at, at + 1).first
    if (sense === '' && typed.isSmall(at)) return 'small'
    return sense === 'other' && isOfTrade(at) ? 'business' : sense
  }
  return [side(from - 1, from === 0 || typed.isMark(from)), side(to, typed.isMark(to))]
}

/** Information of its words from which a name is that of nobody else, whatever name goes on beside it. */
const fewestInformation = 1
const fewestWords = 2
const fewestOfPerson = 3

export const isNobodyElses = ({ tokens }: Variant, type: PartyType): boolean => {
  const words = tokens.filter(({ role }) => !unspelt.has(role))
  const weight = words.reduce((sum, one) => sum + one.weight, 0)
  return weight >= fewestInformation && words.length >= (type === '02' ? fewestOfPerson : fewestWords)
}

const shortestHouse = 6

/** Gehaltsabrechnung Huawei: a known house is named, whatever stands beside it; Alibaba Health Limited is another. */
const isKnownHouse = ({ tokens }: Variant): boolean => {
  const [only, ...more] = tokens.filter(({ role }) => !unspelt.has(role))
  return (
    only !== undefined &&
    more.length === 0 &&
    only.role === 'word' &&
    only.key.length >= shortestHouse &&
    only.weight >= aloneWeight &&
    isHouseName(only.key) &&
    !bearsGivenName(only)
  )
}

const ofNoFirm: ReadonlySet<PartyType> = new Set<PartyType>(['03', '04'])

/** Norva General Trading LLC is a firm, and no ship called NORVA. */
const isFirmOfOneWord = (typed: TypedText, { from, to }: HeldWords): boolean =>
  to - from === 1 && !typed.isMark(to) && typed.words(to, typed.endFrom(to)).tellFirm

/** Katrin Schneider bears a surname that many bear, whatever house is called so. */
const isSurname = (typed: TypedText, { from, to, spelt: word }: HeldWords): boolean =>
  to - from === 1 &&
  from > 0 &&
  !typed.isMark(from) &&
  latinInformation(word) < loneWeight &&
  isTypedGivenName(typed.slice(from - 1, from))

/** The words of a held name with the forms of company around them. */
const withForms = (typed: TypedText, { from, to }: HeldWords): string => {
  const tellsForm = (at: number): boolean => typed.words(at, at + 1).first === 'form'
  let [first, end] = [from, to]
  while (first > 0 && !typed.isMark(first) && tellsForm(first - 1)) first--
  while (tellsForm(end)) end++
  return typed.slice(first, end)
}

/** What stands beside a held name of a party; undefined where the words beside it belong to a longer name. */
export const besideHeld = (
  text: string,
  held: HeldWords,
  type: PartyType,
  listed: Variant,
): { readonly beside: Beside | undefined; readonly name: string } | undefined => {
  const typed = typedText(text)
  // Next of kin: nobody's name is written small where others are not.
  if (held.to - held.from === 1 && typed.isSmall(held.from) && typed.hasLargeName) return undefined
  // Crocodile is what a listed person is called besides.
  if (type === '02' && listed.tokens.length < 2) return undefined
  if (ofNoFirm.has(type) && isFirmOfOneWord(typed, held)) return undefined
  const name = typed.slice(held.from, held.to)
  const sides = sidesOf(typed, held)
  const isDaughter = sides.includes('business') && typed.words(0, typed.count).has('form')
  const isOrdinary =
    type === '01' && !sides.includes('business') && isToldWhole(listed, formAsWritten(withForms(typed, held)))
  const isHouse = type === '01' && isKnownHouse(listed) && !isDaughter && !isSurname(typed, held)
  const isWhole =
    isHouse || isOrdinary || isNobodyElses(listed, type) || inHangul.test(name.replaceAll(' ', ''))
  if (!isWhole && sides.some(side => goesOn[type].has(side))) return undefined
  if (isOfAnyPlace(listed) && sides.some(side => places.has(side))) return undefined
  // One word between marks may be a town: parts-beside.ts knows more of it.
  if (!isHouse && held.to - held.from === 1 && sides.every(side => side === 'mark')) return undefined
  if (sides.every(side => tellsNothing.has(side))) return { name, beside: undefined }
  const more = [
    sides[0] === 'mark' ? '' : typed.slice(held.from - 1, held.from),
    sides[1] === 'mark' ? '' : typed.slice(held.to, held.to + 1),
  ]
  return { name, beside: besideWords(more.filter(Boolean).join(' … ')) }
}
