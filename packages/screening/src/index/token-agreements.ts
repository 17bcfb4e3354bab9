import type { Expansion } from './expand.ts'
import type { Agreement } from '../match/piece/agreement.ts'

const most = 2 ** 30

/**
 * What the tokens of the dictionary can do for the words of one question: for each token a chain of links (word,
 * agreement). Scratch of one thread: links are numbered through all questions, so those of earlier ones are known.
 */
export class TokenAgreements {
  readonly #last: Int32Array
  #begin = 1
  #length = 0
  #expansions: readonly Expansion[] = []
  #next = new Int32Array(1024)
  #word = new Uint16Array(1024)
  /** Place in the expansion of the word. */
  #at = new Uint32Array(1024)
  #value = new Float64Array(1024)
  /** 1 where the agreement is derived (match/align.ts). */
  #derived = new Uint8Array(1024)

  constructor(tokens: number) {
    this.#last = new Int32Array(tokens)
  }

  /** Forgets the last question and takes the expansion of each word of the next. */
  take(expansions: readonly Expansion[]): void {
    this.#begin += this.#length
    if (this.#begin > most) {
      this.#last.fill(0)
      this.#begin = 1
    }
    this.#length = 0
    this.#expansions = expansions
    this.#grow(expansions.reduce((sum, { ids }) => sum + ids.length, 0))
    expansions.forEach((expansion, word) => this.#add(expansion, word))
  }

  #grow(links: number): void {
    if (links <= this.#next.length) return
    this.#next = new Int32Array(2 * links)
    this.#word = new Uint16Array(2 * links)
    this.#at = new Uint32Array(2 * links)
    this.#value = new Float64Array(2 * links)
    this.#derived = new Uint8Array(2 * links)
  }

  #add({ ids, values, derived }: Expansion, word: number): void {
    for (let k = 0; k < ids.length; k++) {
      const link = this.#length++
      this.#next[link] = this.first(ids[k]!)
      this.#last[ids[k]!] = this.#begin + link
      this.#word[link] = word
      this.#at[link] = k
      this.#value[link] = values[k]!
      this.#derived[link] = derived[k]!
    }
  }

  #agreement(link: number): Agreement {
    return this.#expansions[this.#word[link]!]!.agreements[this.#at[link]!]!
  }

  /** First link of a token's chain, below 0 when it has none. */
  first(token: number): number {
    return this.#last[token]! - this.#begin
  }

  next(link: number): number {
    return this.#next[link]!
  }

  word(link: number): number {
    return this.#word[link]!
  }

  value(link: number): number {
    return this.#value[link]!
  }

  derived(token: number): boolean {
    for (let link = this.first(token); link >= 0; link = this.#next[link]!)
      if (this.#derived[link] === 1) return true
    return false
  }

  agreement(word: number, token: number): Agreement | undefined {
    for (let link = this.first(token); link >= 0; link = this.#next[link]!)
      if (this.#word[link] === word) return this.#agreement(link)
    return undefined
  }
}
