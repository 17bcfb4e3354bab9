const width = 4
const [start, weight, flags, question] = [0, 1, 2, 3]
const flagBits = 8

/**
 * What is read of every variant that a question finds, side by side in memory (a question finds thousands of them all
 * over the index): where its tokens begin and how many they are, its weight, its flags, the question that found it last.
 */
export class Heads {
  readonly #cells: Uint32Array
  readonly #numbers: Float32Array
  #now = 0

  constructor(starts: Uint32Array, weights: Float32Array, flagsOf: (variant: number) => number) {
    const cells = new ArrayBuffer(4 * width * weights.length)
    this.#cells = new Uint32Array(cells)
    this.#numbers = new Float32Array(cells)
    for (let variant = 0; variant < weights.length; variant++) {
      const at = width * variant
      const tokens = starts[variant + 1]! - starts[variant]!
      this.#cells[at + start] = starts[variant]!
      this.#numbers[at + weight] = weights[variant]!
      this.#cells[at + flags] = (tokens << flagBits) | flagsOf(variant)
    }
  }

  /** Begins the next question: nothing is found yet. */
  begin(): void {
    this.#now++
  }

  /** Adds those of a stretch of variants that this question had not found. */
  find(variants: ArrayLike<number>, from: number, to: number, found: number[]): void {
    const [cells, now] = [this.#cells, this.#now]
    for (let i = from; i < to; i++) {
      const variant = variants[i]!
      const at = width * variant + question
      if (cells[at] === now) continue
      cells[at] = now
      found.push(variant)
    }
  }

  start(variant: number): number {
    return this.#cells[width * variant + start]!
  }

  /** One past the last token. */
  end(variant: number): number {
    const at = width * variant
    return this.#cells[at + start]! + (this.#cells[at + flags]! >>> flagBits)
  }

  weight(variant: number): number {
    return this.#numbers[width * variant + weight]!
  }

  /** Sum of `variantFlags`. */
  flags(variant: number): number {
    return this.#cells[width * variant + flags]! & ((1 << flagBits) - 1)
  }
}
