import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Takes a merge back: the entries that came with it return to their party and are kept apart from the other's
 * for ever. The caller publishes a snapshot afterwards.
 */
export const undoMerge = async (
  db: Database['db'],
  { merge, account, now }: { readonly merge: number; readonly account: string; readonly now: Date },
): Promise<boolean> =>
  db.transaction().execute(async tx => {
    const row = await tx
      .updateTable('party_merge')
      .set({ undone_at: now, undone_by: account })
      .where('id', '=', merge)
      .where('undone_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return false
    const stay = await tx
      .selectFrom('entry')
      .select(({ fn }) => fn.min('id').as('id'))
      .where('party_id', '=', row.into_party)
      .where('id', 'not in', row.entries)
      .executeTakeFirst()
    await tx
      .updateTable('entry')
      .set({ party_id: row.from_party, link_reason: '' })
      .where('id', 'in', row.entries)
      .execute()
    if (stay?.id)
      await sql`insert into party_apart (entry_a, entry_b, by_account, at)
        select ${stay.id}, x, ${account}, ${now} from unnest(${row.entries}::integer[]) x
        on conflict do nothing`.execute(tx)
    return true
  })
