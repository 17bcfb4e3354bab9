import { outsideBrackets } from '../../entry/bracketed-names.ts'

const languages = 'Arabic|Belaruss?ian|Burmese|Chinese|Farsi|Persian|Russian|Spanish|Ukrainian'
const label = new RegExp(String.raw`[,;\s]*(?:${languages})\s*:\s*`, 'gu')

const companyForm = /^(?:Co|Corp|Inc|JSC|L\.?L\.?C|LLP|Ltd|Limited|PJSC|OJSC|Pte|S\.?A|S\.?L)\.?$/u

/** What stands after a comma but continues the name before it: `Ltd.`, or words in lower case. */
const continues = (piece: string): boolean =>
  companyForm.test(piece) || (/^\p{Ll}/u.test(piece) && !/^(?:al|el|also)[-\s]/u.test(piece))

const atCommas = (text: string): string[] => {
  const names: string[] = []
  for (const piece of outsideBrackets(text, ',').map(one => one.trim()))
    if (names.length > 0 && continues(piece)) names.push(`${names.pop()!}, ${piece}`)
    else names.push(piece)
  return names
}

const noLatin = (text: string): boolean => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text)

const words = (text: string): number => text.trim().split(/\s+/u).length

/** `A / B` and `A or B` are two names only when both sides could be whole ones. */
const atWord = (text: string, word: RegExp): string[] => {
  const sides = text.split(word)
  const whole = sides.every(noLatin) || sides.every(side => words(side) > 1)
  return whole && !sides.some(side => /\sor\s|\//u.test(side)) ? sides : [text]
}

/** An English `and` between two names in other letters joins names; inside an English name it does not. */
const atAnd = (text: string): string[] => {
  const sides = text.split(/\s+and\s+/u)
  return sides.every(noLatin) ? sides : [text]
}

const trimmed = (text: string): string =>
  text
    .replace(/^also\s+/u, '')
    .replace(/^\((?=[^)]*$)|(?<=^[^(]*)\)$/gu, '')
    .trim()

/** Names of an Aliases cell: parted by `;` or commas, labelled by language, twins after `/` or `or`. */
export const semaAliases = (cell: string): string[] =>
  outsideBrackets(cell.replace(label, '; '), ';')
    .flatMap(atCommas)
    .flatMap(text => atWord(text, /\s*\/\s+|\s+\/\s*/u))
    .flatMap(text => atWord(text, /\s+or\s+/u))
    .flatMap(atAnd)
    .map(trimmed)
    .filter(text => text !== '')

/** English and French name of one body, `Iranian Navy/Force navale iranienne`: the slash stands between whole names. */
export const bilingualName = (name: string): string[] => {
  const halves = outsideBrackets(name, '/').map(half => half.trim())
  return halves.length === 2 && halves.every(half => words(half) > 1) ? halves : [name]
}
