import { readingsOf } from '../name/han.ts'
import { soundsOf, syllableSound } from '../name/accent.ts'
import { abjadBones, latinBones } from '../name/bones.ts'
import { givenNameOf } from '../name/given-names.ts'
import { heardKeys, isHeard } from '../name/heard.ts'
import { koreanSound } from '../name/korean.ts'
import { skeleton, soundFold } from '../name/sound.ts'
import { surnameSpellings } from '../name/surnames.ts'
import type { Token } from '../name/token.ts'

/** Deletions are taken from the first letters only; two words within two edits always share one (SymSpell). */
const deletionPrefix = 8

const deletionsOf = (word: string, depth: number, out: Set<string>): void => {
  out.add(word)
  if (depth === 0 || word.length <= 2) return
  for (let i = 0; i < word.length; i++) deletionsOf(word.slice(0, i) + word.slice(i + 1), depth - 1, out)
}

/** Spellings under which a word is filed so that every word within its edit budget meets it. */
export const deletionKeys = (word: string): Set<string> => {
  const out = new Set<string>()
  if (word.length >= 4 && !/\d/.test(word))
    deletionsOf(word.slice(0, deletionPrefix), word.length <= 6 ? 1 : 2, out)
  return out
}

const accents = ['yue', 'cmn'] as const

/** A Latin word that may be one syllable of Chinese is found by its sound. */
const aloudKeys = (word: string): string[] =>
  accents.flatMap(accent => {
    const sound = syllableSound(word, accent)
    return sound === '' ? [] : [accent + sound]
  })

/**
 * Keys that two tokens share whenever `agree` gives them a value: fold (f), skeleton (s), deletions (d),
 * consonants (a), given name (g), concept (c), other surname spellings (n), syllables of Chinese (yue, cmn) and Korean (k). Readings of characters (r) are looked up apart: they never reach far.
 */
const tokenKeys = (token: Token): string[] => {
  if (isHeard(token)) return []
  if (token.accent !== '') return soundsOf(token.key, token.accent).map(sound => token.accent + sound)
  if (token.concept !== '') return [`c${token.concept}`, ...aloudKeys(token.key)]
  if (token.han) return readingsOf(token.key).map(reading => `r${reading}`)
  const keys = [`n${token.key}`, ...aloudKeys(token.key)]
  for (const other of surnameSpellings(token.key) ?? []) keys.push(`n${other}`)
  const korean = koreanSound(token.key)
  if (korean !== '') keys.push(`k${korean}`)
  const name = givenNameOf(token.key, token.abjad)
  if (name !== undefined) keys.push(`g${name}`)
  if (/\d/.test(token.key)) return keys
  for (const bones of token.abjad ? abjadBones(token.key) : latinBones(token.key)) keys.push(`a${bones}`)
  if (token.abjad || token.key.length < 3) return keys
  keys.push(`f${soundFold(token.key)}`)
  const bones = skeleton(token.key)
  if (bones !== '') keys.push(`s${bones}`)
  for (const shorter of deletionKeys(token.key)) keys.push(`d${shorter}`)
  return keys
}

/** Skeletons by which transcriptions (t) and Latin words (l) meet: each is filed under its own and sought by the other. */
const heardAs = (token: Token, side: 't' | 'l'): string[] => [...heardKeys(token)].map(key => side + key)

/** Keys under which a token of the dictionary is filed. */
export const filedKeys = (token: Token): string[] => [
  ...tokenKeys(token),
  ...heardAs(token, isHeard(token) ? 't' : 'l'),
]

/** Keys by which a token of the query finds what `agree` gives a value with it. */
export const soughtKeys = (token: Token): string[] => [
  ...tokenKeys(token),
  ...heardAs(token, isHeard(token) ? 'l' : 't'),
]
