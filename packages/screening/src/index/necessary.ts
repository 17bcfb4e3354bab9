import { tellingWeight } from '../match/name-score.ts'
import type { Clue, TokenClue } from './clues.ts'

const waysOf = (clue: TokenClue): Clue[] => [...clue.meetings, ...clue.initials]

/** Most that a token may still gain when the chosen clues are not met. */
const mostGain = (clue: TokenClue, chosen: ReadonlySet<Clue>): number => {
  let most = clue.unseen
  for (const one of clue.meetings) if (one.gain > most && !chosen.has(one)) most = one.gain
  for (const one of clue.initials) if (one.gain > most && !chosen.has(one)) most = one.gain
  return most
}

/** Whether characters left unread could still hold a name whole inside another (name-score.ts, telling). */
const heldByCharacters = (clues: readonly TokenClue[], chosen: ReadonlySet<Clue>): boolean => {
  const unread = clues.filter(clue => clue.han && clue.meetings.some(one => !chosen.has(one)))
  return unread.length > 1 && unread.reduce((sum, clue) => sum + clue.weight, 0) >= tellingWeight
}

/** Clues that must be read: without one of them a name cannot gain `wanted`, nor hold another name whole. */
export const necessary = (clues: readonly TokenClue[], wanted: number): ReadonlySet<Clue> => {
  const chosen = new Set<Clue>()
  const missing = (): boolean =>
    clues.reduce((sum, clue) => sum + mostGain(clue, chosen), 0) >= wanted || heldByCharacters(clues, chosen)
  const ways = clues.flatMap(waysOf)
  for (const clue of ways) if (clue.telling) chosen.add(clue)
  const told = chosen.size
  for (const clue of ways.filter(one => !one.telling).toSorted((a, b) => a.cost - b.cost)) {
    if (!missing()) break
    chosen.add(clue)
  }
  // A cheap clue taken first may have been made needless by a later one.
  for (const clue of [...chosen].slice(told).toReversed()) {
    chosen.delete(clue)
    if (missing()) chosen.add(clue)
  }
  return chosen
}
