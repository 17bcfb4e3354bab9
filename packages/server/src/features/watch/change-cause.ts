import type { KnownDifference } from './known-difference.ts'
import type { ChangeCause, ChangedEntry, Standing } from './standing.ts'

const mostEntries = 20

/** Entries of the parties of both answers that differ, and what therefore changed the verdict. */
export const causeOf = (
  { entries, isOtherEngine, isKnown }: KnownDifference,
  before: Standing,
  after: Standing,
): { readonly cause: ChangeCause; readonly entries: readonly ChangedEntry[] } => {
  const parties = new Set([...before.hits, ...after.hits].map(hit => hit.party))
  const own = [...parties].flatMap(party => entries.get(party) ?? []).slice(0, mostEntries)
  if (own.length > 0 || !isKnown) return { cause: 'list', entries: own }
  return { cause: isOtherEngine ? 'engine' : 'decision', entries: [] }
}
