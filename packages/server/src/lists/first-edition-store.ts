import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Lists of which every standing part is its first edition: what it holds is new to us alone. */
export const firstEditionSources = async (db: Database['db']): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ source: string }>`
    select p.source_id as source from list_part p
    where p.superseded_by is null
    group by p.source_id
    having not bool_or(exists (
      select 1 from edition former
      where former.source_id = p.source_id and former.part = p.part and former.id < p.edition_id
        and former.state <> 'draft' and former.format <> 'starter'))`.execute(db)
  return new Set(rows.map(row => row.source))
}
