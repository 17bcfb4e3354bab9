import { withoutLastDots } from '../name/abjad/consonants.ts'
import { readingsOf } from '../name/han/han.ts'
import { soundsOf, syllableSound } from '../name/token/accent.ts'
import { translatedBy, translationsOf } from '../name/lexicon/brand-words.ts'
import { wholeNameStarts } from '../name/word/clipped.ts'
import { givenNamesOf } from '../name/word/given-names.ts'
import { heardKeys, isHeard } from '../name/reading/heard.ts'
import { numberOfLetter } from '../name/lexicon/numeral.ts'
import type { Token } from '../name/token/token.ts'
import type { Word } from '../name/token/word.ts'
import { deletionKeys } from './deletion-keys.ts'
import { hash32 } from '../text-hash.ts'
import { isSpelledByEar } from '../match/piece/agree-by-ear.ts'

const accents = ['yue', 'cmn', 'kor'] as const

const soundsAloud = (token: Token): string[] => {
  if (token.accent !== '') return soundsOf(token.key, token.accent).map(sound => token.accent + sound)
  if (token.han || token.abjad || isHeard(token)) return []
  return accents.flatMap(accent => {
    const sound = syllableSound(token.word, accent)
    return sound === '' ? [] : [accent + sound]
  })
}

const bonesOf = (token: Token): readonly string[] => {
  if (token.accent !== '' || token.han || token.concept !== '' || isHeard(token) || /\d/.test(token.key))
    return []
  return token.abjad ? token.word.abjadConsonants : token.word.consonants
}

/** A Chinese piece and the Latin words that translate it (m). */
const meaningKeys = (token: Token): string[] => {
  if (token.abjad) return []
  const words = [...translationsOf(token.key)].map(word => `m${word}`)
  return translatedBy(token.key).size > 0 ? [...words, `m${token.key}`] : words
}

/** Chinese words of several characters that a Latin word translates (w). */
const wordKeys = (token: Token): string[] =>
  token.han || token.abjad || token.accent !== '' || isHeard(token)
    ? []
    : [...token.word.spells].map(word => `w${word}`)

/** Whether a typing error or another spelling is forgiven: to names, and to long ordinary words as to those. */
const isSpelled = ({ role, key, concept, han, abjad, accent }: Token): boolean => {
  if (han || accent !== '') return false
  if (concept === '' && !abjad && key.length > 2) return !/\d|^~/.test(key)
  return (
    (role === 'common' && /^[A-Z]{7,}$/.test(key)) ||
    ((role === 'trade' || role === 'region') && /^[A-Z]{9,}$/.test(key))
  )
}

/** Keys that two tokens of one kind share whenever `agree` gives them a value, but for slips of the pen. */
const ownKeys = (token: Token): string[] => {
  if (isHeard(token) || token.accent !== '') return []
  const keys = meaningKeys(token)
  // Readings of characters (r) are looked up apart: they never reach far.
  if (token.han && token.concept === '')
    return [...readingsOf(token.key).map(reading => `r${reading}`), ...keys]
  if (!token.han) for (const sense of givenNamesOf(token.key, token.abjad)) keys.push(`g${sense >> 1}`)
  if (token.role === 'patronymic') for (const sense of token.word.fathers) keys.push(`v${sense >> 1}`)
  if (token.concept !== '') keys.push(`c${token.concept}`)
  else keys.push(...wordKeysOf(token.word))
  keys.push(...pluralKeys(token), ...lastDotsKeys(token))
  return isSpelled(token) || isSpelledByEar(token) ? [...keys, ...spellingsOf(token.word)] : keys
}

/** على is filed with علي. */
const lastDotsKeys = ({ key, abjad }: Token): string[] => {
  const written = abjad ? withoutLastDots(key) : ''
  return written === '' ? [] : [`d${written}`]
}

const shortestPlural = 5

/** EAGLES is filed with EAGLE, which is a word of the lexicon. */
const pluralKeys = ({ role, key, han, abjad, accent }: Token): string[] => {
  if (han || abjad || accent !== '' || (role !== 'common' && role !== 'word')) return []
  const many = key.length >= shortestPlural && key.endsWith('S') ? [`p${key.slice(0, -1)}`] : []
  return role === 'common' ? [`p${key}`, ...many] : many
}

/** The word itself, and what else it is by a table. */
const wordKeysOf = ({ key, surnames, korean }: Word): string[] => {
  const keys = [`n${key}`]
  const number = numberOfLetter(key)
  if (number !== undefined) keys.push(`c${number}`)
  for (const other of surnames ?? []) keys.push(`n${other}`)
  if (korean !== '') keys.push(`k${korean}`)
  return keys
}

/** Folds (f) and skeleton (s) of a Latin word. */
const spellingsOf = ({ key, fold, loose, nouns, acronym, skeleton, withoutArticle }: Word): string[] => {
  const keys = [`f${fold}`]
  if (loose !== fold) keys.push(`f${loose}`)
  for (const noun of nouns) keys.push(`f${noun}`)
  if (acronym !== key) keys.push(`f${acronym}`)
  if (skeleton !== '') keys.push(`s${skeleton}`)
  if (withoutArticle === null) return keys
  keys.push(`f${withoutArticle.fold}`)
  if (withoutArticle.skeleton !== '') keys.push(`s${withoutArticle.skeleton}`)
  return keys
}

type Side = 'written' | 'latin'

/**
 * Keys by which two kinds of token meet: transcriptions (t), characters read aloud (y) and consonant scripts (b)
 * with the Latin words that write them. Each kind is filed under its own side and sought by the other.
 */
const crossKeys = (token: Token, side: Side): string[] => {
  const mark = side === 'latin' ? 'l' : 'w'
  return [
    ...[...heardKeys(token)].map(key => `${mark}t${key}`),
    ...soundsAloud(token).map(key => `${mark}y${key}`),
    ...bonesOf(token).map(key => `${mark}b${key}`),
  ]
}

/** Whole given names (h) and familiar forms cut from them (q): each is sought among the other. */
const clippedKeys = (token: Token, marks: { whole: string; clipped: string }): string[] => {
  if (token.han || token.abjad || token.accent !== '' || token.concept !== '' || isHeard(token)) return []
  const { stem } = token.word
  return [
    ...wholeNameStarts(token.key).map(start => marks.whole + start),
    ...(stem === '' ? [] : [marks.clipped + stem]),
  ]
}

const sideOf = (token: Token): Side =>
  isHeard(token) || token.accent !== '' || token.abjad ? 'written' : 'latin'

/** Hashes under which a token of the dictionary is filed. */
export const filedKeys = (token: Token): number[] =>
  [
    ...ownKeys(token),
    ...wordKeys(token),
    ...crossKeys(token, sideOf(token)),
    ...clippedKeys(token, { whole: 'h', clipped: 'q' }),
  ]
    .map(hash32)
    .concat(slipKeys(token))

/** Of tokens that were read before, and kept with their keys: to find them out is most of what a word costs. */
const kept = new WeakMap<Token, readonly number[]>()

/** Gives a token the keys that `soughtKeys` told of its like. */
export const keepKeys = (token: Token, keys: readonly number[]): void => void kept.set(token, keys)

/** Hashes by which a token of the query finds what `agree` gives a value with it, but for slips of the pen. */
export const soughtKeys = (token: Token): readonly number[] => kept.get(token) ?? newKeys(token)

const newKeys = (token: Token): number[] =>
  [
    ...ownKeys(token),
    ...crossKeys(token, sideOf(token) === 'latin' ? 'written' : 'latin'),
    ...clippedKeys(token, { whole: 'q', clipped: 'h' }),
  ].map(hash32)

/** Hashes by which words meet that differ by slips of the pen: many others of about the same letters share them. */
export const slipKeys = (token: Token): number[] => (isSpelled(token) ? deletionKeys(token.word) : [])
