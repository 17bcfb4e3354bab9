import { sql, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PartialSource } from '../../graph/graph-input.ts'
import type { EnterpriseTables, RowProblem } from './tables.ts'

type Db = Database['db']
export type EnterpriseSource = Selectable<EnterpriseTables['enterprise_source']>

export interface NewSource {
  readonly key: string
  readonly format: string
  readonly sample: boolean
  readonly now: Date
}

export const findSource = (db: Db, key: string): Promise<EnterpriseSource | undefined> =>
  db.selectFrom('enterprise_source').selectAll().where('key', '=', key).executeTakeFirst()

export const listSources = (db: Db): Promise<EnterpriseSource[]> =>
  db.selectFrom('enterprise_source').selectAll().orderBy('key').execute()

/** Makes the source known and gives the import that begins its number. */
export const beginImport = async (
  db: Db,
  { key, format, sample, now }: NewSource,
): Promise<{ id: number; run: number }> =>
  db
    .insertInto('enterprise_source')
    .values({ key, format, sample, imported_at: now, run: 1 })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({ run: sql`enterprise_source.run + 1`, format, digest: '' }),
    )
    .returning(['id', 'run'])
    .executeTakeFirstOrThrow()

export interface FinishedImport {
  readonly id: number
  readonly run: number
  readonly digest: string
  readonly files: string
  readonly faults: number
  readonly problems: readonly RowProblem[]
  readonly now: Date
}

export interface ImportCounts {
  readonly enterprises: number
  readonly relations: number
  readonly ended: number
}

/** Relations that a complete import no longer told end; what stands is counted. */
export const finishImport = (db: Db, done: FinishedImport): Promise<ImportCounts> =>
  db.transaction().execute(async tx => {
    const ended = await tx
      .updateTable('enterprise_relation')
      .set({ ended_run: done.run })
      .where('source_id', '=', done.id)
      .where('run', '<', done.run)
      .where('ended_run', 'is', null)
      .executeTakeFirst()
    const { enterprises } = await tx
      .selectFrom('enterprise')
      .select(({ fn }) => fn.countAll<number>().as('enterprises'))
      .where('source_id', '=', done.id)
      .executeTakeFirstOrThrow()
    const { relations } = await tx
      .selectFrom('enterprise_relation')
      .select(({ fn }) => fn.countAll<number>().as('relations'))
      .where('source_id', '=', done.id)
      .where('ended_run', 'is', null)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('enterprise_source')
      .set({
        digest: done.digest,
        files: done.files,
        imported_at: done.now,
        faults: done.faults,
        problems: JSON.stringify(done.problems),
        enterprises,
        relations,
      })
      .where('id', '=', done.id)
      .execute()
    return { enterprises, relations, ended: Number(ended.numUpdatedRows) }
  })

/** Ends of a source's relations of whom no file tells more than their number: nobody can compare them with a list. */
export const namelessEnds = async (
  db: Db,
  source: number,
  most: number,
): Promise<{
  readonly count: number
  readonly ends: readonly { reference: string; relations: number }[]
}> => {
  const { rows } = await sql<{ reference: string; relations: number; count: number }>`
    with ends as (
      select from_id as id from enterprise_relation where source_id = ${source} and ended_run is null
      union all
      select to_id as id from enterprise_relation where source_id = ${source} and ended_run is null)
    select (select min(reference) from enterprise_reference where enterprise_id = e.id) as reference,
      count(*)::integer as relations, (count(*) over ())::integer as count
    from ends join enterprise e on e.id = ends.id
    where e.name = '' group by e.id order by e.id limit ${most}`.execute(db)
  return { count: rows[0]?.count ?? 0, ends: rows }
}

/** Removes a source with its relations, and the enterprises that nobody else tells of; a sample stays known as removed. */
export const removeSource = (db: Db, key: string): Promise<boolean> =>
  db.transaction().execute(async tx => {
    const source = await findSource(tx, key)
    if (!source) return false
    await tx.deleteFrom('enterprise_relation').where('source_id', '=', source.id).execute()
    await sql`delete from enterprise e where source_id = ${source.id}
      and not exists (select 1 from enterprise_relation r where r.from_id = e.id)
      and not exists (select 1 from enterprise_relation r where r.to_id = e.id)`.execute(tx)
    // What others relate to stays, under the source of one of those relations.
    await sql`update enterprise e set source_id = (
        select r.source_id from enterprise_relation r where r.from_id = e.id or r.to_id = e.id limit 1)
      where e.source_id = ${source.id}`.execute(tx)
    if (source.sample && source.digest !== '')
      await tx
        .updateTable('enterprise_source')
        .set({ digest: '', enterprises: 0, relations: 0, files: '' })
        .where('id', '=', source.id)
        .execute()
    else await tx.deleteFrom('enterprise_source').where('id', '=', source.id).execute()
    return true
  })

/** Changes whenever the graph does: what a snapshot is made from. */
export const graphState = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ state: string | null }>`
    select (select string_agg(concat(id, ':', run, ':', digest), ' ' order by id) from enterprise_source
        where digest <> '') || '/' ||
      (select concat(count(*), '-', count(ended_at)) from enterprise_link) as state`.execute(db)
  return rows[0]?.state ?? ''
}

const said = ({ file, line, reason }: RowProblem): string => `${file} 第${line}行：${reason}`

/** Sources with rows that were not taken at all: one of them may tell of a holder, and nobody knows of which company. */
export const partialSources = async (db: Db): Promise<PartialSource[]> => {
  const rows = await db
    .selectFrom('enterprise_source')
    .select(['id', 'key', 'faults', 'problems'])
    .where('faults', '>', 0)
    .where('digest', '<>', '')
    .execute()
  return rows.map(({ id, key, faults, problems }) => {
    const [first] = problems.filter(one => one.refused)
    return { source: id, words: `来源“${key}”有${faults}行未能收录${first ? `（如${said(first)}）` : ''}` }
  })
}
