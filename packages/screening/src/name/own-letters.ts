const shortest = 3
const longest = 6
const small: ReadonlySet<string> = new Set(['AND', 'OF', 'THE', 'FOR', 'IN', 'ET', 'Y', 'DE', '&'])
const letters = new RegExp(`^[A-Z]{${shortest},${longest}}$`)

const initialsOf = (words: readonly string[]): string =>
  words
    .map(word => word.replace(/^[^\p{L}]+/u, '').toUpperCase())
    .filter(word => word !== '' && !small.has(word))
    .map(word => word[0])
    .join('')

/** Whether letters are the initials of words, their form told or not: HIF, Heavy Industrial Fuels SAL. */
const areInitials = (word: string, words: readonly string[]): boolean => {
  if (!letters.test(word)) return false
  const initials = initialsOf(words)
  return initials === word || (initials.length === word.length + 1 && initials.startsWith(word))
}

/**
 * The name without its own initials, told before or behind it (Russian Quantum Centre and RQC); the name itself where
 * it has none. Brackets and dashes are read in analyse.ts.
 */
export const withoutOwnLetters = (name: string): string => {
  const words = name.split(/[\s,;/]+/u).filter(Boolean)
  if (words.length <= shortest) return name
  const head = words.slice(0, -1)
  if (areInitials(words.at(-1)!, head)) return head.join(' ')
  const tail = words.slice(1)
  return areInitials(words[0]!, tail) ? tail.join(' ') : name
}
