const folded = (text: string): string => text.normalize('NFKC').trim().toLocaleUpperCase('en')

/** How well typed letters name something, the least the best: its very name or code, their beginning, a part. */
const rank = (names: readonly string[], typed: string): number => {
  const text = folded(typed)
  const all = names.map(folded)
  if (all.includes(text)) return 0
  return all.some(one => one.startsWith(text)) ? 1 : 2
}

export interface NamedOption {
  /** Its names and its code. */
  readonly names: readonly string[]
}

/** Order of a select's options: 俄罗斯 is Russia before it is a part of 白俄罗斯. */
export const byName = (
  a: NamedOption,
  b: NamedOption,
  { searchValue }: { readonly searchValue: string },
): number => rank(a.names, searchValue) - rank(b.names, searchValue)
