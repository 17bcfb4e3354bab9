import { isPinyinSurname } from '../name/han/surnames.ts'
import type { Variant } from '../name/token/token.ts'
import type { Word } from '../name/token/word.ts'

const mostSyllables = 2

/** Two syllables of pinyin stand for dozens of Chinese names, each of which thousands bear. */
export const isShortPinyin = ({ tokens }: Variant): boolean =>
  tokens.length <= mostSyllables &&
  tokens.every(
    ({ role, han, abjad, word }) => role === 'word' && !han && !abjad && word.syllables?.length === 1,
  )

const isNameInPinyin = (word: Word): boolean =>
  word.syllables !== null && word.syllables.length <= mostSyllables

/** Fu Yabo, Chen Xing: a surname and a given name in plain Mandarin. BICENTENARIO XI is none, though it is syllables. */
export const isPinyinPerson = ({ tokens }: Variant): boolean =>
  tokens.length === mostSyllables &&
  tokens.every(({ role, han, abjad, word }) => role === 'word' && !han && !abjad && isNameInPinyin(word)) &&
  tokens.some(({ key }) => isPinyinSurname(key))
