import type { Database } from '../../db/database.ts'
import { assignParties, entryIdsOf } from '../../lists/entry-store.ts'
import { endMerge, sayOfPairs, type Said } from '../../lists/party-pair-store.ts'

/**
 * Takes a merge back: the entries that came with it return to their party and are kept apart from the other's
 * for ever. Answers with their party; undefined when it is taken back already.
 */
export const undoMerge = async (db: Database['db'], merge: number, said: Said): Promise<string | undefined> =>
  db.transaction().execute(async tx => {
    const row = await endMerge(tx, merge, said)
    if (!row) return undefined
    const others = (await entryIdsOf(tx, row.into_party)).filter(entry => !row.entries.includes(entry))
    await assignParties(
      tx,
      row.entries.map(entry => ({ entry, party: row.from_party, reason: '' })),
    )
    await sayOfPairs(tx, 'apart', { entries: row.entries, others }, said)
    return row.from_party
  })
