import { givenNamesOf, isWholeName } from './given-names.ts'
import { koreanSound } from './korean.ts'
import { meaningOfLatin } from './lexicon.ts'
import { pinyinSyllables } from './syllables.ts'

const familiar = /(?:IE|EY|Y|I|O|KA|ITO|ITA|INHO|INHA|US|SY|SHA)$/
const shortestStem = 3
const longestClipped = 7

const find = (word: string): string => {
  if (word.length < shortestStem || word.length > longestClipped || !/^[A-Z]+$/.test(word)) return ''
  if (givenNamesOf(word, false).length > 0 || meaningOfLatin(word) !== undefined) return ''
  if (koreanSound(word) !== '' || pinyinSyllables(word)) return ''
  const stem = word.replace(familiar, '').replace(/([B-DF-HJ-NP-TV-Z])\1$/, '$1')
  return stem.length >= shortestStem ? stem : word
}

/** Beginning of a given name that a familiar form may be cut from (MANU, CHRISSY: CHRIS), '' for any other word. */
export const clippedStem = find

/** Beginnings of a whole given name, from any of which a familiar form may come; none for other words. */
export const wholeNameStarts = (word: string): readonly string[] =>
  isWholeName(givenNamesOf(word, false))
    ? Array.from({ length: Math.max(0, word.length - shortestStem) }, (_, i) =>
        word.slice(0, shortestStem + i),
      )
    : []
