import { writesNameSyllable } from '../name/korean-japanese/hanja.ts'
import { isKoreanSurname } from '../name/korean-japanese/korean-surnames.ts'
import { isPinyinSurname } from '../name/han/surnames.ts'
import { pinyinSyllables } from '../name/han/syllables.ts'
import { foldLatin } from '../name/script/latin.ts'
import { isGivenName } from '../name/word/given-names.ts'
import { latinIsKnown } from '../name/word/rarity.ts'

const twoWords = /^\s*([A-Za-z]+)\s*,?\s+([A-Za-z]+)\s*$/
const shortest = 4
const longest = 12
const mostCuts = 2

/** No syllable of a name begins with one letter twice: YEONGGIL is YEONG GIL. */
const doubled = /^(.)\1/

/** Two syllables of a given name that are written together, apart. */
const cutInTwo = (given: string): readonly (readonly [string, string])[] => {
  const cuts: (readonly [string, string])[] = []
  for (let at = 1; at < given.length && cuts.length < mostCuts; at++) {
    const cut = [given.slice(0, at), given.slice(at)] as const
    if (!doubled.test(cut[1]) && cut.every(writesNameSyllable)) cuts.push(cut)
  }
  return cuts
}

/** A word that is somebody else's name, or Mandarin behind a Chinese surname. */
const isAnotherName = (surname: string, given: string): boolean =>
  latinIsKnown(given) || isGivenName(given) || (isPinyinSurname(surname) && pinyinSyllables(given) !== null)

/** Hong Seungmu, as passports of South Korea write a name, with the syllables of the given name apart; none of other texts. */
export const koreanGivenNamesApart = (text: string): readonly string[] => {
  const [, first, last] = twoWords.exec(text) ?? []
  if (first === undefined || last === undefined) return []
  const [head, tail] = [foldLatin(first), foldLatin(last)]
  const [surname, given] = isKoreanSurname(head) ? [head, tail] : [tail, head]
  if (!isKoreanSurname(surname) || given.length < shortest || given.length > longest) return []
  return isAnotherName(surname, given) ? [] : cutInTwo(given).map(cut => [surname, ...cut].join(' '))
}
