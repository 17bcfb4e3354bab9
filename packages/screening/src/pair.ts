import { measureAddresses } from './address-hits.ts'
import { repairedForms } from './ask/repaired-forms.ts'
import { readText } from './ask/longest-query.ts'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { analyse } from './name/analyse.ts'
import { looseForms } from './name/reading/loose-brand.ts'
import { isReading, type Variant } from './name/token/token.ts'
import type { Evidence, PairAnswer } from './types.ts'
import { moreWords, rankNote } from './match/circumstances.ts'
import { leftBusiness, leftWord, nameEvidence, type NameEvidence } from './match/evidence.ts'
import { brandPoints } from './match/likeness/brand-read.ts'
import { leftPoints, rankedByBusiness, rankedByWords, wordsMet } from './match/likeness/left-likeness.ts'
import { likenessPoints } from './match/likeness/likeness.ts'
import { rankedByBrand } from './match/likeness/other-brand.ts'
import { ownEnglishPoints } from './match/likeness/own-english-name.ts'
import { scoreVariants } from './match/name-score.ts'
import { withoutArticleLeft } from './match/whole/left-article.ts'
import { lettersScore, withSlips } from './match/whole/letters-slip.ts'
import { finalScore, verdictOf } from './match/verdict.ts'

const nothing: Evidence = {
  how: 'name',
  nameIndex: 0,
  pairs: [],
  nameScore: 0,
  parts: [],
  reordered: false,
}

/** What two names score; the evidence is made for those who want it. */
interface MeasuredPair {
  readonly score: number
  readonly evidence: () => Evidence
}

/** Compares two names of a type of party as the engine compares a query with a listed name; symmetric. */
export const comparePair = (a: string, b: string, type: PartyType = '01'): PairAnswer => {
  const { score, evidence } = measurePair(a, b, type)
  const told = evidence()
  return { score, verdict: verdictOf(score, told.parts), evidence: told }
}

/**
 * The same score. Below what is shown a brand heard loosely (loose-brand.ts) and likeness (likeness.ts, left-likeness.ts)
 * count besides: they only rank.
 */
export const measurePair = (a: string, b: string, type: PartyType): MeasuredPair => {
  let best: NameEvidence | undefined
  let alike = 0
  const [first, second] = [readText(a), readText(b)]
  const addresses = measureAddresses(first, second)
  if (addresses) return { score: addresses.score, evidence: addresses.evidence ?? (() => nothing) }
  const consider = (queries: readonly Variant[], listeds: readonly Variant[]): void => {
    for (const query of queries)
      for (const listed of listeds) {
        if (isReading(query) && isReading(listed)) continue
        // Of a reading nothing but a better score counts.
        const least = isReading(query) || isReading(listed) ? (best?.score.score ?? 0) : 0
        const score = scoreVariants(query, listed, { pair: true, least })
        alike = Math.max(alike, leftPoints(query, listed, score))
        if (!best || score.score > best.score.score)
          best = { query, listed, listedText: second, nameIndex: 0, score }
      }
  }
  const [left, right] = [analyse(first), analyse(second)]
  consider(left, right)
  // Either may have been typed: letters and words put right are compared with the other as written.
  consider(repairedForms(first), right)
  consider(left, repairedForms(second))
  consider(left.slice(0, 1).flatMap(looseForms), right)
  consider(left, right.slice(0, 1).flatMap(looseForms))
  if (!best) return { score: 0, evidence: () => nothing }
  best = { ...best, score: withoutArticleLeft(best.score, first, () => second) }
  const points = lettersScore(first, second)
  if (points > best.score.score) best = { ...best, score: withSlips(best.score, points) }
  const notes = moreWords(type, hasMore(best))
  const byRules = finalScore(best.score.score, notes)
  if (byRules < defaultThresholds.possible) {
    const { query, listed, score } = best
    const likest = Math.max(
      byRules,
      alike,
      likenessPoints(left, right, score.conflicts),
      brandPoints(left[0], right[0]),
      ownEnglishPoints(query, listed, score),
    )
    const ranked = rankedByWords(likest, wordsMet(query, listed, score))
    const likely = Math.max(byRules, ranked)
    if (likely > byRules) notes.push(rankNote('likeness', likely, score.score, notes))
    const lower = rankedByBrand(rankedByBusiness(likely, query, listed, score), [left[0]!, right[0]!], best)
    if (lower < likely)
      notes.push({ ...rankNote('otherBusiness', lower, score.score, notes), ...leftBusiness(best) })
  }
  const found = best
  return { score: finalScore(found.score.score, notes), evidence: () => nameEvidence(found, notes) }
}

/** Whether either name has a distinguishing word that met nothing. */
const hasMore = ({ query, listed, score: { matches } }: NameEvidence): boolean =>
  leftWord(query.tokens, matches, 'query') || leftWord(listed.tokens, matches, 'listed')
