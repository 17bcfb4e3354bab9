import { withoutFormula } from './formula-text.ts'

/** So many characters of a typed name are read. */
export const longestQuery = 300

// A character is one or two units: the rest of a long text is never looked at.
export const readText = (text: string): string => {
  if (text.length <= longestQuery) return withoutFormula(text)
  const read = Array.from(text.slice(0, 2 * longestQuery))
    .slice(0, longestQuery)
    .join('')
  return withoutFormula(read)
}
