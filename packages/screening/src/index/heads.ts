const width = 4
const [start, weight, flags, question] = [0, 1, 2, 3]
const flagBits = 8

interface Stretch {
  readonly variants: ArrayLike<number>
  readonly from: number
  readonly to: number
  /** A bit. */
  readonly mark: number
}

/** Marks that a question may leave on what it finds. */
export const markBits = 12
const lastQuestion = 2 ** (32 - markBits) - 1

/**
 * What is read of every variant that a question finds, side by side in memory (a question finds thousands of them all
 * over the index): where its tokens begin and how many they are, its weight, its flags, the question that found it last
 * and by what.
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
    if (this.#now === lastQuestion) {
      for (let at = question; at < this.#cells.length; at += width) this.#cells[at] = 0
      this.#now = 0
    }
    this.#now++
  }

  /** Leaves a mark on a stretch of variants, and adds those that this question had not found. */
  find({ variants, from, to, mark }: Stretch, found: number[]): void {
    const cells = this.#cells
    const now = this.#now << markBits
    for (let i = from; i < to; i++) {
      const variant = variants[i]!
      const at = width * variant + question
      const seen = cells[at]!
      if ((seen ^ now) >>> markBits === 0) cells[at] = seen | mark
      else {
        cells[at] = now | mark
        found.push(variant)
      }
    }
  }

  /** Leaves a mark on those of a stretch of variants that this question has found. */
  confirm({ variants, from, to, mark }: Stretch): void {
    const cells = this.#cells
    const now = this.#now << markBits
    for (let i = from; i < to; i++) {
      const at = width * variants[i]! + question
      const seen = cells[at]!
      if ((seen ^ now) >>> markBits === 0) cells[at] = seen | mark
    }
  }

  /** Sum of the marks that this question left on a variant. */
  marks(variant: number): number {
    return this.#cells[width * variant + question]! & ((1 << markBits) - 1)
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
