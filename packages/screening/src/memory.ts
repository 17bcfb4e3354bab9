/** Answers by key, the recent ones kept: when one generation is full, the one before it is forgotten. */
export class Memory<T> {
  readonly #most: number
  #young = new Map<string, T>()
  #old = new Map<string, T>()

  /** At most twice so many answers are kept. */
  constructor(most = 5000) {
    this.#most = most
  }

  of(key: string, make: (key: string) => T): T {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const found = this.#old.get(key) ?? make(key)
    if (this.#young.size >= this.#most) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, found)
    return found
  }
}

/** A function of a word that keeps its recent answers; see Memory. */
export const remember = <T>(most: number, make: (word: string) => T): ((word: string) => T) => {
  const memory = new Memory<T>(most)
  return word => memory.of(word, make)
}
