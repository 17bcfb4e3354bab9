import { koreanSound } from '../name/korean-japanese/korean.ts'
import { pinyinSyllables } from '../name/han/syllables.ts'
import type { LatinWord } from './latin-words.ts'
import { unreadable, type NameProposal } from './name-proposal.ts'
import { settledForm } from './settled-form.ts'

export const inPinyin = (words: readonly LatinWord[]): boolean =>
  words.every(word => pinyinSyllables(word.key) !== null && settledForm(word) === undefined)

const koreanSurnames = new Set(
  'KIM PAK PARK RI LEE YI CHOE CHOI CHONG JONG JUNG KANG HAN YUN YOON SIN SHIN HWANG SONG PAEK BAEK RYANG'.split(
    ' ',
  ),
)

/** A Korean surname and a given name of two syllables. */
export const inKorean = (words: readonly LatinWord[]): boolean =>
  words.length === 3 &&
  words.every(word => koreanSound(word.key) !== '' && settledForm(word) === undefined) &&
  [words[0]!, words[2]!].some(word => koreanSurnames.has(word.key))

/** Says that letters do not tell the characters; nothing is invented. */
export const noCharacters = (words: readonly LatinWord[]): NameProposal =>
  unreadable(inPinyin(words) ? '无法从拼音推出汉字' : '无法从罗马字拼写推出汉字')
