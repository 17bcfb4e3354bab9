const step = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

const mix = (hash: number): number => {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (once ^ (once >>> 13)) >>> 0
}

const seed = 0x811c9dc5

/** The hash of a text, or of a part of it, is the finished state of its units, one step each. */
export const hashState = (text: string, from = 0, to = text.length): number => hashOn(seed, text, from, to)

/** The state behind more units of a text. */
export const hashOn = (state: number, text: string, from: number, to: number): number => {
  let hash = state
  for (let i = from; i < to; i++) hash = step(hash, text.charCodeAt(i))
  return hash
}
export const hashStep = step
export const finishHash = mix

/** FNV-1a over UTF-16 units, 32 bits, with a final mix. */
export const hash32 = (text: string): number => mix(hashState(text))

/** The same of the units of a stored string. */
export const hashUnits = (units: Uint16Array, from: number, to: number): number => {
  let hash = seed
  for (let i = from; i < to; i++) hash = step(hash, units[i]!)
  return mix(hash)
}
