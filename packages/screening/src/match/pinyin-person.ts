import { isPinyinSurname } from '../name/han/surnames.ts'
import type { Variant } from '../name/token/token.ts'

const mostSyllables = 2

/** Two syllables of pinyin stand for dozens of Chinese names, each of which thousands bear. */
export const isShortPinyin = ({ tokens }: Variant): boolean =>
  tokens.length <= mostSyllables &&
  tokens.every(
    ({ role, han, abjad, word }) => role === 'word' && !han && !abjad && word.syllables?.length === 1,
  )

/** Fu Yabo, Chen Xing: a surname and a given name in plain Mandarin. */
export const isPinyinPerson = ({ tokens }: Variant): boolean =>
  tokens.length === mostSyllables &&
  tokens.every(
    ({ role, han, abjad, word }) => role === 'word' && !han && !abjad && word.syllables !== null,
  ) &&
  tokens.some(({ key }) => isPinyinSurname(key))
