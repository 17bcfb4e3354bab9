import type { Database } from '../db/database.ts'
import { entriesAfter, versionsBetween, type EntryVersion } from './entry-store.ts'
import { allParts } from './part-store.ts'

/** Newest version of one part of an entry; `content` is JSON that has not been parsed. */
export interface EntryRow {
  readonly id: number
  readonly party: string | null
  readonly source: string
  readonly reference: string
  readonly first: number
  readonly part: string
  readonly from: number
  readonly to: number | null
  readonly content: string
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

const pageEntries = 500

const loadParts = async (db: Database['db']): Promise<CountingParts> => {
  const rows = await allParts(db)
  return new Map(
    rows.map(row => [
      partKey(row.source_id, row.part),
      { rank: row.rank, supersededBy: row.superseded_by, current: row.edition_id },
    ]),
  )
}

/** Of each part the newest version that counts: published, or any when drafts are asked for. */
const newestByPart = (
  versions: readonly EntryVersion[],
  partOf: (version: EntryVersion) => CountingPart | undefined,
  drafts: boolean,
): Map<string, EntryVersion> => {
  const newest = new Map<string, EntryVersion>()
  for (const version of versions) {
    if (!drafts && version.from > (partOf(version)?.current ?? -1)) continue
    const known = newest.get(version.part)
    if (!known || known.from < version.from) newest.set(version.part, version)
  }
  return newest
}

/**
 * Every entry with its newest version in each part, by pages in the order of entry ids.
 * With `drafts`, versions that are not published yet count as well; with `parts`, what counted at another time.
 */
export const entryPages = async function* (
  db: Database['db'],
  { drafts, parts: then }: { readonly drafts: boolean; readonly parts?: CountingParts },
): AsyncGenerator<EntryRow[]> {
  const parts = then ?? (await loadParts(db))
  for (let after = 0; ;) {
    const entries = await entriesAfter(db, after, pageEntries)
    const last = entries.at(-1)
    if (!last) return
    const versions = Map.groupBy(await versionsBetween(db, after, last.id), version => version.entry)
    const page = entries.flatMap(entry => {
      const partOf = ({ part }: { part: string }) => parts.get(partKey(entry.source_id, part))
      const newest = newestByPart(versions.get(entry.id) ?? [], partOf, drafts)
      return [...newest.values()].map((version): EntryRow => {
        const part = partOf(version)
        return {
          id: entry.id,
          party: entry.party_id,
          source: entry.source_id,
          reference: entry.reference,
          first: entry.first_edition,
          part: version.part,
          from: version.from,
          to: version.to,
          content: version.content,
          rank: part?.rank ?? null,
          supersededBy: part?.supersededBy ?? null,
          current: part?.current ?? null,
        }
      })
    })
    if (page.length > 0) yield page
    after = last.id
  }
}
