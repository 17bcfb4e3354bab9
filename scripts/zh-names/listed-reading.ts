import { readingsOf } from '@maojian/screening/name/han/han'
import { foldLatin } from '@maojian/screening/name/script/latin'
import { meaningOfLatin } from '@maojian/screening/name/lexicon/lexicon'
import { pinyinSyllables } from '@maojian/screening/name/han/syllables'
import { notPinyin } from './not-pinyin.table.ts'

const isSpelling = (word: string): boolean =>
  word.length >= 4 &&
  pinyinSyllables(word) !== null &&
  !notPinyin.has(word) &&
  meaningOfLatin(word) === undefined

/** Words of a listed name that spell Hanzi and tell parties apart: no places, no trades, no English. */
export const spellings = (listed: string): string[] =>
  listed
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}]+/u)
    .map(foldLatin)
    .filter(isSpelling)

const sound = (reading: string): string => reading.replaceAll('V', 'U')

const readsFrom = (chars: readonly string[], at: number, rest: string): boolean =>
  rest === '' ||
  (at < chars.length &&
    readingsOf(chars[at]!).some(
      reading =>
        rest.startsWith(sound(reading)) && readsFrom(chars, at + 1, rest.slice(sound(reading).length)),
    ))

/** Whether some run of the Chinese name is read as the word, by any reading of its characters. */
export const readsAs = (name: string, word: string): boolean => {
  const chars = [...name].filter(char => /\p{sc=Han}/u.test(char))
  return chars.some((_, at) => readsFrom(chars, at, sound(word)))
}

/** How much of a listed spelling the Chinese name must read as. */
export type Extent = 'every' | 'some'

/** Whether a Chinese name reads as one of the listed names; listed names that spell no Hanzi do not speak against it. */
export const agreesWith = (name: string, extent: Extent, listed: readonly string[]): boolean => {
  const spelt = listed.map(spellings).filter(words => words.length > 0)
  return spelt.length === 0 || spelt.some(words => words[extent](word => readsAs(name, word)))
}
