import { readingsOf } from '../name/han.ts'
import { nounsOf } from '../name/adjective.ts'
import { soundsOf, syllableSound } from '../name/accent.ts'
import { spelledBy, translatedBy, translationsOf } from '../name/brand-words.ts'
import { abjadBones, latinBones } from '../name/bones.ts'
import { clippedStem, wholeNameStarts } from '../name/clipped.ts'
import { givenNamesOf } from '../name/given-names.ts'
import { heardKeys, isHeard } from '../name/heard.ts'
import { koreanSound } from '../name/korean.ts'
import { numberOfLetter } from '../name/numeral.ts'
import { isSlip } from '../name/slip.ts'
import { acronymFold, looseFold, skeleton, soundFold } from '../name/sound.ts'
import { surnameSpellings } from '../name/surnames.ts'
import type { Token } from '../name/token.ts'

/** Deletions are taken from the first letters only; two words within two edits always share one (SymSpell). */
const deletionPrefix = 8

const deletionsOf = (word: string, depth: number, out: Set<string>): void => {
  out.add(word)
  if (depth === 0 || word.length <= 2) return
  for (let i = 0; i < word.length; i++) deletionsOf(word.slice(0, i) + word.slice(i + 1), depth - 1, out)
}

const deletionMark = 'd'

export const isDeletion = (key: string): boolean => key.startsWith(deletionMark)

/** Short given names, and what may be a slip of one. */
const isShortName = (word: string): boolean =>
  word.length === 3 && (givenNamesOf(word, false).length > 0 || isSlip(word))

/** Spellings under which a word is filed so that every word within its edit budget meets it. */
export const deletionKeys = (word: string): Set<string> => {
  const out = new Set<string>()
  if (word.length >= (isShortName(word) ? 3 : 4) && !/\d/.test(word))
    deletionsOf(word.slice(0, deletionPrefix), word.length <= 6 ? 1 : 2, out)
  return out
}

const accents = ['yue', 'cmn', 'kor'] as const

const soundsAloud = (token: Token): string[] => {
  if (token.accent !== '') return soundsOf(token.key, token.accent).map(sound => token.accent + sound)
  if (token.han || token.abjad || isHeard(token)) return []
  return accents.flatMap(accent => {
    const sound = syllableSound(token.key, accent)
    return sound === '' ? [] : [accent + sound]
  })
}

const bonesOf = (token: Token): readonly string[] => {
  if (token.accent !== '' || token.han || token.concept !== '' || isHeard(token) || /\d/.test(token.key))
    return []
  return token.abjad ? abjadBones(token.key) : latinBones(token.key)
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
    : [...spelledBy(token.key)].map(word => `w${word}`)

/** A long ordinary word is found through one slip, as other words are. */
const ordinaryKeys = (token: Token): string[] =>
  (token.role === 'common' && /^[A-Z]{7,}$/.test(token.key)) ||
  ((token.role === 'trade' || token.role === 'region') && /^[A-Z]{9,}$/.test(token.key))
    ? spellingsOf(token.key)
    : []

/** Keys that two tokens of one kind share whenever `agree` gives them a value. */
const ownKeys = (token: Token): string[] => {
  if (isHeard(token) || token.accent !== '') return []
  const meant = meaningKeys(token)
  const names = token.han ? [] : givenNamesOf(token.key, token.abjad).map(sense => `g${sense >> 1}`)
  if (token.concept !== '') return [`c${token.concept}`, ...meant, ...names, ...ordinaryKeys(token)]
  // Readings of characters (r) are looked up apart: they never reach far.
  if (token.han) return [...readingsOf(token.key).map(reading => `r${reading}`), ...meant]
  const keys = [`n${token.key}`, ...meant]
  const number = numberOfLetter[token.key]
  if (number !== undefined) keys.push(`c${number}`)
  for (const other of surnameSpellings(token.key) ?? []) keys.push(`n${other}`)
  const korean = koreanSound(token.key)
  if (korean !== '') keys.push(`k${korean}`)
  keys.push(...names)
  return /\d/.test(token.key) || token.abjad || token.key.length < 3
    ? keys
    : [...keys, ...spellingsOf(token.key)]
}

/** Fold (f), skeleton (s) and deletions (d) of a Latin word. */
const spellingsOf = (word: string): string[] => {
  const keys = [`f${soundFold(word)}`]
  const loose = looseFold(word)
  if (`f${loose}` !== keys[0]) keys.push(`f${loose}`)
  for (const noun of nounsOf(word)) keys.push(`f${noun}`)
  const letters = acronymFold(word)
  if (letters !== word) keys.push(`f${letters}`)
  const bones = skeleton(word)
  if (bones !== '') keys.push(`s${bones}`)
  for (const shorter of deletionKeys(word)) keys.push(deletionMark + shorter)
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
  const stem = clippedStem(token.key)
  return [
    ...wholeNameStarts(token.key).map(start => marks.whole + start),
    ...(stem === '' ? [] : [marks.clipped + stem]),
  ]
}

const sideOf = (token: Token): Side =>
  isHeard(token) || token.accent !== '' || token.abjad ? 'written' : 'latin'

/** Keys under which a token of the dictionary is filed. */
export const filedKeys = (token: Token): string[] => [
  ...ownKeys(token),
  ...wordKeys(token),
  ...crossKeys(token, sideOf(token)),
  ...clippedKeys(token, { whole: 'h', clipped: 'q' }),
]

/** Keys by which a token of the query finds what `agree` gives a value with it. */
export const soughtKeys = (token: Token): string[] => [
  ...ownKeys(token),
  ...crossKeys(token, sideOf(token) === 'latin' ? 'written' : 'latin'),
  ...clippedKeys(token, { whole: 'q', clipped: 'h' }),
]
