import { prefetch } from './prefetch.ts'
import { SeenHashes } from './seen-hashes.ts'

const directoryBits = 16

export interface Pairs {
  readonly hashes: Uint32Array
  readonly values: Uint32Array
}

/** Pairs (hash, value) sorted by hash behind a directory of the first 16 bits. */
export interface HashPairs extends Pairs {
  readonly directory: Uint32Array
}

/** The same opened: most hashes that are sought are not there, and told by `seen` without a look at the pairs. */
export interface HashList extends HashPairs {
  readonly seen: SeenHashes
}

const cellsPerHash = 8

export const openHashList = (pairs: HashPairs): HashList => {
  const { hashes } = pairs
  const seen = new SeenHashes(cellsPerHash * hashes.length)
  for (let i = 0; i < hashes.length; i++) seen.add(hashes[i]!)
  return { ...pairs, seen }
}

/** Growable list of pairs; twice the size of the last when full. */
export class PairList {
  #hashes = new Uint32Array(1 << 16)
  #values = new Uint32Array(1 << 16)
  length = 0

  add(hash: number, value: number): void {
    if (this.length === this.#hashes.length) this.#grow()
    this.#hashes[this.length] = hash
    this.#values[this.length++] = value
  }

  /** Adds what another list gave out, each value by so much greater. */
  append({ hashes, values }: Pairs, more: number): void {
    for (let i = 0; i < hashes.length; i++) this.add(hashes[i]!, values[i]! + more)
  }

  /** What was added, in that order and without a copy: the list must not grow afterwards. */
  view(): Pairs {
    return { hashes: this.#hashes.subarray(0, this.length), values: this.#values.subarray(0, this.length) }
  }

  #grow(): void {
    for (const key of ['hashes', 'values'] as const) {
      const old = key === 'hashes' ? this.#hashes : this.#values
      const next = new Uint32Array(old.length * 2)
      next.set(old)
      if (key === 'hashes') this.#hashes = next
      else this.#values = next
    }
  }

  /** Counting sort by the first 16 bits, then each bucket by hash and value; duplicates are dropped. Empties this list. */
  sorted(): HashPairs {
    const directory = new Uint32Array((1 << directoryBits) + 1)
    for (let i = 0; i < this.length; i++) directory[(this.#hashes[i]! >>> 16) + 1]!++
    for (let i = 1; i < directory.length; i++) directory[i]! += directory[i - 1]!
    const pairs = new Float64Array(this.length)
    const next = directory.slice()
    for (let i = 0; i < this.length; i++)
      pairs[next[this.#hashes[i]! >>> 16]!++] = (this.#hashes[i]! & lowBits) * valueRange + this.#values[i]!
    // A list of millions is let go before its copy grows.
    this.#hashes = new Uint32Array(0)
    this.#values = new Uint32Array(0)
    return compact(pairs, directory)
  }
}

const lowBits = 0xffff
const valueRange = 2 ** 32

/** Pairs of a bucket are its hashes' lower bits and the value in one number of 48 bits. */
const compact = (pairs: Float64Array, buckets: Uint32Array): HashPairs => {
  const hashes = new Uint32Array(pairs.length)
  const values = new Uint32Array(pairs.length)
  const directory = new Uint32Array(buckets.length)
  let length = 0
  for (let bucket = 0; bucket + 1 < buckets.length; bucket++) {
    const sorted = pairs.subarray(buckets[bucket]!, buckets[bucket + 1]!).sort()
    directory[bucket] = length
    let last = -1
    for (const pair of sorted) {
      if (pair === last) continue
      last = pair
      hashes[length] = ((bucket << 16) | Math.floor(pair / valueRange)) >>> 0
      values[length++] = pair % valueRange
    }
  }
  directory[directory.length - 1] = length
  return { hashes: hashes.subarray(0, length), values: values.subarray(0, length), directory }
}

/** Reads ahead what `eachValue` will look at first for each of the hashes. */
export const prefetchValues = (
  { seen, directory, hashes, values }: HashList,
  sought: readonly number[],
): void => {
  let sum = 0
  for (let i = 0; i < sought.length; i++) sum ^= seen.wordOf(sought[i]!)
  for (let i = 0; i < sought.length; i++)
    if (seen.mayHave(sought[i]!)) {
      const bucket = sought[i]! >>> 16
      const middle = (directory[bucket]! + directory[bucket + 1]!) >>> 1
      sum ^= hashes[middle]! ^ values[middle]!
    }
  prefetch(sum)
}

/** Where the values of a hash begin, or would. */
const startOf = (list: HashList, hash: number): number => {
  let low = list.directory[hash >>> 16]!
  let high = list.directory[(hash >>> 16) + 1]!
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list.hashes[middle]! < hash) low = middle + 1
    else high = middle
  }
  return low
}

/** Calls `visit` with every value stored under the hash. */
export const eachValue = (list: HashList, hash: number, visit: (value: number) => void): void => {
  if (!list.seen.mayHave(hash)) return
  for (let at = startOf(list, hash); list.hashes[at] === hash; at++) visit(list.values[at]!)
}

/** The same where no more than so many values are stored under the hash; else nothing. */
export const eachOfFew = (
  list: HashList,
  hash: number,
  most: number,
  visit: (value: number) => void,
): void => {
  if (!list.seen.mayHave(hash)) return
  const start = startOf(list, hash)
  if (list.hashes[start + most] === hash) return
  for (let at = start; list.hashes[at] === hash; at++) visit(list.values[at]!)
}
