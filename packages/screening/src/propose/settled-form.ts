import { foldLatin } from '../name/script/latin.ts'
import { settledName } from '../name/han/settled-names.ts'
import type { LatinWord } from './latin-words.ts'

/** The settled Chinese form of a word, looked up with and without its special letters. */
export const settledForm = ({ text, key }: LatinWord): string | undefined =>
  settledName(key) ?? settledName(foldLatin(text))
