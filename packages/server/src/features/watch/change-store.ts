import type { Kysely } from 'kysely'
import { pageOf, type Page } from '../../db/page-of.ts'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { ofOrganisation } from '../organisation/entry.ts'
import type { Watch, WatchChange } from './tables.ts'
import type { ChangeCause, ChangedEntry, Standing } from './standing.ts'

type Db = Kysely<Schema>

const table = 'watch_change'

export interface NewChange {
  readonly watchId: string
  readonly snapshotId: string
  readonly round: string
  /** Place of the subject in its watch. */
  readonly place: number
  readonly subject: string
  readonly reference: string
  readonly cause: ChangeCause
  readonly before: Standing
  readonly after: Standing
  readonly entries: readonly ChangedEntry[]
  readonly at: Date
}

/** Each is kept once a round, however often the job is run. */
export const insertChanges = async (db: Db, changes: readonly NewChange[]): Promise<void> => {
  if (changes.length === 0) return
  const values = changes.map(({ watchId, snapshotId, before, after, entries, ...change }) => ({
    ...change,
    watch_id: watchId,
    snapshot_id: snapshotId,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    entries: JSON.stringify(entries),
  }))
  await db
    .insertInto(table)
    .values(values)
    .onConflict(conflict => conflict.columns(['watch_id', 'round', 'place']).doNothing())
    .execute()
}

export const pageChanges = (
  db: Db,
  watchId: string,
  page: Page,
): Promise<{ rows: WatchChange[]; count: number }> =>
  pageOf(db.selectFrom(table).where('watch_id', '=', watchId).selectAll().orderBy('id', 'desc'), page)

/** The first of one round, and how many there are. */
export const changesOn = async (
  db: Db,
  { watchId, round, limit }: { readonly watchId: string; readonly round: string; readonly limit: number },
): Promise<{ rows: WatchChange[]; count: number }> => {
  const of = db.selectFrom(table).where('watch_id', '=', watchId).where('round', '=', round)
  const rows = await of.selectAll().orderBy('place').limit(limit).execute()
  const { count } = await of.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

export interface RecentChange {
  readonly watch: Pick<Watch, 'id' | 'kind' | 'target' | 'title'>
  readonly change: WatchChange
}

/** Changed verdicts of the organisation's watches since then, newest first; a watched list has none. */
export const changesSince = async (
  db: Db,
  user: Pick<SessionUser, 'organisationId'>,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<RecentChange[]> => {
  const rows = await db
    .selectFrom(table)
    .innerJoin('watch', 'watch.id', 'watch_change.watch_id')
    .selectAll('watch_change')
    .select(['watch.kind', 'watch.target', 'watch.title'])
    .where(ofOrganisation(user, 'watch'))
    .where('watch.kind', '<>', 'list')
    .where('watch_change.at', '>=', since)
    .orderBy('watch_change.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ kind, target, title, ...change }) => ({
    watch: { id: change.watch_id, kind, target, title },
    change,
  }))
}
