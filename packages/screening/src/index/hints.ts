/** What a listed name is, as bits; retrieval asks for it thousands of times a question. */
export const variantFlags = {
  /** A reading of characters (token.ts, isReading). */
  reading: 1,
  /** Holds a transcription. */
  heard: 2,
  /** Holds a Latin letter that stands alone. */
  lettered: 4,
} as const

export const flagSums = 8

const flagBits = 3
// Most names weigh one to four; of heavier ones it is enough to know that they are.
const steps = 6
const most = (0xff >> flagBits) - 1

/** A byte that stands beside a name and each of its postings: its flags, and at least what it weighs. */
export const hintOf = (weight: number, flags: number): number =>
  (Math.min(most, Math.floor(weight * steps)) << flagBits) | flags

/** Of a name of which nothing is known but that it was found. */
export const noHint = 0xff

export const hintedFlags = (hint: number): number => hint & (flagSums - 1)

/** The name weighs no less. */
export const hintedWeight = (hint: number): number => (hint >> flagBits) / steps
