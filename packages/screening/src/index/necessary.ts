import type { Clue, TokenClue } from './clue.ts'
import { tellingWeight } from '../match/signal/contained.ts'
import { namedAgreement, namedWeight } from '../match/signal/person-within.ts'

/** Any bit: which one it gets is told when all that is read is known (most-by-ways.ts). */
export const chosen = 1

/** Forgets what another question chose. */
export const unmark = (clues: readonly TokenClue[]): void => {
  for (const { meetings, initials } of clues) {
    for (const way of meetings) way.mark = 0
    for (const way of initials) way.mark = 0
  }
}

/** Every clue once, though a word may stand twice in the query. */
const waysOf = (clues: readonly TokenClue[]): Clue[] => {
  const out: Clue[] = []
  const take = (ways: readonly Clue[]): void => {
    for (const way of ways)
      if (way.mark === 0) {
        way.mark = chosen
        out.push(way)
      }
  }
  unmark(clues)
  for (const { meetings, initials } of clues) {
    take(meetings)
    take(initials)
  }
  for (const way of out) way.mark = 0
  return out
}

/** Most that a token may still gain when the chosen clues are not met. */
const mostGain = ({ unseen, meetings, initials }: TokenClue): number => {
  let most = unseen.gain
  for (const { mark, gains } of meetings) if (mark === 0 && gains.gain > most) most = gains.gain
  for (const { mark, gains } of initials) if (mark === 0 && gains.gain > most) most = gains.gain
  return most
}

const isUnread = ({ mark }: Clue): boolean => mark === 0

/** Whether characters left unread could still hold a name whole inside another (signal/contained.ts, isTelling). */
const heldByCharacters = (clues: readonly TokenClue[]): boolean => {
  let unread = 0
  let weight = 0
  for (const clue of clues)
    if (clue.han && clue.meetings.some(isUnread)) {
      unread++
      weight += clue.weight
    }
  return unread > 1 && weight >= tellingWeight
}

const fewestAroundName = 3
const nameEarns = namedWeight * namedAgreement

const unreadEarns = ({ meetings }: TokenClue): number => {
  let most = 0
  for (const { mark, gains } of meetings) if (mark === 0) most = Math.max(most, gains.query + gains.listed)
  return most
}

/** Whether the first word and another, both unread, could be a name held in this longer one (signal/person-within.ts). */
const heldAsName = (clues: readonly TokenClue[]): boolean => {
  if (clues.length < fewestAroundName) return false
  const first = unreadEarns(clues[0]!)
  if (first === 0) return false
  let other = 0
  for (let i = 1; i < clues.length; i++) other += unreadEarns(clues[i]!)
  return other > 0 && first + other >= nameEarns
}

/** Whether a name could still gain `wanted`, or hold another name whole, without the chosen clues. */
const isMissing = (clues: readonly TokenClue[], wanted: number): boolean => {
  let most = 0
  for (const clue of clues) most += mostGain(clue)
  return most >= wanted || heldByCharacters(clues) || heldAsName(clues)
}

/** Clues that must be read, each marked: without one of them a name cannot gain `wanted`, nor hold another name whole. */
export const necessary = (clues: readonly TokenClue[], wanted: number): readonly Clue[] => {
  const ways = waysOf(clues)
  const told = ways.filter(({ telling }) => telling)
  for (const clue of told) clue.mark = chosen
  if (!isMissing(clues, wanted)) return told
  const others: Clue[] = []
  for (const clue of ways.filter(({ telling }) => !telling).sort((a, b) => a.cost - b.cost)) {
    clue.mark = chosen
    others.push(clue)
    if (!isMissing(clues, wanted)) break
  }
  // A cheap clue taken first may have been made needless by a later one.
  for (const clue of others.toReversed()) {
    clue.mark = 0
    if (isMissing(clues, wanted)) clue.mark = chosen
  }
  return [...told, ...others.filter(clue => clue.mark !== 0)]
}
