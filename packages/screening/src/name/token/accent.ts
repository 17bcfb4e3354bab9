import { hanjaReadings } from '../korean-japanese/hanja.ts'
import { cantoneseReadings } from '../han/cantonese.ts'
import { mandarinReadings } from '../han/mandarin-spelling.ts'
import type { Word } from './word.ts'

/** Speech in which a Chinese character is read when it is compared by sound with Latin syllables. */
export type Accent = '' | 'yue' | 'cmn' | 'kor'

interface Speech {
  readonly sounds: (char: string) => readonly string[]
  readonly syllable: (word: Word) => string
}

const speeches: Readonly<Record<Exclude<Accent, ''>, Speech>> = {
  yue: { sounds: cantoneseReadings, syllable: word => word.cantonese },
  cmn: { sounds: mandarinReadings, syllable: word => word.mandarin },
  kor: { sounds: hanjaReadings, syllable: word => word.korean },
}

const none: readonly string[] = []

/** Sounds of a character in that speech. */
export const soundsOf = (char: string, accent: Accent): readonly string[] =>
  accent === '' ? none : speeches[accent].sounds(char)

/** Sound of a Latin word read as one syllable of that speech, '' when it is none. */
export const syllableSound = (word: Word, accent: Accent): string =>
  accent === '' ? '' : speeches[accent].syllable(word)
