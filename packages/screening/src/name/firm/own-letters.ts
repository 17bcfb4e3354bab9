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

/** Most names begin with another letter than the word that might repeat them: they are left alone unsplit. */
const mayRepeat = (name: string): boolean => {
  const first = name[0]!.toUpperCase()
  const [second, last] = [name.indexOf(' ') + 1, name.lastIndexOf(' ') + 1]
  if (second === 0) return false
  const repeats = name[last]!.toUpperCase() === first || name[second]!.toUpperCase() === first
  return repeats || small.has(name.slice(0, second - 1).toUpperCase())
}

/**
 * The name without its own initials, told before or behind it (Russian Quantum Centre and RQC); the name itself where
 * it has none. Brackets and dashes are read in analyse.ts.
 */
export const withoutOwnLetters = (text: string): string => {
  const name = text.trim()
  if (name === '' || !mayRepeat(name)) return text
  const words = name.split(/[\s,;/]+/u).filter(Boolean)
  if (words.length <= shortest) return text
  const head = words.slice(0, -1)
  if (areInitials(words.at(-1)!, head)) return head.join(' ')
  const tail = words.slice(1)
  return areInitials(words[0]!, tail) ? tail.join(' ') : text
}
