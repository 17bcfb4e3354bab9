const mostOfGeneration = 10_000

/** Answers by key, the recent ones kept: when one generation is full, the one before it is forgotten. */
export class Memory<T> {
  #young = new Map<string, T>()
  #old = new Map<string, T>()

  of(key: string, make: () => T): T {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const found = this.#old.get(key) ?? make()
    if (this.#young.size >= mostOfGeneration) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, found)
    return found
  }
}
