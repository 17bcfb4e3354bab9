/** What decides which parts of one list count beside each other. */
export interface PartStanding {
  readonly part: string
  readonly format: string
  readonly rank: number
  /** Day that the edition itself states; '' where it does not. */
  readonly day: string
  readonly edition: number
  /** Parts that carry only relations stand beside every other. */
  readonly entries: number
}

const starter = 'starter'

/**
 * Whether part `a` takes the place of part `b`: another way to read the same list, as rich and not older. A file without
 * a day of its own may be of any year: it never takes the place of a dated one, and gives way to it.
 */
const supersedes = (a: PartStanding, b: PartStanding): boolean => {
  if (a.format === b.format || a.entries === 0 || b.entries === 0) return false
  if (b.format === starter) return true
  if (a.format === starter) return false
  return (a.day === '') === (b.day === '') ? a.rank >= b.rank && a.day >= b.day : b.day === ''
}

/** The edition that stands in for each part, or undefined where the part itself counts; newest part first wins a tie. */
export const standIns = (parts: readonly PartStanding[]): Map<string, number | undefined> => {
  const byEdition = [...parts].sort((a, b) => b.edition - a.edition)
  const standing = byEdition.filter(
    (part, i) =>
      !byEdition.some((other, j) => supersedes(other, part) && (!supersedes(part, other) || j < i)),
  )
  return new Map(
    parts.map(part => [
      part.part,
      standing.includes(part)
        ? undefined
        : [...standing, ...byEdition].find(other => supersedes(other, part))?.edition,
    ]),
  )
}
