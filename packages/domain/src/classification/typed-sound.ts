import { isSlip } from './likeness.ts'
import type { ProductText } from './product-text.ts'

/** A name as its pinyin is typed: 碳纤维 is tanxianwei, 绿 is lu, lv or lü. */
export interface Sound {
  readonly letters: string
  /** Without what many do not hear: zh as z, ng as n. */
  readonly folded: string
}

const fold = (letters: string): string => letters.replace(/([zcs])h/gu, '$1').replaceAll('ng', 'n')

const soundOf = (text: string): Sound => {
  const letters = text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('v', 'u')
  return { letters, folded: fold(letters) }
}

export const soundOfReading = (syllables: readonly string[]): Sound => soundOf(syllables.join(''))

/** Fewer letters are a syllable, or an English word. */
const leastLetters = 4

/** What was typed, if it can be pinyin at all: Latin letters alone, joined or spaced, that fall into syllables. */
export const typedSound = (
  { han, words }: ProductText,
  syllables: ReadonlySet<string>,
): Sound | undefined => {
  if (han !== '' || words.some(word => /\p{N}/u.test(word))) return undefined
  const sound = soundOf(words.join(''))
  return sound.letters.length >= leastLetters && isSpoken(sound.letters, syllables) ? sound : undefined
}

/** The longest syllable, zhuang. */
const longest = 6

/** Whether letters are syllables one after another; the last one may still be being typed. */
const isSpoken = (letters: string, syllables: ReadonlySet<string>): boolean => {
  const reached = new Set([0])
  for (let end = 1; end <= letters.length; end++)
    for (let from = Math.max(0, end - longest); from < end; from++)
      if (reached.has(from) && syllables.has(letters.slice(from, end))) reached.add(end)
  return [0, 1, 2].some(rest => reached.has(letters.length - rest))
}

const score = { exact: 0.9, folded: 0.8, slip: 0.72, head: 0.7, part: 0.6, share: 0.2 }
const leastPart = 6
const leastSlip = 8

/** 0 to 1: how far typed pinyin names a wording; one letter may be wrong, and the wording may be a part or the head. */
export const soundLikeness = (typed: Sound, wording: Sound): number => {
  const [asked, row] = [typed.letters, wording.letters]
  if (row === '') return 0
  if (asked === row) return score.exact
  if (typed.folded === wording.folded) return score.folded
  if (asked.length >= leastSlip && isSlip(asked, row)) return score.slip
  if (row.length >= leastSlip && asked.endsWith(row))
    return score.head + (score.share * row.length) / asked.length
  const isPart = asked.length >= leastPart && (row.startsWith(asked) || row.endsWith(asked))
  return isPart ? score.part + (score.share * asked.length) / row.length : 0
}
