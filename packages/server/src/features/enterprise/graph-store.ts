import type { OwnershipRegime } from '@maojian/domain/vocabulary/ownership'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { GraphEdgeInput, GraphNodeInput } from '../../graph/graph-input.ts'

type Db = Database['db']
const pageRows = 10_000

export interface StoredNode extends Omit<GraphNodeInput, 'linked'> {
  readonly name: string
  readonly otherNames: readonly string[]
  readonly sampleListed: readonly OwnershipRegime[]
}

/** All enterprises in order of their ids. */
export async function* nodePages(db: Db): AsyncGenerator<StoredNode[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<StoredNode>`
      select e.id, e.kind, e.name, e.other_names as "otherNames", s.sample, e.sample_listed as "sampleListed",
        array(select key from enterprise_name n where n.enterprise_id = e.id) as "nameKeys"
      from enterprise e join enterprise_source s on s.id = e.source_id
      where e.id > ${after} order by e.id limit ${pageRows}`.execute(db)
    if (rows.length === 0) return
    after = rows.at(-1)!.id
    yield rows
  }
}

/** All standing relations in order of their ids. */
export async function* edgePages(db: Db): AsyncGenerator<GraphEdgeInput[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<GraphEdgeInput>`
      select id, from_id as "from", to_id as "to", kind, percent, percent_high as "percentHigh", control,
        concat(source_id, ' ', told_by) as told, since, until, doubt
      from enterprise_relation where id > ${after} and ended_run is null order by id limit ${pageRows}`.execute(
      db,
    )
    if (rows.length === 0) return
    after = rows.at(-1)!.id
    yield rows
  }
}
