import { formAsWritten } from '../../name/cut/written-form.ts'
import { knownHouse } from '../../name/house/known-names.ts'
import { isHouseName } from '../../name/lexicon/houses.ts'
import { romaniseCyrillic } from '../../name/script/cyrillic.ts'
import { nominativesOf } from '../../name/word/nominatives.ts'
import { latinInformation, latinIsKnown } from '../../name/word/rarity.ts'
import type { Variant } from '../../name/token/token.ts'
import { loneWeight } from '../../match/signal/contained.ts'
import type { Beside } from '../../match/beside.ts'
import { besideName, isGiven, isKnown, isLarge, isPersons, type SlavicWord } from './slavic-words.ts'

/** A house whose name stands in another case than the nominative. */
export interface SlavicHouse {
  readonly form: Variant
  /** Lists may have only longer names of a house that everybody knows. */
  readonly known: boolean
  readonly beside: Beside | undefined
}

const mostHouses = 4
const shortest = 4

const isHouse = (name: string, form: Variant): boolean =>
  isHouseName(romaniseCyrillic(name)) || knownHouse(form) !== undefined

const fewestLetters = 9

/** Белоруснефть: so long a word that nobody else uses is that house by whatever longer name. */
const isUnmistakable = ({ tokens }: Variant): boolean =>
  tokens.length === 1 && tokens[0]!.weight === 1 && tokens[0]!.key.length >= fewestLetters

/** The word in the nominative that is a house, or may be one that is known by one word. */
const houseMeant = (word: string, beside: Beside | undefined): SlavicHouse | undefined => {
  const all = nominativesOf(word).flatMap(({ text }) => {
    const form = text.length < shortest || isGiven(text) || isKnown(text) ? undefined : formAsWritten(text)
    return form === undefined ? [] : [{ text, form }]
  })
  const known = all.find(({ text, form }) => isHouse(text, form))
  if (known) return { form: known.form, known: true, beside }
  const rare = all.find(
    ({ text, form: { tokens } }) =>
      tokens[0]!.role === 'word' &&
      (tokens.length > 1 || latinInformation(romaniseCyrillic(text)) >= loneWeight),
  )
  return rare && { form: rare.form, known: isUnmistakable(rare.form), beside }
}

/** What stands in quotes is called just so. */
const openQuote = /[«“„"][^»”"]*$/u
const isQuoted = (text: string, { from, to }: SlavicWord): boolean =>
  openQuote.test(text.slice(0, from)) && /^[^«“„]*[»”"]/u.test(text.slice(to))

/** Houses of one word among the words of a text (от Норватеха, с Норватехом). */
export const slavicHouses = (text: string, words: readonly SlavicWord[]): SlavicHouse[] =>
  words
    .flatMap((word, at) => {
      if (!isLarge(word.text) || isKnown(word.text) || isQuoted(text, word)) return []
      if (words.slice(Math.max(0, at - 1), at + 2).some(one => isPersons(one.text))) return []
      return houseMeant(word.text, besideName(text, word.from, word.to)) ?? []
    })
    .slice(0, mostHouses)

/** A text that is one word of a name in another case (Норвановым, Норватехом): what it is in the nominative. */
export const loneNominatives = (text: string): readonly string[] => {
  if (!oneWord.test(text) || isKnown(text) || latinIsKnown(romaniseCyrillic(text))) return []
  return nominativesOf(text)
    .slice(0, mostOfOne)
    .map(one => one.text)
    .filter(name => name.length >= shortest && !isGiven(name))
    .filter(name => surelyOblique.test(text) || isHouse(name, formAsWritten(name)!))
}

/** Endings by which a word alone is hardly in the nominative: foreign names end in other vowels (Тапази, Норвалу). */
const surelyOblique = /(?:[ыиое]м|ого|ому|ой|ою|ью|(?:[ое]в|[иы]н)[уе]|(?:нефт|стал)и)$/iu

const oneWord = /^\p{Script=Cyrillic}{4,}$/u
const mostOfOne = 2
