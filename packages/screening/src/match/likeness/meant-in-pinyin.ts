import { translatedBy } from '../../name/lexicon/brand-words.ts'
import { syllablesOf } from '../../name/han/han.ts'
import type { Token } from '../../name/token/token.ts'

const fewestSyllables = 2
const mostWords = 3
const mostReadings = 12

/** Pinyin of what a Latin word translates: STARRY 星空 XINGKONG, RED 红 HONG. */
const readingsOf = ({ key, word }: Token): readonly string[] =>
  [...new Set([...translatedBy(key), ...word.spells])]
    .slice(0, mostReadings)
    .map(run => syllablesOf(run, false).join(''))

const isPlain = ({ han, abjad, accent }: Token): boolean => !han && !abjad && accent === ''

const syllableCount = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { word }) => sum + (word.syllables?.length ?? Number.NaN), 0)

/** Whether the words read, one behind the other, make up the text: RED COTTON, HONGMIAN. */
const makesUp = (text: string, words: readonly Token[]): boolean => {
  const [first, ...rest] = words
  if (!first) return text === ''
  return readingsOf(first).some(
    reading => text.startsWith(reading) && makesUp(text.slice(reading.length), rest),
  )
}

const translates = (pinyin: readonly Token[], words: readonly Token[]): boolean =>
  words.length <= mostWords &&
  syllableCount(pinyin) >= fewestSyllables &&
  makesUp(pinyin.map(({ key }) => key).join(''), words)

/** Whether one name gives in English what the other gives in pinyin (XINGKONG, STARRY SKY; QIXING, SEVENSTAR). */
export const meantInPinyin = (left: readonly Token[], right: readonly Token[]): boolean =>
  [...left, ...right].every(isPlain) && (translates(left, right) || translates(right, left))
