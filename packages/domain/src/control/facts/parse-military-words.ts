import { foldWords, isHanWord } from '../party/fold-words.ts'
import type { MilitaryWord } from './control-facts.ts'
import { militaryWordKinds } from './control-facts.ts'
import { oneOf, readTable } from './read-table.ts'

/** Stand for any figure and any ending while a word is folded: letters that no word of the table has. */
const figure = 'ⴰ'
const ending = 'ⴱ'

const foldPattern = (word: string): string =>
  foldWords(word.replaceAll('#', figure).replaceAll('*', ending))
    .replaceAll(figure, '#')
    .replaceAll(ending, '*')

const patternOf = (sought: string): RegExp =>
  new RegExp(`(?<!\\d)${sought.replaceAll('#', '\\d').replaceAll('*', '[\\p{L}\\p{N}]*')}`, 'gu')

/**
 * `=PLA` stands for the whole name, `47##工厂` for a number, `Росси*` for every case of a word; every other word may stand
 * anywhere in it.
 */
export const parseMilitaryWords = (text: string): MilitaryWord[] =>
  readTable(text, ['kind', 'country', 'word']).map(row => {
    const typed = row('word')
    const isWhole = typed.startsWith('=')
    const word = isWhole ? typed.slice(1) : typed
    const folded = foldPattern(word)
    const sought = isHanWord(word) ? folded.replaceAll(' ', '') : ` ${folded} `
    return {
      kind: oneOf(row('kind'), militaryWordKinds),
      country: row('country'),
      word,
      isWhole,
      sought,
      ...(/[#*]/u.test(word) && { pattern: patternOf(sought) }),
      isHan: isHanWord(word),
    }
  })
