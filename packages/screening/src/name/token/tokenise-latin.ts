import { foldLatin } from '../script/latin.ts'
import type { Role } from '../lexicon/lexicon.ts'
import { latinInformation } from '../word/rarity.ts'
import { Token } from './token.ts'
import { wordOf, type Word } from './word.ts'

/** Token of one Latin word (any script once romanised); undefined when nothing is left of it. */
export const latinToken = (text: string, key = foldLatin(text)): Token | undefined =>
  key === '' ? undefined : tokenOf(wordOf(key), text)

/** Token of a word with what it is by itself. */
export const tokenOf = (word: Word, text = word.key): Token => {
  const { role, concept, weight } = word.sense
  return new Token({ text, key: word.key, role, concept, weight }, word)
}

/** The same token as a distinguishing word, whatever the lexicon says of it. */
export const asWord = ({ text, key, word = wordOf(key) }: Spelt): Token =>
  new Token({ text, key, weight: word.information }, word)

type Spelt = Pick<Token, 'text' | 'key'> & { readonly word?: Word }

/** A piece of a reading: HAO and DE are syllables here, never words that carry nothing. */
export const readingToken = (text: string, key: string): Token | undefined =>
  key === '' ? undefined : new Token({ text, key, weight: latinInformation(key) })

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
