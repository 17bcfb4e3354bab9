import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { partsOf, type KnownPart } from './part-store.ts'

export interface KnownEntry {
  readonly id: number
  /** Hash of the version that holds, by part. */
  readonly hashes: Map<string, string>
}

/** What is stored of one list before an import touches it. */
export interface ListState {
  readonly entries: Map<string, KnownEntry>
  readonly parts: readonly KnownPart[]
  /** Relations that hold, by part and reference. */
  readonly relations: ReadonlyMap<string, ReadonlyMap<string, { readonly id: number; readonly hash: string }>>
}

const pageSize = 2000

interface EntryRow {
  id: number
  reference: string
  part: string | null
  hash: string | null
}

const loadEntries = async (db: Database['db'], source: string): Promise<Map<string, KnownEntry>> => {
  const entries = new Map<string, KnownEntry>()
  for (let after = ''; ;) {
    const { rows } = await sql<EntryRow>`
      select e.id, e.reference, v.part, v.hash
      from (select id, reference from entry where source_id = ${source} and reference > ${after}
            order by reference limit ${pageSize}) e
      left join entry_version v on v.entry_id = e.id and v.to_edition is null
      order by e.reference`.execute(db)
    for (const row of rows) {
      const known = entries.get(row.reference) ?? { id: row.id, hashes: new Map<string, string>() }
      if (row.part !== null && row.hash !== null) known.hashes.set(row.part, row.hash)
      entries.set(row.reference, known)
    }
    const last = rows.at(-1)
    if (!last) return entries
    after = last.reference
  }
}

const loadRelations = async (db: Database['db'], source: string): Promise<ListState['relations']> => {
  const relations = new Map<string, Map<string, { id: number; hash: string }>>()
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('list_relation')
      .select(['id', 'part', 'reference', 'hash'])
      .where('source_id', '=', source)
      .where('to_edition', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    for (const { id, part, reference, hash } of rows) {
      const known = relations.get(part) ?? new Map<string, { id: number; hash: string }>()
      relations.set(part, known.set(reference, { id, hash }))
    }
    const last = rows.at(-1)
    if (!last) return relations
    after = last.id
  }
}

/** Reads, by pages, what a new edition of a list is compared with. */
export const loadListState = async (db: Database['db'], source: string): Promise<ListState> => ({
  entries: await loadEntries(db, source),
  parts: await partsOf(db, source),
  relations: await loadRelations(db, source),
})
