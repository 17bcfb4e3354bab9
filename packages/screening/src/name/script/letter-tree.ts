const letters = 26
const unitOfA = 'A'.charCodeAt(0)
const mostLetters = 32
const ownWord = /^[A-Z]{1,32}$/

/** Where each letter leads from a node (0: nowhere), and after all of them whether a word ends there. */
const width = letters + 1

const grow = (nodes: number[], word: string): void => {
  let node = 0
  for (let at = 0; at < word.length; at++) {
    const edge = node + word.charCodeAt(at) - unitOfA
    if (nodes[edge] === 0) {
      nodes[edge] = nodes.length
      for (let i = 0; i < width; i++) nodes.push(0)
    }
    node = nodes[edge]!
  }
  nodes[node + letters] = 1
}

const none: readonly number[] = []

/** Lists of lengths, the greatest first, by their bits (1 << length - 1): the same few come again and again. */
const lists = new Map<number, readonly number[]>([[0, none]])

const listOf = (bits: number): readonly number[] => {
  let list = lists.get(bits)
  if (list === undefined) {
    const lengths = Array.from({ length: mostLetters }, (_, i) => mostLetters - i)
    lists.set(bits, (list = lengths.filter(length => (bits & (1 << (length - 1))) !== 0)))
  }
  return list
}

/** Words of A to Z by their letters: which of them begin somewhere in another word is told without cutting it up. */
export class LetterTree {
  readonly #nodes: Int32Array

  constructor(words: Iterable<string>) {
    const nodes = Array.from({ length: width }, () => 0)
    for (const word of words) {
      if (!ownWord.test(word)) throw new Error(`${word}: a letter other than A to Z, or too many of them`)
      grow(nodes, word)
    }
    this.#nodes = Int32Array.from(nodes)
  }

  /** Lengths of the words that begin at a letter of the text, the greatest first. */
  lengthsAt(text: string, from: number): readonly number[] {
    const nodes = this.#nodes
    const end = Math.min(text.length, from + mostLetters)
    let bits = 0
    let node = 0
    for (let at = from; at < end; at++) {
      const letter = text.charCodeAt(at) - unitOfA
      if (letter < 0 || letter >= letters) break
      node = nodes[node + letter]!
      if (node === 0) break
      bits |= nodes[node + letters]! << (at - from)
    }
    return bits === 0 ? none : listOf(bits)
  }
}
