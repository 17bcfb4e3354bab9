import { sql, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { emit } from '../events/emit.ts'
import { snapshotChannel, type SnapshotKind } from './snapshot-kind.ts'
import type { SnapshotTable } from './snapshot-tables.ts'

type Db = Kysely<Schema>
export type SnapshotRow = Selectable<SnapshotTable>

export const findCurrent = (db: Db, kind: SnapshotKind): Promise<SnapshotRow | undefined> =>
  db
    .selectFrom('snapshot')
    .selectAll()
    .where('kind', '=', kind)
    .where('current', '=', true)
    .executeTakeFirst()

/** The one before the current one. */
export const findPrevious = (db: Db, kind: SnapshotKind): Promise<SnapshotRow | undefined> =>
  db
    .selectFrom('snapshot')
    .selectAll()
    .where('kind', '=', kind)
    .where('current', '=', false)
    .orderBy('published_at', 'desc')
    .executeTakeFirst()

export const findSnapshot = (db: Db, id: string): Promise<SnapshotRow | undefined> =>
  db.selectFrom('snapshot').selectAll().where('id', '=', id).executeTakeFirst()

export type NewSnapshot = Pick<SnapshotRow, 'id' | 'kind' | 'digest' | 'bytes' | 'basis' | 'parties'> & {
  readonly meta: string
}

/** Known before its file is written: what a crash leaves between the two can be found and removed. */
export const insertDraft = async (db: Db, snapshot: NewSnapshot, now: Date): Promise<void> => {
  const again = { removed_at: null, published_at: now }
  await db
    .insertInto('snapshot')
    .values({ ...snapshot, ...again, current: false })
    .onConflict(conflict => conflict.column('id').doUpdateSet(again))
    .execute()
}

/** From now on every process uses this one. */
export const makeCurrent = async (db: Db, { id, kind }: NewSnapshot): Promise<void> => {
  await db.transaction().execute(async tx => {
    await tx
      .updateTable('snapshot')
      .set({ current: false })
      .where('kind', '=', kind)
      .where('current', '=', true)
      .execute()
    await tx.updateTable('snapshot').set({ current: true }).where('id', '=', id).execute()
    if (kind === 'names') await emit(tx, 'index.published', { id })
    await sql`select pg_notify(${snapshotChannel}, ${kind})`.execute(tx)
  })
}

/** A lease that was not renewed for so long belongs to a process that died. */
const leaseMs = 180_000

export const putLease = async (db: Db, id: string, holder: string, now: Date): Promise<void> => {
  await db
    .insertInto('snapshot_lease')
    .values({ snapshot_id: id, holder, seen_at: now })
    .onConflict(conflict => conflict.columns(['snapshot_id', 'holder']).doUpdateSet({ seen_at: now }))
    .execute()
}

export const endLease = async (db: Db, id: string, holder: string): Promise<void> => {
  await db.deleteFrom('snapshot_lease').where('snapshot_id', '=', id).where('holder', '=', holder).execute()
}

/** Besides the current one so many stay, for servers that are about to read them. */
const keptBehind = 2

/** Marks what nobody reads any more as removed and answers the digests whose files may go. */
export const retireSnapshots = async (db: Db, kind: SnapshotKind, now: Date): Promise<string[]> => {
  const dead = new Date(now.getTime() - leaseMs)
  await db.deleteFrom('snapshot_lease').where('seen_at', '<', dead).execute()
  const { rows } = await sql<{ digest: string }>`update snapshot s set removed_at = ${now}
    where s.id in (
      select id from snapshot where kind = ${kind} and not current and removed_at is null
      order by published_at desc offset ${keptBehind})
    and not exists (select 1 from snapshot_lease l where l.snapshot_id = s.id)
    returning digest`.execute(db)
  return rows.map(row => row.digest)
}
