import { analyse } from '../name/analyse.ts'
import { holds, characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { isReading, type Variant } from '../name/token/token.ts'
import { variantOf } from '../name/token/variant.ts'
import { remember } from '../memory.ts'
import { inPinyin } from './palladius.ts'
import { isTypedGivenName } from '../name/word/given-names.ts'
import { capitalsApart } from './capitals-apart.ts'
import { asNorthWrites } from './korean-initial-law.ts'
import { koreanGivenNamesApart } from './korean-given-names.ts'
import { repairHanForm } from './repair-han-form.ts'
import { repairHanWords } from './repair-han-words.ts'
import { repairLetters, repairWords } from './repair-letters.ts'
import { englishSpellings } from './slavic-spelling.ts'
import { spelledOut } from './abbreviations.ts'

export const repaired = (text: string): string => {
  const seen = kindsIn(text)
  const letters = holds(seen, characterKinds.latin) ? capitalsApart(text.normalize('NFKC')) : text
  const read = repairLetters(letters)
  return holds(seen, characterKinds.han) ? repairHanForm(repairHanWords(read)) : read
}

/** A part of a text is the name less surely than the whole. */
export const asPart = (form: Variant): Variant =>
  form.kind === 'direct' ? variantOf('shortened', form.tokens) : form

const mostWordsOfPerson = 2

/** Shelly Steele sells no steel: of two words, one of them a given name, neither is a word of business misspelt. */
const isPerson = (text: string): boolean => {
  const typed = text.normalize('NFKC').trim().split(/\s+/u)
  return typed.length === mostWordsOfPerson && typed.some(isTypedGivenName)
}

/** A text with other words than those typed. */
export const withMeantWords = (text: string): readonly Variant[] => {
  const meant = repairWords(text)
  if (meant === text || isPerson(text)) return []
  return analyse(meant).map(form => (form.kind === 'direct' ? variantOf('repaired', form.tokens) : form))
}

/** What is put right is the name less surely still. */
export const asRepaired = (form: Variant): Variant =>
  isReading(form) ? form : variantOf('repaired', form.tokens)

/** With the words that abbreviations stand for. */
const inFull = (text: string): readonly Variant[] =>
  spelledOut(text).flatMap(({ text: full, mayBeBrand }) =>
    analyse(full).map(mayBeBrand ? asRepaired : asPart),
  )

export const inOtherSpelling = (text: string): readonly Variant[] => [
  ...inFull(text),
  ...[...englishSpellings(text), ...koreanGivenNamesApart(text)].flatMap(other => analyse(other).map(asPart)),
  ...asNorthWrites(text).flatMap(other => analyse(other).map(asRepaired)),
]

/** What is read in pinyin out of another script is no more than that. */
export const asTransliterated = (form: Variant): Variant =>
  form.kind === 'direct' ? variantOf('transliterated', form.tokens) : form

const repairedNew = (text: string): readonly Variant[] => {
  const pinyin = inPinyin(text)
  const letters = repaired(text)
  const forms = letters === text.normalize('NFKC') ? [] : analyse(letters).map(asPart)
  const read = pinyin === undefined ? [] : analyse(pinyin).map(asTransliterated)
  return [...forms, ...withMeantWords(letters), ...inOtherSpelling(text), ...read]
}

/**
 * Forms of a text in which letters, words or the spelling are put right; none when there is nothing to be put right. One
 * name is compared with many.
 */
export const repairedForms = remember<readonly Variant[]>(100, repairedNew)
