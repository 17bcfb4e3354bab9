import type { Variant } from '../name/token.ts'

/** A brand whose sound is more or less kept is never shown by that alone. */
const looseCeiling = 79

/** What the derived forms can reach: sound alone never makes a strong hit. */
export const ceilings = {
  direct: 97,
  shortened: 96,
  repaired: 94,
  transliterated: 96,
  native: 88,
  pinyin: 94,
  'wade-giles': 92,
  cantonese: 92,
  korean: 92,
  japanese: 92,
  transcription: 92,
  house: 92,
  loose: looseCeiling,
} as const
/** What the same name in two such forms reaches. */
export const exactScores = {
  direct: 100,
  shortened: 97,
  repaired: 94,
  transliterated: 98,
  native: 88,
  pinyin: 94,
  'wade-giles': 92,
  cantonese: 92,
  korean: 92,
  japanese: 92,
  transcription: 90,
  house: 93,
  loose: looseCeiling,
} as const

/** The form that reaches less. */
export const ceilingKind = (query: Variant, listed: Variant): keyof typeof ceilings =>
  exactScores[query.kind] < exactScores[listed.kind] ? query.kind : listed.kind
