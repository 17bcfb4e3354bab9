/** MD5 (RFC 1321) in hexadecimal: the wire carries the password so (spec 000 §5), and WebCrypto has none. */

const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const sines = Uint32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32))

/** The message, one 1 bit, zeros, and its length in bits, in whole blocks of 64 bytes. */
const padded = (message: Uint8Array): DataView => {
  const view = new DataView(new ArrayBuffer(((message.length + 8) >> 6) * 64 + 64))
  new Uint8Array(view.buffer).set(message)
  view.setUint8(message.length, 0x80)
  view.setUint32(view.byteLength - 8, message.length * 8, true)
  return view
}

const mix = (round: number, b: number, c: number, d: number): number => {
  if (round === 0) return (b & c) | (~b & d)
  if (round === 1) return (d & b) | (~d & c)
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d)
}

const wordIndex = (round: number, i: number): number => [i, 5 * i + 1, 3 * i + 5, 7 * i][round]! % 16

const addBlock = (state: Uint32Array, view: DataView, at: number): void => {
  let [a, b, c, d] = state as unknown as [number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const round = i >> 4
    const word = view.getUint32(at + wordIndex(round, i) * 4, true)
    const sum = (a + mix(round, b, c, d) + sines[i]! + word) | 0
    const shift = shifts[round * 4 + (i % 4)]!
    const turned = (sum << shift) | (sum >>> (32 - shift))
    ;[a, d, c, b] = [d, c, b, (b + turned) | 0]
  }
  state.set([state[0]! + a, state[1]! + b, state[2]! + c, state[3]! + d])
}

export const md5 = (text: string): string => {
  const view = padded(new TextEncoder().encode(text))
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
  for (let at = 0; at < view.byteLength; at += 64) addBlock(state, view, at)
  return [...new Uint8Array(state.buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
