import {
  isLexiconWord,
  isPatronymic,
  latinWords,
  meaningOfLatin,
  type Meaning,
  type Role,
} from '../lexicon/lexicon.ts'
import type { KnownWord } from './known-word.ts'
import { latinNumeral } from '../lexicon/numeral.ts'
import { numeralWeight, roleWeights } from '../lexicon/role-weights.ts'
import { WithoutLetter } from '../script/without-letter.ts'

/** What a word is in a name where nothing beside it tells otherwise. */
export interface Sense {
  readonly role: Role
  readonly concept: string
  readonly weight: number
}

/** Long words of the lexicon by what is left of them without one letter. */
const misspelt = new Map<string, string>()

// One wrong letter in a long business word (TECHNOLGY) must not turn it into a rare, distinguishing one.
for (const word of latinWords())
  if (word.length >= 8)
    for (let at = 0; at < word.length; at++) misspelt.set(word.slice(0, at) + word.slice(at + 1), word)

const misspeltToo = new WithoutLetter(new Set(misspelt.keys()))

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

const shortestMisspelt = 7

/** One letter amiss, or left out; hardly the first one for another: DEHDASHT is a town and no BEHDASHT. */
const findMeaning = ({ key, meaning, share, syllables }: KnownWord): Meaning | undefined => {
  if (meaning || share > 0) return meaning
  const whole = cutShort.get(key)
  if (whole !== undefined && !syllables) return meaningOfLatin(whole)
  if (key.length < shortestMisspelt) return undefined
  const meant =
    misspelt.get(key) ??
    misspeltToo
      .of(key)
      .map(one => misspelt.get(one))
      .find(Boolean)
  if (meant === undefined || Math.abs(meant.length - key.length) > 1) return undefined
  return meant[0] === key[0] || meant.length > key.length ? meaningOfLatin(meant) : undefined
}

/** What a Latin word is by itself: a number, a word of the lexicon, a patronymic or a word that distinguishes. */
export const senseOf = (word: KnownWord): Sense => {
  const { key } = word
  const number = latinNumeral(key)
  if (number !== undefined) return { role: 'numeral', concept: `=${number}`, weight: numeralWeight(number) }
  // SEMEN and DANNY are names, though seed and data begin so.
  const named = word.names.length > 0 && !isLexiconWord(key)
  const meaning = named ? undefined : findMeaning(word)
  if (meaning) {
    const { role, concept } = meaning
    return { role, concept, weight: Math.min(roleWeights[role] ?? 1, word.information) }
  }
  return isPatronymic(key)
    ? { role: 'patronymic', concept: '', weight: roleWeights.patronymic! }
    : { role: 'word', concept: '', weight: word.information }
}
