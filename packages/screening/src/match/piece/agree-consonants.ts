import {
  beginAlike,
  endAlike,
  isSpeltAlike,
  isVowelled,
  longVowelsMeet,
  repeatAlike,
} from '../../name/abjad/consonants.ts'
import type { Word } from '../../name/token/word.ts'
import type { Agreement } from './agreement.ts'

/** All that letters and consonants can agree. */
const whole: Agreement = { value: 0.93, rule: 'sound' }
const nearly: Agreement = { value: 0.86, rule: 'sound' }
const short: Agreement = { value: 0.74, rule: 'sound' }
/** The bones of two words that begin otherwise, or have a consonant once and twice. */
const apart: Agreement = { value: 0.7, rule: 'sound' }

const loose: Agreement = { value: 0.78, rule: 'sound' }

const enough = 2

const isAlike = (written: string, heard: string): boolean =>
  beginAlike(written, heard) && endAlike(written, heard) && repeatAlike(written, heard)

/** Arabic and Hebrew write consonants and long vowels: صدام is SDAM, and so is SADDAM. Two consonants need their vowels too. */
export const agreeConsonants = (abjad: Word, latin: Word): Agreement | undefined => {
  const written = abjad.abjadConsonants
  const shared = latin.consonants.find(one => one.length >= enough && written.includes(one))
  if (shared === undefined) return undefined
  if (!isVowelled(abjad.key) && !isAlike(abjad.key, latin.key)) return apart
  const few = shared.length === enough
  if (longVowelsMeet(abjad.key, latin.key)) {
    if (!few || isSpeltAlike(abjad.key, latin.key)) return whole
    // بيت is no BOET: letters that name a house sound like any word.
    return latin.names.length > 0 || latin.syllables !== null || isVowelled(abjad.key) ? nearly : loose
  }
  if (isVowelled(abjad.key)) return undefined
  return few ? short : nearly
}
