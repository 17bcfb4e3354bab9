/** Many strings as UTF-16 units with offsets: no object per string until one is read. */
export interface StringPool {
  readonly units: Uint16Array
  readonly offsets: Uint32Array
}

export const poolOf = (strings: readonly string[]): StringPool => {
  const offsets = new Uint32Array(strings.length + 1)
  strings.forEach((text, i) => (offsets[i + 1] = offsets[i]! + text.length))
  const units = new Uint16Array(offsets[strings.length]!)
  strings.forEach((text, i) => {
    for (let at = 0; at < text.length; at++) units[offsets[i]! + at] = text.charCodeAt(at)
  })
  return { units, offsets }
}

export const stringAt = (pool: StringPool, i: number): string =>
  String.fromCharCode(...pool.units.subarray(pool.offsets[i], pool.offsets[i + 1]))

/** Compares a stored string with another by UTF-16 units, without making it. */
const compareAt = (pool: StringPool, i: number, text: string): number => {
  const from = pool.offsets[i]!
  const length = pool.offsets[i + 1]! - from
  for (let at = 0; at < Math.min(length, text.length); at++) {
    const difference = pool.units[from + at]! - text.charCodeAt(at)
    if (difference !== 0) return difference
  }
  return length - text.length
}

/** Position of the first string not less than the text in a sorted pool. */
export const lowerBound = (pool: StringPool, text: string): number => {
  let low = 0
  let high = pool.offsets.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareAt(pool, middle, text) < 0) low = middle + 1
    else high = middle
  }
  return low
}
