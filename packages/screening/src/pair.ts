import { nameEvidence } from './match/evidence.ts'
import { scoreVariants } from './match/name-score.ts'
import { finalScore, verdictOf } from './match/verdict.ts'
import { analyse } from './name/analyse.ts'
import { isReading } from './name/token.ts'
import type { Evidence, PairAnswer } from './types.ts'

const nothing: Evidence = {
  how: 'name',
  nameIndex: 0,
  pairs: [],
  nameScore: 0,
  circumstances: [],
  reordered: false,
}

/** Compares two names as the engine compares a query with a listed name; symmetric. */
export const comparePair = (a: string, b: string): PairAnswer => {
  let best: Parameters<typeof nameEvidence>[0] | undefined
  for (const query of analyse(a))
    for (const listed of analyse(b)) {
      if (isReading(query) && isReading(listed)) continue
      const score = scoreVariants(query, listed)
      if (!best || score.score > best.score.score)
        best = { query, listed, listedText: b, nameIndex: 0, score }
    }
  if (!best || best.score.score === 0) return { score: 0, verdict: 'none', evidence: nothing }
  const evidence = nameEvidence(best, [])
  const score = finalScore(best.score.score, [])
  return { score, verdict: verdictOf(score, evidence.circumstances), evidence }
}
