import { comparePair, explainPair } from '@maojian/screening'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import type { ErrorLog } from './error-log.ts'
import { partyTypeOf, scriptPair, type NamePair } from './name-pair.ts'
import { pairFigures, share, type PairFigures } from './pair-metrics.ts'

export interface ScoredPair extends NamePair {
  readonly score: number
}

export interface Slice {
  readonly slice: string
  readonly figures: PairFigures
}

export interface KindRate {
  readonly kind: string
  readonly same: boolean
  readonly n: number
  /** Share at or above the shipped threshold: found for positives, alarmed for negatives. */
  readonly reached: ReturnType<typeof share>
}

const fewest = 5

/** Scores every pair once and notes what falls on the wrong side of the shipped threshold. */
export const scorePairs = (pairs: readonly NamePair[], errors: ErrorLog): ScoredPair[] =>
  pairs.map(pair => {
    const { score, evidence } = comparePair(pair.a, pair.b, partyTypeOf[pair.type])
    const found = score >= defaultThresholds.possible
    if (found !== pair.same)
      errors.add({
        slice: pair.kind,
        what: pair.same ? 'miss' : 'false alarm',
        score,
        text: `${pair.a} | ${pair.b}`,
        why: explainPair(evidence, pair.b, score),
      })
    return { ...pair, score }
  })

const sliceBy = (pairs: readonly ScoredPair[], nameOf: (pair: ScoredPair) => string): Slice[] =>
  [...Map.groupBy(pairs, nameOf)].flatMap(([slice, group]) => {
    const same = group.filter(pair => pair.same).map(pair => pair.score)
    const other = group.filter(pair => !pair.same).map(pair => pair.score)
    if (same.length < fewest || other.length < fewest) return []
    return [{ slice, figures: pairFigures(same, other, defaultThresholds.possible) }]
  })

const bothLatin = ({ a, b }: ScoredPair): boolean => scriptPair(a, b) === 'Latin–Latin'

/** Authored and listed pairs together are cut by party type and by script pair; every data set by its families. */
export const pairSlices = (pairs: readonly ScoredPair[]): Slice[] => {
  const own = pairs.filter(pair => pair.set === 'authored' || pair.set === 'listed names')
  return [
    ...sliceBy(own, pair => `type: ${pair.type} (authored and listed)`),
    ...sliceBy(own, pair => `scripts: ${scriptPair(pair.a, pair.b)} (authored and listed)`),
    ...sliceBy(own.filter(bothLatin), pair => `both in Latin letters: ${pair.family}`).filter(({ slice }) =>
      slice.endsWith('listed company'),
    ),
    ...sliceBy(pairs, pair => (pair.set === 'authored' ? `authored: ${pair.family}` : pair.family)),
    ...sliceBy(pairs, pair => `set: ${pair.set}`).filter(({ slice }) => /authored|listed/.test(slice)),
  ]
}

export const kindRates = (pairs: readonly ScoredPair[]): KindRate[] =>
  [...Map.groupBy(pairs, pair => `${pair.kind}\n${pair.same}`).values()].map(group => ({
    kind: group[0]!.kind,
    same: group[0]!.same,
    n: group.length,
    reached: share(group.filter(pair => pair.score >= defaultThresholds.possible).length, group.length),
  }))

export interface Band {
  readonly band: string
  readonly pairs: number
  /** Share of the pairs in the band that mean one party. */
  readonly same: ReturnType<typeof share>
}

const edges = [101, 98, 95, 90, 85, 80, 70, 60, 40, 0] as const

/** Whether more points mean more truth: pairs of authored and listed names by band of score. */
export const reliability = (pairs: readonly ScoredPair[]): Band[] => {
  const own = pairs.filter(pair => pair.set === 'authored' || pair.set === 'listed names')
  return edges.slice(1).map((from, i) => {
    const to = edges[i]!
    const within = own.filter(pair => pair.score >= from && pair.score < to)
    return {
      band: i === 0 ? `${from}–100` : `${from} to below ${to}`,
      pairs: within.length,
      same: share(within.filter(pair => pair.same).length, within.length),
    }
  })
}
