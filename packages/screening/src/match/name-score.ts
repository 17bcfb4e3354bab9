import { onlyGeneric, type Variant } from '../name/token/token.ts'
import { compose, type NameScore } from './score/compose.ts'
import { pairOf, type How } from './score/pair-of.ts'
import { ceilings, exactScores } from './signal/ceiling.ts'
import { abbreviationMatch } from './whole/abbreviation.ts'
import { containedFloor, containedReach } from './signal/contained.ts'
import { genericSame, measureGeneric } from './whole/generic-name.ts'
import { personSlipScore, slipScore } from './whole/han-slip.ts'
import { latinSlipScore } from './whole/latin-slip.ts'
import { genericMeaning, sameVariants } from './whole/same-name.ts'

/** Most that `measureVariants` gives a form of the query, whatever it is compared with. */
export const mostMeasured = ({ kind }: Pick<Variant, 'kind'>): number =>
  Math.max(genericMeaning, ceilings[kind], exactScores[kind] - 1)

/** Most that a pair is given for anything but the share on which both agree: one held in the other, or two generic words. */
const mostHeld = Math.max(genericSame, containedFloor + containedReach)

/** Most that `measureVariants` gives to two forms that agree on such a share of both, 0-1, at most. */
export const mostOfShared = (share: number): number => Math.max(mostHeld, 100 * share)

/** Measures two forms that are not the same name. */
export const measureVariants = (query: Variant, listed: Variant, how: How = {}): NameScore => {
  const pair = pairOf(query, listed, how)
  return onlyGeneric(query.tokens) || onlyGeneric(listed.tokens)
    ? measureGeneric(pair)
    : compose(pair, how.least)
}

/** The score of a name and its abbreviation, or of two names of a known house, or undefined. */
export const abbreviatedVariants = (query: Variant, listed: Variant): NameScore | undefined => {
  const match = abbreviationMatch(query, listed)
  if (!match) return undefined
  return { score: 100 * match.agreement.value, matches: [match], conflicts: [], silent: [], reordered: false }
}

/** Measures two forms of which one may be the other with a slip: a character of a Chinese name, a letter or two of a Latin one. */
export const slippedVariants = (
  query: Variant,
  listed: Variant,
  how?: Pick<How, 'pair' | 'least'>,
): NameScore => {
  const measured = measureVariants(query, listed, how)
  const score = Math.max(
    slipScore(query, listed, measured.conflicts),
    how?.pair === true ? 0 : personSlipScore(query, listed),
    latinSlipScore(query, listed, how?.pair === true),
  )
  return score > measured.score ? { ...measured, score } : measured
}

/** Compares two comparable forms as the search does; symmetric for a pair. */
export const scoreVariants = (
  query: Variant,
  listed: Variant,
  how?: Pick<How, 'pair' | 'least'>,
): NameScore => {
  const measured = sameVariants(query, listed) ?? slippedVariants(query, listed, how)
  const abbreviated = abbreviatedVariants(query, listed)
  return abbreviated && abbreviated.score > measured.score ? abbreviated : measured
}
