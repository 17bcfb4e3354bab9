const base = 0x01000193

/** Powers of the base, as many as the longest word has needed. */
const powers = [1]

const powersOf = (length: number): readonly number[] => {
  while (powers.length < length) powers.push(Math.imul(powers.at(-1)!, base))
  return powers
}

/** Each unit times its power: the hash of what is left without one of them follows from this one. */
const hashOf = (text: string): number => {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, base) + text.charCodeAt(at)) | 0
  return hash
}

/** So many bits for each text: one word in ten is taken for one of them. */
const bitsOfText = 8

/** Finds a word with one letter left out among some texts. It hardly ever is: no string is made unless its hash is theirs. */
export class WithoutLetter {
  readonly #known: Int32Array
  readonly #shift: number

  constructor(texts: ReadonlySet<string>) {
    this.#shift = Math.clz32(bitsOfText * texts.size)
    this.#known = new Int32Array(1 << (32 - this.#shift - 5))
    for (const text of texts) {
      const place = this.#placeOf(hashOf(text))
      this.#known[place >>> 5]! |= 1 << (place & 31)
    }
  }

  #placeOf(hash: number): number {
    return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> this.#shift
  }

  /** The word without each of its letters in turn, where that may be one of the texts. */
  of(word: string): readonly string[] {
    const found: string[] = []
    const own = powersOf(word.length)
    let head = 0
    let tail = hashOf(word)
    for (let at = 0; at < word.length; at++) {
      const unit = word.charCodeAt(at)
      const power = own[word.length - 1 - at]!
      tail = (tail - Math.imul(unit, power)) | 0
      const place = this.#placeOf((Math.imul(head, power) + tail) | 0)
      if ((this.#known[place >>> 5]! & (1 << (place & 31))) !== 0)
        found.push(word.slice(0, at) + word.slice(at + 1))
      head = (Math.imul(head, base) + unit) | 0
    }
    return found
  }
}
