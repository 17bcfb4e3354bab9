import { hintedFlags } from './hints.ts'

const width = 3
const [start, weight, flags] = [0, 1, 2]
const flagBits = 8

/**
 * What is read of every variant that a question finds, side by side in memory (a question finds thousands of them all
 * over the index): where its tokens begin and how many they are, its weight, and its flags.
 */
export class VariantFacts {
  readonly #cells: Uint32Array
  readonly #numbers: Float32Array

  constructor(starts: Uint32Array, weights: Float32Array, hints: Uint8Array) {
    const cells = new ArrayBuffer(4 * width * weights.length)
    this.#cells = new Uint32Array(cells)
    this.#numbers = new Float32Array(cells)
    for (let variant = 0; variant < weights.length; variant++) {
      const at = width * variant
      const tokens = starts[variant + 1]! - starts[variant]!
      this.#cells[at + start] = starts[variant]!
      this.#numbers[at + weight] = weights[variant]!
      this.#cells[at + flags] = (tokens << flagBits) | hintedFlags(hints[variant]!)
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

  /** Sum of `variantFlags` (hints.ts). */
  flags(variant: number): number {
    return this.#cells[width * variant + flags]! & ((1 << flagBits) - 1)
  }
}
