import { readingsOf } from '../name/han.ts'
import { heardKeys, isHeard } from '../name/heard.ts'
import { consonants, skeleton, soundFold } from '../name/sound.ts'
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

/**
 * Keys that two tokens share whenever `agree` gives them a value: fold (f), skeleton (s), deletions (d),
 * concept (c), other surname spellings (n). Readings of characters (r) are looked up apart: they never reach far.
 */
const tokenKeys = (token: Token): string[] => {
  if (isHeard(token)) return []
  if (token.concept !== '') return [`c${token.concept}`]
  if (token.han) return readingsOf(token.key).map(reading => `r${reading}`)
  const keys = [`n${token.key}`]
  for (const other of surnameSpellings(token.key) ?? []) keys.push(`n${other}`)
  if (token.key.length < (token.abjad ? 2 : 3) || /\d/.test(token.key)) return keys
  keys.push(`a${consonants(token.key)}`)
  if (token.abjad) return keys
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
