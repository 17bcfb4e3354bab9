import { endOfLettersIn } from './spellings.ts'
import type { StringPool } from './strings.ts'

/** Letters of which every spelling of a sound keeps as many runs in the same order (sound.ts); PH is an F. */
const steady = new Uint8Array(128)
for (const [at, letters] of ['B', 'L', 'M', 'N', 'R', 'FP'].entries())
  for (const letter of letters) steady[letter.charCodeAt(0)] = at + 1

/** By how many letters two spellings of a word may differ. */
export const mostLonger = 2

const bits = 20

/**
 * What a word is told from most others by, without putting its letters together: its length, and its steady letters. One
 * at a time; `begin`, then the parts of the word.
 */
class Shape {
  #hash = 0
  #last = 0
  #length = 0

  begin(): void {
    this.#hash = 0
    this.#last = 0
    this.#length = 0
  }

  unit(unit: number): void {
    this.#length++
    const letter = unit < 128 ? steady[unit]! : 0
    if (letter === 0 || letter === this.#last) return
    this.#last = letter
    this.#hash = Math.imul(this.#hash ^ letter, 0x01000193)
  }

  add(text: string): void {
    for (let i = 0; i < text.length; i++) this.unit(text.charCodeAt(i))
  }

  /** Cell of a word of so many letters more. */
  cell(longer: number): number {
    const hash = Math.imul(this.#hash ^ (this.#length + longer), 0x2c1b3c6d)
    return (hash ^ (hash >>> 13)) >>> (32 - bits)
  }
}

/** Of every word of a dictionary its shape: words written together are looked for only where one of their shape stands. */
export class WordShapes {
  readonly #cells = new Uint32Array((2 ** bits) >>> 5)
  readonly #shape = new Shape()

  constructor(keys: StringPool) {
    const { units, offsets } = keys
    for (let id = 0; id + 1 < offsets.length; id++) {
      this.#shape.begin()
      const end = endOfLettersIn(keys, id)
      for (let at = offsets[id]!; at < end; at++) this.#shape.unit(units[at]!)
      for (let longer = -mostLonger; longer <= mostLonger; longer++) {
        const cell = this.#shape.cell(longer)
        this.#cells[cell >>> 5]! |= 1 << (cell & 31)
      }
    }
  }

  begin(part: string): void {
    this.#shape.begin()
    this.#shape.add(part)
  }

  /** Whether, with this part more, a word of the dictionary may be spelled so, or sound so and be hardly longer or shorter. */
  mayStand(part: string): boolean {
    this.#shape.add(part)
    const cell = this.#shape.cell(0)
    return ((this.#cells[cell >>> 5]! >>> (cell & 31)) & 1) === 1
  }
}
