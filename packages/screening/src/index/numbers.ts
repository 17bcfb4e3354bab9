/** Growable list of unsigned 32-bit numbers. */
export class Numbers {
  #data = new Uint32Array(1024)
  length = 0

  add(value: number): void {
    if (this.length === this.#data.length) {
      const next = new Uint32Array(this.#data.length * 2)
      next.set(this.#data)
      this.#data = next
    }
    this.#data[this.length++] = value
  }

  toArray(): Uint32Array {
    return this.#data.slice(0, this.length)
  }
}
