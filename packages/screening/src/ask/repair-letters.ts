import { holds, characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { foldLatin } from '../name/script/latin.ts'
import { misreadWord } from '../name/repair/misread-word.ts'
import { latinIsKnown } from '../name/word/rarity.ts'
import { wordOf } from '../name/token/word.ts'

/** What a machine reads a letter as; the likelier letter first. */
const lettersOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'gb',
  '7': 't',
  '8': 'b',
  '9': 'gq',
  '@': 'a',
  $: 's',
}

const mixed =
  /(?<![\p{L}\p{N}])(?=[\p{L}\d@$]*\p{Script=Latin}{2})(?=[\p{L}\d@$]*[\d@$])[\p{Script=Latin}\d@$]{3,}(?![\p{L}\p{N}])/gu
/** R0Y, M0E: a figure between two letters of a short word. */
const between = /(?<=\p{Script=Latin})[01](?=\p{Script=Latin})/gu

const known = (word: string): boolean => latinIsKnown(foldLatin(word))

const figure = /[\d@$]/g
/** At its end a figure that is hardly ever a letter counts; GAZ and the end of many Chinese syllables are none. */
const counting = /(?<!ga)2$|[67]$|(?<!n)9$/i

/** Every way to read the figures of a word, each of them as one letter throughout; the likeliest first. */
const readingsOf = (word: string): string[] =>
  [...new Set(word.match(figure))].reduce<string[]>(
    (readings, digit) =>
      [...lettersOf[digit]!].flatMap(letter => readings.map(read => read.replaceAll(digit, letter))),
    [word.replace(/1(?=[aeiouyAEIOUY])/, 'l')],
  )

/** Digits read for letters (V1adimir, Put1n, R0sneft, ALMA2); a number of two figures is a number. */
const digitsAsLetters = (word: string): string => {
  if (/\d{2}/.test(word)) return word
  const readings = readingsOf(word)
  return readings.find(known) ?? (counting.test(word) ? word : readings[0]!)
}

const asLetter = (digit: string): string => (digit === '0' ? 'o' : 'i')

/** A word as it was meant by who misread or mistyped it; see `misreadWord`. */
const repairWord = (typed: string): string => {
  const { key, isMisread } = wordOf(foldLatin(typed))
  // Letters that fold into one each are misread where the folded ones are.
  return key.length === typed.length && !isMisread ? typed : misreadWord(typed)
}

/** A word of business, a place or the like with a letter amiss: only where the word is no name. */
const asMeant = (typed: string): string => {
  const { key, meant } = wordOf(foldLatin(typed))
  return meant === key ? typed : meant
}

const latinWord = /\p{Script=Latin}+/gu

/** McDerm{tt: a key beside the right one, or a mark that a scanner took for a letter. */
const strayMark = /(?<=\p{L})[\^{}_~|<>`#\\]+(?=\p{L})/gu

/** The text with letters put right that a scanner or a keyboard took for others; the same text when there are none. */
export const repairLetters = (text: string): string => {
  const seen = kindsIn(text)
  if (!holds(seen, characterKinds.latin | characterKinds.sign | characterKinds.breaks)) return text
  const read = /[\d@$]/.test(text) ? text.replace(mixed, digitsAsLetters).replace(between, asLetter) : text
  const clean = holds(seen, characterKinds.sign | characterKinds.breaks) ? read.replace(strayMark, '') : read
  return clean.replace(latinWord, repairWord)
}

/** The text with words that were meant by others which nobody uses (TRADNG, GRROUP); the same text when there are none. */
export const repairWords = (text: string): string =>
  holds(kindsIn(text), characterKinds.latin) ? text.replace(latinWord, asMeant) : text
