import { foldWords, isHanWord } from '../party/fold-words.ts'
import type { MilitaryWord } from './control-facts.ts'
import { militaryWordKinds } from './control-facts.ts'
import { oneOf, readTable } from './read-table.ts'

/** `=PLA` stands for the whole name; every other word may stand anywhere in it. */
export const parseMilitaryWords = (text: string): MilitaryWord[] =>
  readTable(text, ['kind', 'country', 'word']).map(row => {
    const typed = row('word')
    const isWhole = typed.startsWith('=')
    const word = isWhole ? typed.slice(1) : typed
    const folded = foldWords(word)
    return {
      kind: oneOf(row('kind'), militaryWordKinds),
      country: row('country'),
      word,
      isWhole,
      sought: isHanWord(word) ? folded.replaceAll(' ', '') : ` ${folded} `,
      isHan: isHanWord(word),
    }
  })
