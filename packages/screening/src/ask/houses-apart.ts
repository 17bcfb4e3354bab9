import { formAsWritten } from '../name/cut/written-form.ts'
import { isGivenName } from '../name/word/given-names.ts'
import { knownHouse } from '../name/house/known-names.ts'
import { isHouseName } from '../name/lexicon/houses.ts'
import { characterKinds, holds, kindsIn } from '../name/script/character-kinds.ts'
import { isForm } from '../name/token/tells.ts'

/** What stands between houses of one field: Norva, Larkfield / Oceanway. */
const marks = /\s*[,，、;；|+]\s*|(?<=\p{L})\s*\/\s*(?=\p{L})/u
/** The same inside the names of firms as well: Norva & Larkfield. */
const joining = /\s*&\s*|\s+(?:and|und|et|y|e|ve|и|та|sowie)\s+/iu

/** Letters that are short are words of much else as well. */
const shortest = 3
const longestRow = 6
const longestHouse = 3

const isHouse = (text: string): boolean => {
  if (text.length < shortest) return false
  if (isHouseName(text.toUpperCase())) return true
  const form = formAsWritten(text)
  if (form === undefined) return false
  const told = form.tokens.filter(token => !isForm(token)).map(({ key }) => key)
  return isHouseName(told.join(' ')) || knownHouse(form) !== undefined
}

/** Where the longest house ends that stands in a row of words from one of them on. */
const houseEnd = (words: readonly string[], from: number): number | undefined => {
  for (let to = Math.min(from + longestHouse, words.length); to > from; to--) {
    const name = words.slice(from, to).join(' ').toUpperCase()
    if (name.length >= shortest && isHouseName(name)) return to
  }
  return undefined
}

/** Houses in a row without a mark (NORVA LARKFIELD), where nothing else stands beside them. */
export const housesInRow = (text: string): string[] => {
  const words = text.split(' ')
  // Tesla Jordan is a person.
  if (words.some(word => isGivenName(word.toUpperCase()))) return []
  if (words.length < 2 || words.length > longestRow) return []
  const found: string[] = []
  for (let at = 0; at < words.length;) {
    const end = houseEnd(words, at)
    if (end === undefined) return []
    found.push(words.slice(at, end).join(' '))
    at = end
  }
  return found.length > 1 ? found : []
}

/** Houses that a field names side by side: each is known by so short a name that it is asked for as if typed alone. */
export const housesApart = (text: string): string[] => {
  if (!holds(kindsIn(text), characterKinds.latin)) return []
  const parts = text.split(marks).filter(part => part !== '')
  const joined = parts.flatMap(part => {
    const sides = part.split(joining).filter(side => side !== '')
    return sides.length > 1 && sides.every(isHouse) ? sides : []
  })
  return parts.length > 1 ? [...parts.filter(isHouse), ...joined] : [...joined, ...housesInRow(text)]
}
