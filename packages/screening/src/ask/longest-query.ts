import { withoutFormula } from './formula-text.ts'
import { withoutStockPhrases } from './without-stock-phrases.ts'

/** So many characters of a typed name are read. */
const longestQuery = 300

const shownIn = (text: string): string => withoutStockPhrases(withoutFormula(text))

// A character is one or two units: the rest of a long text is never looked at.
export const readText = (text: string): string => {
  if (text.length <= longestQuery) return shownIn(text)
  const read = Array.from(text.slice(0, 2 * longestQuery))
    .slice(0, longestQuery)
    .join('')
  return shownIn(read)
}
