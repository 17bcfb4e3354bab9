import { remember } from '../memory.ts'
import { foldLatin } from './latin.ts'
import { givenNamesOf } from './given-names.ts'
import {
  isLexiconWord,
  isPatronymic,
  latinWords,
  meaningOfLatin,
  type Meaning,
  type Role,
} from './lexicon.ts'
import { latinNumeral } from './numeral.ts'
import { pinyinSyllables } from './syllables.ts'
import { latinInformation, latinIsKnown } from './rarity.ts'
import { numeralWeight, roleWeights, Token } from './token.ts'
import type { Word } from './word.ts'

const misspelt = new Map<string, string>()

const deletions = (word: string): string[] =>
  Array.from({ length: word.length }, (_, i) => word.slice(0, i) + word.slice(i + 1))

// One wrong letter in a long business word (TECHNOLGY) must not turn it into a rare, distinguishing one.
for (const word of latinWords())
  if (word.length >= 8) for (const shorter of deletions(word)) misspelt.set(shorter, word)

// A word cut short (SEMICOND, ELEKTR.) stands for the one word of the lexicon that begins so.
const cutShort = new Map<string, string | undefined>()
const shortestCut = 5
for (const word of latinWords())
  for (let length = shortestCut; length < word.length - 1; length++) {
    const start = word.slice(0, length)
    const other = cutShort.get(start)
    const same = other === undefined || meaningOfLatin(other)?.concept === meaningOfLatin(word)?.concept
    cutShort.set(start, cutShort.has(start) && !same ? undefined : word)
  }

const findMeaning = (key: string): Meaning | undefined => {
  const known = meaningOfLatin(key)
  if (known || latinIsKnown(key)) return known
  const whole = cutShort.get(key)
  if (whole !== undefined && !pinyinSyllables(key)) return meaningOfLatin(whole)
  if (key.length < 7) return undefined
  const meant =
    misspelt.get(key) ??
    deletions(key)
      .map(one => misspelt.get(one))
      .find(Boolean)
  return meant === undefined || Math.abs(meant.length - key.length) > 1 ? undefined : meaningOfLatin(meant)
}

const newSense = (key: string): Pick<Token, 'role' | 'concept' | 'weight'> => {
  const number = latinNumeral(key)
  if (number !== undefined) return { role: 'numeral', concept: `=${number}`, weight: numeralWeight(number) }
  // SEMEN and DANNY are names, though seed and data begin so.
  const named = givenNamesOf(key, false).length > 0 && !isLexiconWord(key)
  const meaning = named ? undefined : findMeaning(key)
  if (meaning) return { ...meaning, weight: Math.min(roleWeights[meaning.role] ?? 1, latinInformation(key)) }
  return isPatronymic(key)
    ? { role: 'patronymic', concept: '', weight: roleWeights.patronymic! }
    : { role: 'word', concept: '', weight: latinInformation(key) }
}

const senseOf = remember(20_000, newSense)

/** Token of one Latin word (any script once romanised); undefined when nothing is left of it. */
export const latinToken = (text: string, key = foldLatin(text)): Token | undefined => {
  if (key === '') return undefined
  const { role, concept, weight } = senseOf(key)
  return new Token({ text, key, role, concept, weight })
}

const word = (text: string, key: string): Token => new Token({ text, key, weight: latinInformation(key) })

/** The same token as a distinguishing word, whatever the lexicon says of it. */
export const asWord = ({ text, key }: Pick<Token, 'text' | 'key'>): Token => word(text, key)

/** A piece of a reading: HAO and DE are syllables here, never words that carry nothing. */
export const readingToken = (text: string, key: string): Token | undefined =>
  key === '' ? undefined : word(text, key)

const mostNameWords = 4

/** A name with one of these is no person's: RUNG RA TWO is a ship. */
/** OOO is a form and no name of three syllables; AO may be a form or a surname. */
const isSaidByLetters = ({ role, word }: Token): boolean => role === 'form' && word.syllables?.length !== 1

const unspoken: ReadonlySet<Role> = new Set<Role>(['trade', 'region', 'numeral'])

const isSyllabic = ({ syllables, cantonese, mandarin, korean }: Word): boolean =>
  syllables !== null || cantonese !== '' || mandarin !== '' || korean !== ''

/** A Latin name of nothing but Chinese or Korean syllables is read as one: CHANG Xiao De has no preposition in it. */
export const asPinyinName = (tokens: readonly Token[]): readonly Token[] => {
  if (tokens.length < 2 || tokens.length > mostNameWords) return tokens
  const syllabic = tokens.every(
    token => !token.abjad && !unspoken.has(token.role) && !isSaidByLetters(token) && isSyllabic(token.word),
  )
  return syllabic && tokens.some(token => token.role === 'word') ? tokens.map(asWord) : tokens
}
