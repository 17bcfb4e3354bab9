import { foldLatin } from '../name/script/latin.ts'
import { holds, characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { meaningOfLatin } from '../name/lexicon/lexicon.ts'
import { readTable } from '../name/table.ts'
import { everyMatch } from './every-match.ts'

/** What a row of the table asks of the rest of a name: of each kind one entry, none where it asks for nothing. */
interface Condition {
  /** Anywhere in the name; of an entry every part. */
  readonly beside: readonly (readonly string[])[]
  readonly behind: readonly string[]
  readonly before: readonly string[]
  readonly stands: readonly string[]
}

/** A word that letters may stand for where one of the conditions holds. */
interface Meaning {
  readonly word: string
  /** The letters may as well be a brand. */
  readonly mayBeBrand: boolean
  readonly conditions: Condition[]
}

const meanings = new Map<string, Meaning[]>()

const entriesOf = (cell: string): readonly string[] => (cell === '-' ? [] : cell.split(' '))

for (const [letters, word, meant, ...cells] of readTable('abbreviations.tsv')) {
  const [beside = [], behind = [], before = [], stands = []] = cells.map(entriesOf)
  const condition = { beside: beside.map(one => one.split('+')), behind, before, stands }
  const mayBeBrand = meant === 'maybe'
  const known = meanings.get(letters!) ?? []
  const same = known.find(one => one.word === word && one.mayBeBrand === mayBeBrand)
  if (same) same.conditions.push(condition)
  else meanings.set(letters!, [...known, { word: word!, mayBeBrand, conditions: [condition] }])
}

interface Typed {
  readonly key: string
  readonly text: string
  readonly at: number
  readonly inBrackets: boolean
}

const isBusinessOrLetters = (key: string): boolean => {
  const role = meaningOfLatin(key)?.role
  return role === 'trade' || role === 'form' || role === 'common' || meanings.has(key)
}

const isElsewhere = (rest: readonly Typed[], entry: string): boolean => {
  if (entry === 'any') return rest.some(({ key }) => meaningOfLatin(key)?.role !== 'form')
  if (entry === 'firm') return rest.some(({ key }) => isBusinessOrLetters(key))
  return rest.some(({ key }) => key === entry || meaningOfLatin(key)?.concept === `#${entry}`)
}

type Stands = (words: readonly Typed[], at: number) => boolean

const standings: Readonly<Record<string, Stands>> = {
  first: (_, at) => at === 0,
  'first-of-three': (words, at) => at === 0 && words.length >= 3,
  bracketed: (words, at) => words[at]!.inBrackets,
}

const holdsOne = <T>(entries: readonly T[], holdsFor: (entry: T) => boolean): boolean =>
  entries.length === 0 || entries.some(holdsFor)

/** Whether the rest of a name has what makes the letters at a place a word. */
const areMeant = (words: readonly Typed[], at: number, condition: Condition): boolean => {
  const rest = words.filter((_, other) => other !== at)
  return (
    holdsOne(condition.stands, entry => standings[entry]!(words, at)) &&
    holdsOne(condition.behind, entry => words[at + 1]?.key === entry) &&
    holdsOne(condition.before, entry => words[at - 1]?.key === entry) &&
    holdsOne(condition.beside, all => all.every(entry => isElsewhere(rest, entry)))
  )
}

const meaningsIn = (words: readonly Typed[], at: number): readonly Meaning[] =>
  (meanings.get(words[at]!.key) ?? []).filter(({ conditions }) =>
    conditions.some(condition => areMeant(words, at, condition)),
  )

/** A name with the words that its abbreviations stand for. */
export interface SpelledOut {
  readonly text: string
  readonly mayBeBrand: boolean
}

const latinWord = /\p{Script=Latin}+\.?/gu
const joinedBusiness = /(?<![\p{L}\p{N}])S\s?&\s?T(?![\p{L}\p{N}])/giu

const mostSpelled = 3

const withWords = (
  text: string,
  words: readonly Typed[],
  chosen: readonly (Meaning | undefined)[],
): string => {
  let out = ''
  let from = 0
  words.forEach(({ at, text: typed }, i) => {
    const meaning = chosen[i]
    if (meaning === undefined) return
    out += text.slice(from, at) + meaning.word
    from = at + typed.length
  })
  return out + text.slice(from)
}

/**
 * A typed name with its usual abbreviations spelled out where the rest of it makes them those words (Central Bk of Iran,
 * Atomic Energy Org); of letters that stand for two words the likelier one first.
 */
export const spelledOut = (typed: string): readonly SpelledOut[] => {
  if (!holds(kindsIn(typed), characterKinds.latin)) return []
  const text = typed.replace(joinedBusiness, 'SCIENCE AND TECHNOLOGY')
  const words = everyMatch(text, latinWord).map(({ 0: word, index }) => ({
    key: foldLatin(word),
    text: word,
    at: index,
    inBrackets: /[(（]$/u.test(text.slice(0, index)) && /^[)）]/u.test(text.slice(index + word.length)),
  }))
  const found = words.map(({ key }, at) => (meanings.has(key) ? meaningsIn(words, at) : []))
  const first = found.map(([meaning]) => meaning)
  if (first.every(meaning => meaning === undefined))
    return text === typed ? [] : [{ text, mayBeBrand: false }]
  const others = found.flatMap((all, at) => all.slice(1).map(meaning => first.with(at, meaning)))
  return [first, ...others].slice(0, mostSpelled).map(chosen => ({
    text: withWords(text, words, chosen),
    mayBeBrand: chosen.some(meaning => meaning?.mayBeBrand === true),
  }))
}
