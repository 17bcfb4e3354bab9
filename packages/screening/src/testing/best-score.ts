import { analyse } from '../name/analyse.ts'
import { isReading } from '../name/token/token.ts'
import { scoreVariants } from '../match/name-score.ts'

/** Score of two names by their best forms, as a full scan finds it: two readings are never compared. */
export const bestScore = (query: string, listed: string): number => {
  let best = 0
  for (const a of analyse(query))
    for (const b of analyse(listed))
      if (!isReading(a) || !isReading(b)) best = Math.max(best, scoreVariants(a, b).score)
  return best
}
