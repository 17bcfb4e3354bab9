import { foldLatin } from '../name/script/latin.ts'
import { characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { wordOf } from '../name/token/word.ts'
import { germanOffices, offices } from './offices.table.ts'
import { betweenNames, openers, shipTypes, shipTypesBehind, titles } from './remarks.table.ts'

/** What a table writes with or without marks, without them; of several words the first one, of a choice each. */
const firstWords = (table: string): string[] =>
  table
    .replaceAll(/\[[^\]]*\][*?]?|\\\.\??|\/\??/gu, '')
    .split('|')
    .map(phrase => /\p{L}+/u.exec(phrase)?.[0] ?? '')

/** Words with which a remark may begin, or by which it parts two names. */
const remarkable: ReadonlySet<string> = new Set([
  ...[openers, titles, shipTypes, betweenNames].flatMap(firstWords).map(foldLatin),
  ...offices,
  'AND',
  'UND',
  'ET',
  'Y',
  'ONLY',
  'SWIFT',
  'BIC',
])

/** Words of the kind of a ship behind its name. */
const behindShips: ReadonlySet<string> = new Set(shipTypesBehind.match(/\p{L}+/gu))

const lastOfAscii = 0x7f
const spaced = characterKinds.latin | characterKinds.space
const inWord = /[a-z][A-Z]|\t/

const germanOffice = new RegExp(`^[A-Z]{3,}${germanOffices}$`)

/** Whether a word is what it seems: no remark, no slip of the pen. */
const isPlainWord = (typed: string): boolean => {
  const key = typed.toUpperCase()
  if (remarkable.has(key) || germanOffice.test(key)) return false
  const word = wordOf(key)
  return !word.isMisread && word.meant === key
}

/**
 * Whether a trimmed text is Latin words alone (ASCII) of which none may be a remark, part two names or be meant
 * otherwise: nothing is to be left out of it or put right. Most names that are typed are such.
 */
export const isPlainName = (text: string): boolean => {
  if (text.charCodeAt(0) > lastOfAscii || (kindsIn(text) & ~spaced) !== 0 || inWord.test(text)) return false
  const words = text.split(' ')
  return words.every(isPlainWord) && !behindShips.has(words.at(-1)!.toUpperCase())
}
