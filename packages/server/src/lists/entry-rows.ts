import type { ListEntry } from '@maojian/domain/entity/list-entry'

/** Newest version of one part of an entry. */
export interface EntryRow {
  readonly id: number
  readonly party: string | null
  readonly source: string
  readonly reference: string
  readonly first: number
  readonly part: string
  readonly from: number
  readonly to: number | null
  readonly content: ListEntry
  /** Of the part; null while it has never been published. */
  readonly rank: number | null
  readonly supersededBy: number | null
  readonly current: number | null
}

/** What counts of a part: its edition, and the one that took its place. */
export interface CountingPart {
  readonly rank: number
  readonly supersededBy: number | null
  readonly current: number
}

export type CountingParts = ReadonlyMap<string, CountingPart>

/** Key of a part among all. */
export const partKey = (source: string, part: string): string => `${source}\n${part}`

/** Entries with all their versions, as the database told them: whoever needs them reads them in a thread of its own. */
export interface EntryPage {
  /** JSON of `StoredEntry[]`. */
  readonly text: string
  readonly parts: CountingParts
  /** Versions that are not published yet count as well. */
  readonly drafts: boolean
}

type StoredVersion = readonly [part: string, from: number, to: number | null, content: ListEntry]

type StoredEntry = readonly [
  id: number,
  party: string | null,
  source: string,
  reference: string,
  first: number,
  versions: readonly StoredVersion[] | null,
]

/** Of each part the newest version that counts. */
const newestByPart = (
  versions: readonly StoredVersion[],
  counts: (version: StoredVersion) => boolean,
): Map<string, StoredVersion> => {
  const newest = new Map<string, StoredVersion>()
  for (const version of versions) {
    if (!counts(version)) continue
    const [part, from] = version
    const known = newest.get(part)
    if (!known || known[1] < from) newest.set(part, version)
  }
  return newest
}

/** Every entry of a page with its newest version in each part, in the order of entry ids. */
export const rowsOf = ({ text, parts, drafts }: EntryPage): EntryRow[] =>
  (JSON.parse(text) as StoredEntry[]).flatMap(([id, party, source, reference, first, versions]) => {
    const partOf = (part: string) => parts.get(partKey(source, part))
    const newest = newestByPart(
      versions ?? [],
      ([part, from]) => drafts || from <= (partOf(part)?.current ?? -1),
    )
    return Array.from(newest.values(), ([name, from, to, content]): EntryRow => {
      const part = partOf(name)
      return {
        id,
        party,
        source,
        reference,
        first,
        part: name,
        from,
        to,
        content,
        rank: part?.rank ?? null,
        supersededBy: part?.supersededBy ?? null,
        current: part?.current ?? null,
      }
    })
  })
