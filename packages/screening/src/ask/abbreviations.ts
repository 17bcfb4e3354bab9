import { foldLatin } from '../name/script/latin.ts'
import { holds, characterKinds, kindsIn } from '../name/script/character-kinds.ts'
import { meaningOfLatin } from '../name/lexicon/lexicon.ts'
import { readTable } from '../name/table.ts'
import { everyMatch } from './every-match.ts'

/** A word that letters may stand for beside others. */
interface Meaning {
  readonly word: string
  /** One of these must be there, and of it every part. */
  readonly beside: readonly (readonly string[])[]
  /** The letters may as well be a brand. */
  readonly mayBeBrand: boolean
}

const meanings = new Map<string, Meaning[]>()

for (const [letters, word, beside] of readTable('abbreviations.tsv')) {
  const key = letters!.replace('?', '')
  const meaning = {
    word: word!,
    beside: (beside ? beside.split(' ') : ['']).map(one => one.split('+')),
    mayBeBrand: letters !== key,
  }
  meanings.set(key, [...(meanings.get(key) ?? []), meaning])
}

interface Typed {
  readonly key: string
  readonly text: string
  readonly at: number
  readonly inBrackets: boolean
}

const isBusiness = (key: string): boolean => {
  const role = meaningOfLatin(key)?.role
  return role === 'trade' || role === 'form' || role === 'common'
}

const few = 2

/** Whether the rest of a name has what makes letters a word. */
const isThere = (words: readonly Typed[], at: number, mark: string): boolean => {
  const rest = words.filter((_, other) => other !== at)
  if (mark === '') return rest.some(({ key }) => meaningOfLatin(key)?.role !== 'form')
  if (mark === '^') return at === 0
  if (mark === '()') return words[at]!.inBrackets
  if (mark === `${few}`) return rest.length >= few
  if (mark === '*') return rest.some(({ key }) => isBusiness(key) || meanings.has(key))
  if (mark === 'place') return rest.some(({ key }) => meaningOfLatin(key)?.role === 'region')
  if (mark.startsWith('>')) return words[at + 1]?.key === mark.slice(1)
  if (mark.startsWith('<')) return words[at - 1]?.key === mark.slice(1)
  return rest.some(({ key }) => key === mark || meaningOfLatin(key)?.concept === `#${mark}`)
}

const meaningsIn = (words: readonly Typed[], at: number): readonly Meaning[] =>
  (meanings.get(words[at]!.key) ?? []).filter(({ beside }) =>
    beside.some(all => all.every(mark => isThere(words, at, mark))),
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
