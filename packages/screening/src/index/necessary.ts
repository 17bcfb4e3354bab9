import { namedAgreement, namedWeight, tellingWeight } from '../match/held-name.ts'
import type { Clue, TokenClue } from './clue.ts'

const waysOf = ({ meetings, initials }: TokenClue): readonly Clue[] =>
  initials.length === 0 ? meetings : [...meetings, ...initials]

/** Most that a token may still gain when the chosen clues are not met. */
const mostGain = (clue: TokenClue, chosen: ReadonlySet<Clue>): number => {
  let most = clue.unseen.gain
  for (const one of clue.meetings) if (one.gains.gain > most && !chosen.has(one)) most = one.gains.gain
  for (const one of clue.initials) if (one.gains.gain > most && !chosen.has(one)) most = one.gains.gain
  return most
}

/** Whether characters left unread could still hold a name whole inside another (held-name.ts, telling). */
const heldByCharacters = (clues: readonly TokenClue[], chosen: ReadonlySet<Clue>): boolean => {
  let unread = 0
  let weight = 0
  for (const clue of clues)
    if (clue.han && clue.meetings.some(one => !chosen.has(one))) {
      unread++
      weight += clue.weight
    }
  return unread > 1 && weight >= tellingWeight
}

const fewestAroundName = 3
const nameEarns = namedWeight * namedAgreement

const unreadEarns = ({ meetings }: TokenClue, chosen: ReadonlySet<Clue>): number =>
  meetings.reduce(
    (most, one) => (chosen.has(one) ? most : Math.max(most, one.gains.query + one.gains.listed)),
    0,
  )

/** Whether the first word and another, both unread, could be a name held in this longer one (held-name.ts, namedWithin). */
const heldAsName = (clues: readonly TokenClue[], chosen: ReadonlySet<Clue>): boolean => {
  if (clues.length < fewestAroundName) return false
  const [first, ...others] = clues.map(clue => unreadEarns(clue, chosen)) as [number, ...number[]]
  const other = others.reduce((sum, earns) => sum + earns, 0)
  return first > 0 && other > 0 && first + other >= nameEarns
}

/** Clues that must be read: without one of them a name cannot gain `wanted`, nor hold another name whole. */
export const necessary = (clues: readonly TokenClue[], wanted: number): ReadonlySet<Clue> => {
  const chosen = new Set<Clue>()
  const plain: Clue[] = []
  for (const clue of clues) {
    for (const way of clue.meetings) if (way.telling) chosen.add(way)
    for (const way of waysOf(clue)) if (!way.telling) plain.push(way)
  }
  const missing = (): boolean => {
    let most = 0
    for (const clue of clues) most += mostGain(clue, chosen)
    return most >= wanted || heldByCharacters(clues, chosen) || heldAsName(clues, chosen)
  }
  if (!missing()) return chosen
  const told = chosen.size
  for (const clue of plain.sort((a, b) => a.cost - b.cost)) {
    chosen.add(clue)
    if (!missing()) break
  }
  // A cheap clue taken first may have been made needless by a later one.
  for (const clue of [...chosen].slice(told).toReversed()) {
    chosen.delete(clue)
    if (missing()) chosen.add(clue)
  }
  return chosen
}
