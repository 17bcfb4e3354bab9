import { cutScriptWords, type ScriptPiece } from '../lexicon/script-words.ts'

// North Korean usage, the spelling of UN and OFAC names; index = position in the Unicode syllable algorithm.
const initials = 'K KK N T TT R M P PP S SS  J JJ CH K T P H'.split(' ')
const vowels = 'A AE YA YAE O E YO YE O WA WAE OE YO U WO WE WI YU U UI I'.split(' ')
const southInitials = 'G KK N D TT R M B PP S SS  J JJ CH K T P H'.split(' ')
const southVowels = 'A AE YA YAE EO E YEO YE O WA WAE OE YO U WO WE WI YU EU UI I'.split(' ')
const finals = ' K K K N N N T L L L L L L L L M P P T T NG T T K T P T'.split(' ')
const surnames: Readonly<Record<string, string>> = {
  김: 'KIM',
  이: 'RI',
  리: 'RI',
  박: 'PAK',
  최: 'CHOE',
  정: 'JONG',
  강: 'KANG',
  조: 'JO',
  윤: 'YUN',
  장: 'JANG',
  임: 'RIM',
  한: 'HAN',
  오: 'O',
  서: 'SO',
  신: 'SIN',
  권: 'KWON',
  황: 'HWANG',
  안: 'AN',
  송: 'SONG',
  전: 'JON',
  홍: 'HONG',
}

const syllable = (char: string, south = false): string => {
  const index = char.codePointAt(0)! - 0xac00
  if (index < 0 || index > 11171) return ''
  const initial = (south ? southInitials : initials)[Math.floor(index / 588)] ?? ''
  const vowel = (south ? southVowels : vowels)[Math.floor((index % 588) / 28)] ?? ''
  return initial + vowel + (finals[index % 28] ?? '')
}

/**
 * Latin tokens of a Hangul word: a two to four syllable name gives surname and each syllable apart. What stands
 * beside a business word is the brand of a firm, which is one word (조선대성은행: TAESONG).
 */
export const romaniseHangul = (word: string): string[] => {
  const pieces = cutScriptWords(word.normalize('NFC'))
  if (pieces.length > 1 && (word.length > longestName || word.endsWith('회사')))
    return pieces.map(({ text, latin }, at) => latin ?? bodyAt(pieces, at) ?? together(text))
  const [only] = pieces
  return only?.latin !== undefined && pieces.length === 1 ? [only.latin] : romaniseName(word.normalize('NFC'))
}

/** The last syllable behind a word of business says what body it is: 국가보위성, 국방부. */
const bodies: Readonly<Record<string, string>> = {
  성: 'MINISTRY',
  부: 'MINISTRY',
  청: 'AGENCY',
  국: 'BUREAU',
  군: 'ARMY',
}

const bodyAt = (pieces: readonly ScriptPiece[], at: number): string | undefined =>
  at === pieces.length - 1 && pieces[at - 1]?.latin !== undefined ? bodies[pieces[at]!.text] : undefined

const together = (word: string): string => [...word].map(char => syllable(char)).join('')

const voiced: Readonly<Record<string, string>> = { K: 'G', T: 'D', P: 'B', CH: 'J' }

/** A consonant between voiced sounds as it is mostly written: PUKANG, PUGANG. */
const voice = (north: string): string =>
  north.replace(/(?<=[AEIOUNML]|NG)(?:CH|[KTP])(?=[AEIOUWY])/g, letter => voiced[letter]!)

interface BrandSpelling {
  readonly north: string
  readonly voiced: string
  readonly south: string
}

/** Brands of a firm in Hangul, as North and as South Korea spell them (동방: TONGPANG, TONGBANG, DONGBANG). */
export const brandSpellings = (word: string): BrandSpelling[] =>
  cutScriptWords(word.normalize('NFC'))
    .filter(({ text, latin }) => latin === undefined && text.length > 1)
    .map(({ text }) => ({
      north: together(text),
      voiced: voice(together(text)),
      south: [...text].map(char => syllable(char, true)).join(''),
    }))

const longestName = 3

const romaniseName = (word: string): string[] => {
  const chars = [...word]
  if (chars.length > 4) return [together(word)]
  return chars
    .map((char, i) => (i === 0 ? (surnames[char] ?? syllable(char)) : syllable(char)))
    .filter(Boolean)
}
