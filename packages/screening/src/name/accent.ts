import { cantoneseReadings, cantoneseSound } from './cantonese.ts'
import { mandarinReadings, mandarinSound } from './mandarin-spelling.ts'

/** Speech in which a Chinese character is read when it is compared by sound with Latin syllables. */
export type Accent = '' | 'yue' | 'cmn'

/** Sounds of a character in that speech. */
export const soundsOf = (char: string, accent: Accent): readonly string[] =>
  accent === 'yue' ? cantoneseReadings(char) : mandarinReadings(char)

/** Sound of a Latin word read as one syllable of that speech, '' when it is none. */
export const syllableSound = (word: string, accent: Accent): string =>
  accent === 'yue' ? cantoneseSound(word) : mandarinSound(word)
