import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

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

interface Version {
  readonly entry: number
  readonly part: string
  readonly from: number
  readonly to: number | null
  readonly content: string
}

interface Part {
  readonly rank: number
  readonly supersededBy: number | null
  readonly current: number
}

const pageEntries = 500

const loadParts = async (db: Database['db']): Promise<Map<string, Part>> => {
  const rows = await db.selectFrom('list_part').selectAll().execute()
  return new Map(
    rows.map(row => [
      `${row.source_id}\n${row.part}`,
      { rank: row.rank, supersededBy: row.superseded_by, current: row.edition_id },
    ]),
  )
}

const loadEntries = (db: Database['db'], after: number) =>
  db.selectFrom('entry').selectAll().where('id', '>', after).orderBy('id').limit(pageEntries).execute()

/** Without a join: the planner of a database without statistics would read the whole table for each page. */
const loadVersions = async (db: Database['db'], after: number, last: number): Promise<Version[]> => {
  const { rows } = await sql<Version>`
    select entry_id as entry, part, from_edition as from, to_edition as to, content::text as content
    from entry_version where entry_id > ${after} and entry_id <= ${last}`.execute(db)
  return rows
}

/** Of each part the newest version that counts: published, or any when drafts are asked for. */
const newestByPart = (
  versions: readonly Version[],
  partOf: (version: Version) => Part | undefined,
  drafts: boolean,
): Map<string, Version> => {
  const newest = new Map<string, Version>()
  for (const version of versions) {
    if (!drafts && version.from > (partOf(version)?.current ?? -1)) continue
    const known = newest.get(version.part)
    if (!known || known.from < version.from) newest.set(version.part, version)
  }
  return newest
}

/**
 * Every entry with its newest version in each part, by pages in the order of entry ids.
 * With `drafts`, versions that are not published yet count as well.
 */
export const entryPages = async function* (
  db: Database['db'],
  { drafts }: { readonly drafts: boolean },
): AsyncGenerator<EntryRow[]> {
  const parts = await loadParts(db)
  for (let after = 0; ;) {
    const entries = await loadEntries(db, after)
    const last = entries.at(-1)
    if (!last) return
    const versions = Map.groupBy(await loadVersions(db, after, last.id), version => version.entry)
    const page = entries.flatMap(entry => {
      const partOf = ({ part }: { part: string }) => parts.get(`${entry.source_id}\n${part}`)
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
