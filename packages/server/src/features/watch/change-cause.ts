import type { KnownDifference } from './known-difference.ts'
import type { ChangeCause, ChangedEntry, Standing } from './standing.ts'

const mostEntries = 20

/** A party that stands in both answers and that somebody set aside in between: no list does that. */
const isSetAside = (before: Standing, after: Standing): boolean => {
  const were = new Map(before.hits.map(({ party, state }) => [party, state]))
  return after.hits.some(
    ({ party, state }) => state === 'dismissed' && were.has(party) && were.get(party) !== 'dismissed',
  )
}

/** Entries of the parties of both answers that differ, and what therefore changed the verdict. */
export const causeOf = (
  { entries, isOtherEngine, isKnown }: KnownDifference,
  before: Standing,
  after: Standing,
): { readonly cause: ChangeCause; readonly entries: readonly ChangedEntry[] } => {
  const parties = new Set([...before.hits, ...after.hits].map(hit => hit.party))
  const own = [...parties].flatMap(party => entries.get(party) ?? []).slice(0, mostEntries)
  const isDecided = isSetAside(before, after)
  if (own.length > 0 || !isKnown) return { cause: isDecided ? 'listAndDecision' : 'list', entries: own }
  if (isDecided) return { cause: 'decision', entries: [] }
  return { cause: isOtherEngine ? 'engine' : 'decision', entries: [] }
}
