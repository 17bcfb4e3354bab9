/** Letters that every word changed by the rule holds side by side ('' when there are none), what it changes, and into what. */
export type SpellingRule = readonly [held: string, from: RegExp, to: string]

/** Applies the rules one after another; most words hold none of the letters, so that few expressions are tried. */
export const rewrite = (word: string, rules: readonly SpellingRule[]): string => {
  let text = word
  for (const [held, from, to] of rules) if (text.includes(held)) text = text.replace(from, to)
  return text
}
