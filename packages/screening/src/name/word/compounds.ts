import type { KnownWord } from './known-word.ts'
import { LetterTree } from '../script/letter-tree.ts'
import { readTable } from '../table.ts'

const pieces = new Map<string, string>()

for (const [spellings, word] of readTable('compound-pieces.tsv'))
  for (const spelling of spellings!.split(' ')) pieces.set(spelling, word!)

const tree = new LetterTree(pieces.keys())

const none: readonly string[] = []
const shortestCompound = 8
const shortestHead = 4
const fewestLetters = 3

/** Words from a letter on that are pieces throughout, or undefined; a joining O or E may stand between two (neftEgaz). */
const piecesFrom = (word: string, at: number): string[] | undefined => {
  if (at === word.length) return []
  for (const length of tree.lengthsAt(word, at)) {
    const end = at + length
    const rest =
      piecesFrom(word, end) ?? (/[OE]/.test(word[end] ?? '') ? piecesFrom(word, end + 1) : undefined)
    if (rest) return [pieces.get(word.slice(at, end))!, ...rest]
  }
  return undefined
}

/** What makes a Russian adjective of a word put together (NEFTEGAZOVOE). */
const adjective = /(?:OV|N|SK|ENN)(?:YY|YI|IY|II|AYA|AIA|OE|OYE|OGO|OY|YKH)$/

const isWord = ({ key, meaning, names, syllables }: KnownWord): boolean =>
  key.length < shortestCompound ||
  !/^[A-Z]+$/.test(key) ||
  meaning !== undefined ||
  names.length > 0 ||
  syllables !== null

/** The words that a name put together in one word stands for (NORVAPROMTRANS: NORVA, PROM, TRANSPORT); none for other words. */
export const compoundWords = (known: KnownWord): readonly string[] => {
  if (isWord(known)) return none
  const word = known.key
  const whole = piecesFrom(word, 0) ?? piecesFrom(word.replace(adjective, ''), 0)
  if (whole) return whole.length > 1 ? whole : none
  for (let head = shortestHead; head + fewestLetters <= word.length; head++) {
    const rest = piecesFrom(word, head)
    // NORVABANK beside NORVA BANK is a word written apart, which the alignment knows.
    if (rest && rest.length > 1) return [word.slice(0, head), ...rest]
  }
  return none
}
