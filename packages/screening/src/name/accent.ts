import { hanjaReadings } from './hanja.ts'
import { koreanSound } from './korean.ts'
import { cantoneseReadings, cantoneseSound } from './cantonese.ts'
import { mandarinReadings, mandarinSound } from './mandarin-spelling.ts'

/** Speech in which a Chinese character is read when it is compared by sound with Latin syllables. */
export type Accent = '' | 'yue' | 'cmn' | 'kor'

interface Speech {
  readonly sounds: (char: string) => readonly string[]
  readonly syllable: (word: string) => string
}

const speeches: Readonly<Record<Exclude<Accent, ''>, Speech>> = {
  yue: { sounds: cantoneseReadings, syllable: cantoneseSound },
  cmn: { sounds: mandarinReadings, syllable: mandarinSound },
  kor: { sounds: hanjaReadings, syllable: koreanSound },
}

const none: readonly string[] = []

/** Sounds of a character in that speech. */
export const soundsOf = (char: string, accent: Accent): readonly string[] =>
  accent === '' ? none : speeches[accent].sounds(char)

/** Sound of a Latin word read as one syllable of that speech, '' when it is none. */
export const syllableSound = (word: string, accent: Accent): string =>
  accent === '' ? '' : speeches[accent].syllable(word)
