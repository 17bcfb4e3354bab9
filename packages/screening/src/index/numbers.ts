type Typed = Uint8Array | Uint32Array | Float32Array

/** A list that grows in typed memory: no object for each number. */
class Growing<T extends Typed> {
  #data: T
  readonly #make: (length: number) => T
  length = 0

  constructor(make: (length: number) => T) {
    this.#make = make
    this.#data = make(1024)
  }

  add(value: number): void {
    if (this.length === this.#data.length) {
      const next = this.#make(this.#data.length * 2)
      next.set(this.#data)
      this.#data = next
    }
    this.#data[this.length++] = value
  }

  /** Adds many, each by so much greater. */
  append(values: ArrayLike<number>, more = 0): void {
    for (let i = 0; i < values.length; i++) this.add(values[i]! + more)
  }

  /** What was added, without a copy: the list must not grow afterwards. */
  view(): T {
    return this.#data.subarray(0, this.length) as T
  }
}

export const growingBytes = (): Growing<Uint8Array> => new Growing(length => new Uint8Array(length))
export const growingNumbers = (): Growing<Uint32Array> => new Growing(length => new Uint32Array(length))
export const growingFractions = (): Growing<Float32Array> => new Growing(length => new Float32Array(length))

export type Bytes = Growing<Uint8Array>
export type Numbers = Growing<Uint32Array>
export type Fractions = Growing<Float32Array>
