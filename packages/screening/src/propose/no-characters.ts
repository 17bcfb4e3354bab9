import { pinyinSyllables } from '../name/syllables.ts'
import type { LatinWord } from './latin-words.ts'
import { unreadable, type NameProposal } from './name-proposal.ts'
import { settledForm } from './settled-form.ts'

export const inPinyin = (words: readonly LatinWord[]): boolean =>
  words.every(word => pinyinSyllables(word.key) !== null && settledForm(word) === undefined)

/** Says that letters do not tell the characters; nothing is invented. */
export const noCharacters = (words: readonly LatinWord[]): NameProposal =>
  unreadable(inPinyin(words) ? '无法从拼音推出汉字' : '无法从罗马字拼写推出汉字')
