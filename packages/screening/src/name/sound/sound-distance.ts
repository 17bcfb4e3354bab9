// Sounds are ASCII: every cost is known before the first word is heard.
const sounds = 128
const letters = Array.from({ length: sounds }, (_, code) => String.fromCharCode(code))
/** Longer words agree only when they are the same. */
const longestSounds = 60
const rows = [new Float64Array(longestSounds + 1), new Float64Array(longestSounds + 1)]

/** What it costs to leave out a sound, and to hear one for another. */
export interface SoundCosts {
  readonly drop: Float64Array
  readonly replace: Float64Array
}

export const soundCosts = (
  dropping: (sound: string) => number,
  replacing: (a: string, b: string) => number,
): SoundCosts => ({
  drop: Float64Array.from(letters, dropping),
  replace: Float64Array.from({ length: sounds * sounds }, (_, i) =>
    replacing(letters[Math.floor(i / sounds)]!, letters[i % sounds]!),
  ),
})

export const costOfReplacing = ({ replace }: SoundCosts, a: string, b: string): number =>
  replace[a.charCodeAt(0) * sounds + b.charCodeAt(0)]!

/** Least cost of turning one run of sounds into another. */
export const soundDistance = (a: string, b: string, { drop, replace }: SoundCosts): number => {
  if (a.length > longestSounds || b.length > longestSounds) return a === b ? 0 : Infinity
  let row = rows[0]!
  let next = rows[1]!
  row[0] = 0
  for (let j = 0; j < b.length; j++) row[j + 1] = row[j]! + drop[b.charCodeAt(j)]!
  for (let i = 0; i < a.length; i++) {
    const left = a.charCodeAt(i)
    next[0] = row[0]! + drop[left]!
    for (let j = 0; j < b.length; j++) {
      const right = b.charCodeAt(j)
      const replaced = row[j]! + replace[left * sounds + right]!
      const dropped = Math.min(row[j + 1]! + drop[left]!, next[j]! + drop[right]!)
      next[j + 1] = Math.min(replaced, dropped)
    }
    const last = row
    row = next
    next = last
  }
  return row[b.length]!
}
