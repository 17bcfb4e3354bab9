import { givenNamesOf, isWholeName } from './given-names.ts'
import type { KnownWord } from './known-word.ts'

const familiar = /(?:IE|EY|Y|I|O|KA|ITO|ITA|INHO|INHA|US|SY|SHA)$/
const shortestStem = 3
const longestClipped = 7

/** Beginning of a given name that a familiar form may be cut from (MANU, CHRISSY: CHRIS), '' for any other word. */
export const clippedStem = ({ key, names, meaning, korean, syllables }: KnownWord): string => {
  if (key.length < shortestStem || key.length > longestClipped || !/^[A-Z]+$/.test(key)) return ''
  if (names.length > 0 || meaning !== undefined || korean !== '' || syllables) return ''
  const stem = key.replace(familiar, '').replace(/([B-DF-HJ-NP-TV-Z])\1$/, '$1')
  return stem.length >= shortestStem ? stem : key
}

/** Beginnings of a whole given name, from any of which a familiar form may come; none for other words. */
export const wholeNameStarts = (word: string): readonly string[] =>
  isWholeName(givenNamesOf(word, false))
    ? Array.from({ length: Math.max(0, word.length - shortestStem) }, (_, i) =>
        word.slice(0, shortestStem + i),
      )
    : []
