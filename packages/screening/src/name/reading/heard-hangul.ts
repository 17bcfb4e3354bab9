import { cutScriptWords, type ScriptPiece } from '../lexicon/script-words.ts'
import { asWord, latinToken } from '../token/tokenise-latin.ts'
import type { Token, Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'

// Keys of consonants.ts; index = position in the Unicode syllable algorithm. Korean has no V, F and Z of its own.
const initials = 'G K N D T @ M BV P S S  DZH CH CH K T PF KH'.split(' ')
/** Only vowels that a foreign word surely has there: ㅡ is put between consonants, ㅓ and ㅜ stand for many. */
const vowels = 'a  a   e  e o a   o   e i    i'.split(' ')
const finals = ' K K K N N N T @ K M P @ @ P @ M P P T T NG T T K T P T'.split(' ')

const firstSyllable = 0xac00
const syllables = 11_172
const ofInitial = 588
const ofVowel = 28

const spell = (word: string): string => {
  let out = ''
  for (const char of word) {
    const index = char.codePointAt(0)! - firstSyllable
    if (index < 0 || index >= syllables) continue
    const initial = initials[Math.floor(index / ofInitial)]!
    // 블라: an L is written twice between two vowels.
    out += out.endsWith('@') && initial === '@' ? '' : initial
    out += (vowels[Math.floor((index % ofInitial) / ofVowel)] ?? '') + finals[index % ofVowel]!
  }
  return out
}

const hangul = /^[\uac00-\ud7a3]+$/
const gaps = /[\s·・.,-]+/u
const shortest = 2
const tellingAlone = 4
const tellingBeside = 3

/** Korean names have three syllables, or one and two of them. */
const isForeign = (words: readonly string[]): boolean => {
  const longest = Math.max(...words.map(({ length }) => length))
  return (
    longest >= (words.length > 1 ? tellingBeside : tellingAlone) &&
    words.every(({ length }) => length >= shortest)
  )
}

const tokenOf = ({ text, latin }: ScriptPiece): Token[] =>
  latin === undefined
    ? [asWord({ text, key: spell(text) }).with({ abjad: true })]
    : [latinToken(text, latin)].filter(token => token !== undefined)

/** A foreign name in Hangul by its consonants, which is what survives of it (세르게이 라브로프: Sergei LAVROV). */
export const withHeardHangul = (name: string): Variant[] => {
  const words = name.normalize('NFC').trim().split(gaps)
  if (!words.every(word => hangul.test(word))) return []
  const pieces = words.flatMap(cutScriptWords)
  const named = pieces.filter(({ latin }) => latin === undefined)
  if (named.length === 0 || !isForeign(named.map(({ text }) => text))) return []
  return [variantOf('transliterated', pieces.flatMap(tokenOf))]
}
