import { foldHan } from '../han/han.ts'
import { koreanSound } from './korean.ts'
import { readTable } from '../table.ts'

const sounds = new Map<string, string[]>()
const surnames = new Set<string>()

for (const [reading, characters] of readTable('korean-readings.tsv'))
  for (const char of foldHan(characters!))
    if (reading === 'SURNAMES') surnames.add(char)
    else if (!reading!.startsWith('+')) sounds.set(char, [...(sounds.get(char) ?? []), koreanSound(reading!)])

const syllables = new Set([...sounds.values()].flat())

/** Whether Korean names have a syllable of this class (korean.ts). */
export const isNameSyllable = (sound: string): boolean => syllables.has(sound)

/** Whether a word writes one, in Latin letters. */
export const writesNameSyllable = (word: string): boolean => {
  const sound = koreanSound(word)
  return sound !== '' && isNameSyllable(sound)
}

const none: readonly string[] = []

/** Classes of sound of a character read in Korean (korean.ts), empty where names hardly use it. */
export const hanjaReadings = (char: string): readonly string[] => sounds.get(char) ?? none

const length = 3

/** A surname and two characters that Korean names use: the shape of nearly all Korean names. */
export const looksKorean = (chars: readonly string[]): boolean =>
  chars.length === length && surnames.has(chars[0]!) && chars.every(char => sounds.has(char))
