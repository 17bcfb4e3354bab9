const fewestCells = 32
// 128 MB of a bit for each cell: enough for the names of the world.
const mostBits = 30

/** Tells most hashes that were not added, within what stays near the processor. */
export class SeenHashes {
  readonly #cells: Uint32Array
  readonly #shift: number

  /** So many cells at least. */
  constructor(size: number) {
    const bits = Math.min(mostBits, Math.ceil(Math.log2(Math.max(fewestCells, size))))
    this.#cells = new Uint32Array((2 ** bits) >>> 5)
    this.#shift = 32 - bits
  }

  // By the highest bits: what is chosen by the lowest ones (spellings.ts) is told from it, and sorted hashes come in order.
  add(hash: number): void {
    const cell = hash >>> this.#shift
    this.#cells[cell >>> 5]! |= 1 << (cell & 31)
  }

  mayHave(hash: number): boolean {
    const cell = hash >>> this.#shift
    return ((this.#cells[cell >>> 5]! >>> (cell & 31)) & 1) === 1
  }

  /** The word in which a hash would stand, for reading ahead. */
  wordOf(hash: number): number {
    return this.#cells[(hash >>> this.#shift) >>> 5]!
  }
}
