/**
 * Letters of which every word changed by the rule holds one group side by side (none when they cannot be told), what it
 * changes, and into what.
 */
export type SpellingRule = readonly [held: readonly string[], from: RegExp, to: string]

/** Set of the pairs of letters side by side, as bits; several pairs share one. */
const pairsOf = (text: string): number => {
  let bits = 0
  let last = text.charCodeAt(0)
  for (let i = 1; i < text.length; i++) {
    const next = text.charCodeAt(i)
    bits |= 1 << ((7 * last + next) & 31)
    last = next
  }
  return bits
}

interface Group {
  readonly letters: string
  readonly pairs: number
}

const mayHold = (text: string, pairs: number, groups: readonly Group[]): boolean => {
  for (const group of groups)
    if ((pairs & group.pairs) === group.pairs && text.includes(group.letters)) return true
  return false
}

/** A function that applies the rules one after another; most words hold none of the letters, so that few expressions are tried. */
export const rewriter = (rules: readonly SpellingRule[]): ((word: string) => string) => {
  const groups = rules.map(([held]) => held.map(letters => ({ letters, pairs: pairsOf(letters) })))
  return word => {
    let text = word
    let pairs = pairsOf(text)
    for (let i = 0; i < rules.length; i++) {
      const held = groups[i]!
      if (held.length > 0 && !mayHold(text, pairs, held)) continue
      const changed = text.replace(rules[i]![1], rules[i]![2])
      if (changed === text) continue
      text = changed
      pairs = pairsOf(text)
    }
    return text
  }
}
