/** The digest of packages/screening/src/index/snapshot-id.ts without Node: SHA-256 (FIPS 180-4) of whatever runs JavaScript. */

const blockBytes = 64
const rounds = 64
const digits = 16

const isPrime = (n: number): boolean => {
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false
  return true
}

/** The first 32 bits behind the point of a root of each of the first primes. */
const rootsOfPrimes = (count: number, root: number): Uint32Array => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (isPrime(n)) found.push((n ** (1 / root) % 1) * 2 ** 32)
  return Uint32Array.from(found)
}

const constants = rootsOfPrimes(rounds, 3)

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const schedule = new Uint32Array(rounds)

const addBlock = (state: Uint32Array, block: DataView, at: number): void => {
  const w = schedule
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(at + 4 * i)
  for (let i = 16; i < rounds; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!]
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
    w[i] = w[i - 16]! + low + w[i - 7]! + high
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < rounds; i++) {
    const sumE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + sumE + chosen + constants[i]! + w[i]!) | 0
    const sumA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i]! += word
  })
}

/** What is left behind the last whole block, a one bit, and the length in bits. */
const lastBlocks = (bytes: Uint8Array, from: number): DataView => {
  const left = bytes.subarray(from)
  const padded = new Uint8Array(left.length + 9 > blockBytes ? 2 * blockBytes : blockBytes)
  padded.set(left)
  padded[left.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  return view
}

/** What names a snapshot: the first digits of the SHA-256 of its bytes, hexadecimal. */
export const snapshotId = (bytes: Uint8Array): string => {
  const state = rootsOfPrimes(8, 2)
  const whole = bytes.length - (bytes.length % blockBytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at < whole; at += blockBytes) addBlock(state, view, at)
  const last = lastBlocks(bytes, whole)
  for (let at = 0; at < last.byteLength; at += blockBytes) addBlock(state, last, at)
  return Array.from(state, word => word.toString(16).padStart(8, '0'))
    .join('')
    .slice(0, digits)
}
