import { isKoreanSurname } from '../../name/korean-japanese/korean-surnames.ts'
import { isPinyinSurname, surnameSpellings } from '../../name/han/surnames.ts'

const mostWords = 4
const longestWord = 8

const isSurname = (word: string): boolean =>
  isPinyinSurname(word) || isKoreanSurname(word) || surnameSpellings(word) !== undefined

/**
 * Spellings of a row of words as the name of a person of East Asia with the surname at the other end: everybody writes
 * Kim Jong Un, the lists Jong Un KIM.
 */
export const turnedSpellings = (words: readonly string[]): readonly string[] => {
  if (words.length < 2 || words.length > mostWords || words.some(word => word.length > longestWord)) return []
  const [first, last] = [words[0]!, words.at(-1)!]
  const spellings = new Set<string>()
  if (isSurname(first)) spellings.add([...words.slice(1), first].join(''))
  if (isSurname(last)) spellings.add([last, ...words.slice(0, -1)].join(''))
  return [...spellings]
}
