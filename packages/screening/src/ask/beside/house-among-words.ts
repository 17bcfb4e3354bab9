import { formAsWritten } from '../../name/cut/written-form.ts'
import { isHouseName } from '../../name/lexicon/houses.ts'
import { firmAtStart } from '../../name/han/registered-name.ts'
import { foldLatin } from '../../name/script/latin.ts'
import { isGivenName } from '../../name/word/given-names.ts'
import { latinInformation } from '../../name/word/rarity.ts'
import { aloneWeight } from '../../match/signal/asked-alone.ts'
import { loneWeight } from '../../match/signal/contained.ts'
import { besideWords, type Beside } from '../../match/beside.ts'
import { isPlace } from '../../name/token/tells.ts'
import { onlyGeneric, type Variant } from '../../name/token/token.ts'
import { typedText, type TypedText } from './typed-text.ts'

const mostWords = 3
const shortestAlone = 6
/** The same beside words in another script. */
const shortestInForeign = 4

interface Least {
  readonly letters: number
  readonly information: number
}

const inForeign: Least = { letters: shortestInForeign, information: aloneWeight }
const among: Least = { letters: shortestAlone, information: loneWeight }
const mostHouses = 2

/** Words of the name of a house that everybody knows: one of them is rare and no given name. */
const isKnown = (words: readonly string[], least: Least): boolean => {
  if (!isHouseName(words.join(' '))) return false
  const [only, ...more] = words
  if (more.length > 0) return true
  return only!.length >= least.letters && latinInformation(only!) >= least.information && !isGivenName(only!)
}

/** Raytheon Pizza, Raytheon科技有限公司: words beside it that make another house of it. */
const goesOn = (typed: TypedText, at: number, side: number): boolean => {
  if (at === 0 || typed.isMark(at)) return false
  const { first } = typed.words(side, side + 1)
  return ['business', 'kin', 'site', 'form'].includes(first) || (first === '' && !typed.isSmall(side))
}

const isNamed = (typed: TypedText, from: number, to: number): boolean => {
  const row = typed.slice(from, to)
  const behind = typed.text.slice(typed.text.indexOf(row) + row.length)
  return !goesOn(typed, from, from - 1) && !goesOn(typed, to, to) && firmAtStart(behind) === ''
}

/** Chinese is read for short names elsewhere (names-in-sentence.ts). */
const leastAt = (typed: TypedText, from: number, to: number): Least =>
  [from - 1, to].some(at => typed.isOtherScript(at, from) && !typed.isHan(at)) ? inForeign : among

interface HouseAmongWords {
  readonly form: Variant
  readonly beside: Beside | undefined
}

const wordsAround = (typed: TypedText, from: number, to: number): Beside | undefined => {
  const before = from === 0 || typed.isMark(from) ? '' : typed.slice(from - 1, from)
  const behind = typed.isMark(to) ? '' : typed.slice(to, to + 1)
  const text = [before, behind].filter(Boolean).join(' … ')
  return text === '' ? undefined : besideWords(text)
}

/** Agricultural Bank is that of any country; Fujian Jinhua are two places, and a house. */
const isName = ({ tokens }: Variant): boolean => !onlyGeneric(tokens) || tokens.every(isPlace)

const isApart = (typed: TypedText, from: number, to: number): boolean =>
  to - from < typed.count && !typed.isSmall(from) && typed.marksIn(from, to) === 0

/** Known houses among other words of a text (听说Raytheon…): lists may have only longer names of theirs. */
export const housesAmongWords = (text: string): readonly HouseAmongWords[] => {
  const typed = typedText(text)
  const keys = typed.texts.map(foldLatin)
  const found: HouseAmongWords[] = []
  for (let from = 0; from < keys.length && found.length < mostHouses; from++)
    for (let to = Math.min(keys.length, from + mostWords); to > from; to--) {
      if (
        !isKnown(keys.slice(from, to), leastAt(typed, from, to)) ||
        !isApart(typed, from, to) ||
        !isNamed(typed, from, to)
      )
        continue
      const form = formAsWritten(typed.slice(from, to))
      if (form && isName(form)) found.push({ form, beside: wordsAround(typed, from, to) })
      break
    }
  return found
}
