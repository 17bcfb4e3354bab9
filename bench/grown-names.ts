import { numbers } from './mixed-queries.ts'

const han = /\p{Script=Han}/u

const wordsOf = (name: string): string[] => (han.test(name) ? [...name] : name.split(/\s+/u))

/**
 * Makes ever new names as frequent in their words as the given ones: each is a given name in which every second word
 * (or Chinese character) is taken from the same place of another. The same names on every run.
 */
export const grownNames = (names: readonly string[], seed: number): (() => string) => {
  const next = numbers(seed)
  const pools = [names.filter(name => han.test(name)), names.filter(name => !han.test(name))]
  const words = new Map<string, string[]>()
  const split = (name: string): string[] => {
    let found = words.get(name)
    if (!found) words.set(name, (found = wordsOf(name)))
    return found
  }
  return () => {
    const own = names[next(names.length)]!
    const pool = pools[han.test(own) ? 0 : 1]!
    const changed = split(own).map((word, at) => {
      if (next(2) === 0) return word
      const other = split(pool[next(pool.length)]!)
      return other[Math.min(at, other.length - 1)] ?? word
    })
    return changed.join(han.test(own) ? '' : ' ')
  }
}
