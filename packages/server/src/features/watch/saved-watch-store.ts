import { ofOrganisation, savedRows, type SavedWork } from '../organisation/entry.ts'
import { sql } from 'kysely'

const mostChanges = 20_000

/** Watches with the verdicts that changed; whom a batch names stands in the batch. */
export const savedWatches: SavedWork = {
  ...savedRows({
    table: 'watch',
    name: 'watches',
    read: async (db, organisationId) => {
      const watches = await db
        .selectFrom('watch')
        .selectAll()
        .where(ofOrganisation({ organisationId }, 'watch'))
        .orderBy('created_at')
        .execute()
      const changes = await db
        .selectFrom('watch_change')
        .innerJoin('watch', 'watch.id', 'watch_change.watch_id')
        .selectAll('watch_change')
        .where(ofOrganisation({ organisationId }, 'watch'))
        .orderBy('watch_change.id', 'desc')
        .limit(mostChanges)
        .execute()
      const byWatch = Map.groupBy(changes, change => change.watch_id)
      return watches.map(one => ({ ...one, changes: byWatch.get(one.id) ?? [] }))
    },
  }),
  // What both organisations watch stays with the one that is joined.
  move: async (db, from, to) => {
    const [own, others] = [from, to].map(organisationId => ofOrganisation({ organisationId }, 'watch'))
    await sql`delete from watch where ${own}
      and target_key in (select target_key from watch where ${others})`.execute(db)
    await sql`update watch set organisation_id = ${to} where ${own}`.execute(db)
  },
  bytes: async (db, organisationId) => {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(octet_length(c.content)), 0)::bigint as bytes
      from watch join watch_chunk c on c.watch_id = watch.id
      where ${ofOrganisation({ organisationId }, 'watch')}`.execute(db)
    return Number(rows[0]?.bytes ?? 0)
  },
}

export const savedWatchPolicy: SavedWork = {
  ...savedRows({
    table: 'watch_policy',
    name: 'watchPolicy',
  }),
  // The other organisation has its own.
  count: () => Promise.resolve(0),
  move: () => Promise.resolve(),
}

/** Without the secrets: they leave this installation in no export. */
export const savedWatchChannels: SavedWork = savedRows({
  table: 'watch_channel',
  name: 'watchChannels',
  read: (db, organisationId) =>
    db
      .selectFrom('watch_channel')
      .select(['id', 'kind', 'name', 'enabled', 'created_at'])
      .where(ofOrganisation({ organisationId }, 'watch_channel'))
      .orderBy('created_at')
      .execute(),
})
