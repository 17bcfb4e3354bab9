import { foldWords, isHanWord } from '../party/fold-words.ts'
import type { MilitaryWord } from './control-facts.ts'
import { militaryWordKinds } from './control-facts.ts'
import { oneOf, readTable } from './read-table.ts'

/** Stands for any figure while a word is folded: a letter that no word of the table has. */
const figure = 'ⴰ'

const numbered = (sought: string): RegExp => new RegExp(`(?<!\\d)${sought.replaceAll('#', '\\d')}`, 'u')

/** `=PLA` stands for the whole name, `47##工厂` for a number; every other word may stand anywhere in it. */
export const parseMilitaryWords = (text: string): MilitaryWord[] =>
  readTable(text, ['kind', 'country', 'word']).map(row => {
    const typed = row('word')
    const isWhole = typed.startsWith('=')
    const word = isWhole ? typed.slice(1) : typed
    const folded = foldWords(word.replaceAll('#', figure)).replaceAll(figure, '#')
    const sought = isHanWord(word) ? folded.replaceAll(' ', '') : ` ${folded} `
    return {
      kind: oneOf(row('kind'), militaryWordKinds),
      country: row('country'),
      word,
      isWhole,
      sought,
      ...(word.includes('#') && { pattern: numbered(sought) }),
      isHan: isHanWord(word),
    }
  })
