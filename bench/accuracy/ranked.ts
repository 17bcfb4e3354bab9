import { share, type Estimate } from './pair-metrics.ts'

/** How often the right answer stood at or above a rank. */
export interface RankFigures {
  readonly what: string
  readonly queries: number
  readonly at1: Estimate
  readonly at3: Estimate
  readonly at10: Estimate
  /** Right answer among the first ten and at or above the shipped threshold. */
  readonly shipped: Estimate
}

export interface Ranked {
  /** 1 for the first; Infinity when not found. */
  readonly rank: number
  readonly score: number
}

export const rankFigures = (what: string, found: readonly Ranked[], shipped: number): RankFigures => {
  const within = (rank: number, score = 0): Estimate =>
    share(found.filter(one => one.rank <= rank && one.score >= score).length, found.length)
  return {
    what,
    queries: found.length,
    at1: within(1),
    at3: within(3),
    at10: within(10),
    shipped: within(10, shipped),
  }
}

/** Rank of the right subjects among all scores; of equal scores half stand before it. */
export const rankIn = (scores: ReadonlyMap<number, number>, right: ReadonlySet<number>): Ranked => {
  const score = Math.max(-1, ...[...right].map(subject => scores.get(subject) ?? -1))
  if (score < 0) return { rank: Infinity, score: 0 }
  let before = 0
  let equal = 0
  for (const [subject, other] of scores) {
    if (right.has(subject)) continue
    if (other > score) before++
    else if (other === score) equal++
  }
  return { rank: 1 + before + Math.floor(equal / 2), score }
}
