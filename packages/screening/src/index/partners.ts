import { isDerived } from '../match/align.ts'
import type { Agreement } from '../match/agree.ts'
import type { Expansion } from './expand.ts'

const most = 2 ** 30

/**
 * What the tokens of the dictionary can do for the words of one question: for each token a chain of links (word,
 * agreement). Scratch of one thread: links are numbered through all questions, so those of earlier ones are known.
 */
export class Partners {
  readonly #last: Int32Array
  #begin = 1
  #next: number[] = []
  #word: number[] = []
  #value: number[] = []
  #agreements: Agreement[] = []

  constructor(tokens: number) {
    this.#last = new Int32Array(tokens)
  }

  /** Forgets the last question and takes the expansion of each word of the next. */
  take(expansions: readonly Expansion[]): void {
    this.#begin += this.#word.length
    if (this.#begin > most) {
      this.#last.fill(0)
      this.#begin = 1
    }
    this.#next = []
    this.#word = []
    this.#value = []
    this.#agreements = []
    expansions.forEach(({ ids, agreements }, word) => {
      for (let k = 0; k < ids.length; k++) this.#add(ids[k]!, word, agreements[k]!)
    })
  }

  #add(token: number, word: number, agreement: Agreement): void {
    this.#next.push(this.first(token))
    this.#last[token] = this.#begin + this.#word.length
    this.#word.push(word)
    this.#value.push(agreement.value)
    this.#agreements.push(agreement)
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
      if (isDerived(this.#agreements[link]!)) return true
    return false
  }

  agreement(word: number, token: number): Agreement | undefined {
    for (let link = this.first(token); link >= 0; link = this.#next[link]!)
      if (this.#word[link] === word) return this.#agreements[link]
    return undefined
  }
}
