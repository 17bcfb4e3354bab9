import type { Token, Variant } from '../../name/token/token.ts'
import { covered } from './met.ts'
import type { Pair } from './signal.ts'
import { belowHit, belowShown } from '../shown.ts'

/** A brand whose sound is more or less kept is never shown by that alone. */
const looseCeiling = belowShown

/** What the derived forms can reach: sound alone never makes a strong hit. */
export const ceilings = {
  direct: 97,
  shortened: 96,
  repaired: 94,
  misheard: 86,
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
  misheard: 86,
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

/** Everything met and nothing left over: as good as the form allows, a little less in another order. */
export const usualCeiling = ({ query, listed, matches }: Pair, reordered: boolean): number => {
  const kind = ceilingKind(query, listed)
  const whole = matches.every(match => match.agreement.value >= 0.99)
  const complete =
    whole &&
    covered(matches, query.tokens, 'query') > 0.98 &&
    covered(matches, listed.tokens, 'listed') > 0.98
  if (isOrdinary(query) || isOrdinary(listed)) return complete ? ordinaryCeiling : ordinaryPart
  if (!whole && (alone(query) || alone(listed))) return ordinaryCeiling
  return complete ? Math.max(ceilings[kind], exactScores[kind] - (reordered ? 2 : 1)) : ceilings[kind]
}

const isBare = ({ role }: Token): boolean => role !== 'form' && role !== 'title' && role !== 'kin'

/** The only word of a name beside its form; undefined where there are more. */
const onlyWord = ({ tokens }: Variant): Token | undefined => {
  const at = tokens.findIndex(isBare)
  return at >= 0 && at === tokens.findLastIndex(isBare) ? tokens[at] : undefined
}

/** One word misspelt asks for confirmation, however rare: NONE is hardly NONI. */
const alone = (form: Variant): boolean => onlyWord(form) !== undefined

export const ordinaryCeiling = belowHit
const ordinaryPart = belowShown

const ordinaryWeight = 0.65

/** One ordinary word (STAR, SERGEY) names many: even the same name asks for confirmation. */
export const isOrdinary = (form: Variant): boolean => {
  const word = onlyWord(form)
  return word !== undefined && word.weight < ordinaryWeight
}
