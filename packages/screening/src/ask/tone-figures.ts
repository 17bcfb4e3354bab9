import { mandarinSyllables } from '../name/han/syllables.ts'

const toned = /([a-zü]{1,6})[1-5]/giu
const onlyToned = /^\s*(?:[a-zü]{1,6}[1-5]\s*){2,}$/iu

const isSyllable = (written: string): boolean =>
  mandarinSyllables.has(written.toUpperCase().replace('Ü', 'V')) ||
  mandarinSyllables.has(written.toUpperCase().replace('Ü', 'U'))

/** Pinyin whose tones are written as figures (su4 gui1 qin2), without them. Any other text as it stands. */
export const withoutToneFigures = (text: string): string =>
  onlyToned.test(text) && Array.from(text.matchAll(toned)).every(([, syllable]) => isSyllable(syllable!))
    ? text.replaceAll(toned, '$1')
    : text
