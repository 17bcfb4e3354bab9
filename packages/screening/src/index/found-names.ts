import { noHint } from './hints.ts'

/** Marks that the ways to a name may leave on it. */
export const wayBits = 12

const blockBits = 16
const blockSize = 1 << blockBits

/** Some names in ascending order, and the mark that they get. */
export interface Stretch {
  readonly variants: ArrayLike<number>
  /** What is known of each without looking at it (hints.ts); nothing where there is none. */
  readonly hints: Uint8Array | undefined
  /** What is still to be read. */
  from: number
  readonly to: number
  /** A bit. */
  readonly mark: number
}

const nextOf = (stretches: readonly Stretch[]): number => {
  let next = Infinity
  for (const { variants, from, to } of stretches)
    if (from < to && variants[from]! < next) next = variants[from]!
  return next
}

/**
 * Scratch in which names gather their marks: a question finds thousands of names all over an index, and block by block
 * everything that is touched stays near the processor.
 */
export class FoundNames {
  readonly #cells = new Uint16Array(blockSize)
  readonly #hints = new Uint8Array(blockSize)
  /** Names of the block in the order in which they were found. */
  readonly #found = new Uint32Array(blockSize)
  /** A bit for each of them, so that of the many names to confirm most are told within the fastest memory. */
  readonly #isFound = new Uint32Array(blockSize >>> 5)
  /** Of these, those worth a call, and their marks. */
  readonly #kept = new Uint32Array(blockSize)
  readonly #marks = new Uint16Array(blockSize)

  /**
   * Calls back with each name that stands in a stretch to find, and the sum of its marks; stretches to confirm mark only
   * what others find. Reads the stretches to their ends. Blocks come in ascending order; `keep` says what is worth a call.
   */
  each(find: readonly Stretch[], confirm: readonly Stretch[], keep: Keep): void {
    for (let next = nextOf(find); next < Infinity; next = nextOf(find)) {
      const block = next >>> blockBits
      let found = 0
      for (const stretch of find) found = this.#find(stretch, block, found)
      for (const stretch of confirm) this.#confirm(stretch, block)
      const kept = this.#keep(block, found, keep.isWorth)
      keep.prefetch(this.#kept, kept)
      for (let i = 0; i < kept; i++) keep.visit(this.#kept[i]!, this.#marks[i]!)
    }
  }

  #find(stretch: Stretch, block: number, count: number): number {
    const { variants, hints, to, mark } = stretch
    const end = (block + 1) * blockSize
    const cells = this.#cells
    const found = this.#found
    const hinted = this.#hints
    const isFound = this.#isFound
    let at = stretch.from
    let total = count
    for (; at < to; at++) {
      const variant = variants[at]!
      if (variant >= end) break
      const cell = variant & (blockSize - 1)
      if (cells[cell] === 0) {
        found[total++] = cell
        isFound[cell >>> 5]! |= 1 << (cell & 31)
        hinted[cell] = hints === undefined ? noHint : hints[at]!
      }
      cells[cell]! |= mark
    }
    stretch.from = at
    return total
  }

  #confirm(stretch: Stretch, block: number): void {
    const { variants, to, mark } = stretch
    const begin = block * blockSize
    const end = begin + blockSize
    const cells = this.#cells
    const isFound = this.#isFound
    let at = stretch.from
    for (; at < to; at++) {
      const variant = variants[at]!
      if (variant >= end) break
      if (variant < begin) continue
      const cell = variant & (blockSize - 1)
      if (((isFound[cell >>> 5]! >>> (cell & 31)) & 1) === 1) cells[cell]! |= mark
    }
    stretch.from = at
  }

  /** Clears the block; how many names are worth a call. */
  #keep(block: number, found: number, isWorth: Keep['isWorth']): number {
    const cells = this.#cells
    let count = 0
    for (let i = 0; i < found; i++) {
      const cell = this.#found[i]!
      const marks = cells[cell]!
      cells[cell] = 0
      this.#isFound[cell >>> 5] = 0
      const variant = block * blockSize + cell
      if (!isWorth(marks, this.#hints[cell]!, variant)) continue
      this.#kept[count] = variant
      this.#marks[count++] = marks
    }
    return count
  }
}

interface Keep {
  readonly isWorth: (marks: number, hint: number, variant: number) => boolean
  /** Told the first `count` names, which are visited next. */
  readonly prefetch: (names: Uint32Array, count: number) => void
  readonly visit: (variant: number, marks: number) => void
}
