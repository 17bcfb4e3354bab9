import { growingBytes } from './index/numbers.ts'
import { utf8Bytes, utf8Text } from './index/utf8.ts'

const low = 0x7f
const more = 0x80
const fraction = new DataView(new ArrayBuffer(8))

/** Numbers and texts one after the other. */
export class ByteWriter {
  readonly #bytes = growingBytes()

  /** Small numbers take one byte. */
  count(value: number): void {
    let left = value
    for (; left > low; left >>>= 7) this.#bytes.add((left & low) | more)
    this.#bytes.add(left)
  }

  hash(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.#bytes.add((value >>> shift) & 0xff)
  }

  hashes(values: readonly number[]): void {
    this.count(values.length)
    for (const value of values) this.hash(value)
  }

  fraction(value: number): void {
    fraction.setFloat64(0, value)
    for (let at = 0; at < 8; at++) this.#bytes.add(fraction.getUint8(at))
  }

  text(value: string): void {
    const bytes = utf8Bytes(value)
    this.count(bytes.length)
    this.bytes(bytes)
  }

  bytes(values: Uint8Array): void {
    for (const value of values) this.#bytes.add(value)
  }

  take(): Uint8Array {
    return this.#bytes.view()
  }
}

/** Reads what a `ByteWriter` wrote, in the same order. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  count(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at++]!
      value |= (byte & low) << shift
      if (byte <= low) return value
    }
  }

  hash(): number {
    let value = 0
    for (let shift = 0; shift < 32; shift += 8) value |= this.#bytes[this.#at++]! << shift
    return value >>> 0
  }

  hashes(): number[] {
    return this.list(() => this.hash())
  }

  fraction(): number {
    for (let at = 0; at < 8; at++) fraction.setUint8(at, this.#bytes[this.#at++]!)
    return fraction.getFloat64(0)
  }

  text(): string {
    const length = this.count()
    this.#at += length
    return utf8Text(this.#bytes.subarray(this.#at - length, this.#at))
  }

  list<T>(read: () => T): T[] {
    const length = this.count()
    const all: T[] = []
    for (let at = 0; at < length; at++) all.push(read())
    return all
  }
}
