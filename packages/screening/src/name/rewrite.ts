/** A letter that every word changed by the rule holds ('' when there is none), what it changes, and into what. */
export type SpellingRule = readonly [letter: string, from: RegExp, to: string]

/** Applies the rules one after another; most words hold none of the letters, so that few expressions are tried. */
export const rewrite = (word: string, rules: readonly SpellingRule[]): string => {
  let text = word
  for (const [letter, from, to] of rules) if (text.includes(letter)) text = text.replace(from, to)
  return text
}
