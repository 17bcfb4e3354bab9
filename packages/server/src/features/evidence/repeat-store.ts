import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { decisionsMark } from '../decision/entry.ts'
import type { EvidenceRepeatTable } from './tables.ts'

type Db = Kysely<Schema>

/** So long an answer to the same question is not worked out again. */
const keptMs = 86_400_000

const table = 'evidence_repeat'

export const findRepeat = (db: Db, recordId: string): Promise<Selectable<EvidenceRepeatTable> | undefined> =>
  db.selectFrom(table).selectAll().where('record_id', '=', recordId).executeTakeFirst()

/** Puts the order in the place of a former one. */
export const putRepeat = async (
  db: Db,
  row: Omit<Insertable<EvidenceRepeatTable>, 'result'>,
): Promise<void> => {
  const { record_id: _id, ...changed } = { ...row, result: null }
  await db
    .insertInto(table)
    .values({ ...row, result: null })
    .onConflict(conflict => conflict.column('record_id').doUpdateSet(changed))
    .execute()
}

/** Today's answer rests on the snapshot and on what was decided. */
export const answeredBy = async (db: Db, organisationId: string, snapshotId: string): Promise<string> =>
  `${snapshotId} ${await decisionsMark(db, { organisationId })}`

/** Kept only where it is still wanted. */
export const keepRepeat = async (
  db: Db,
  recordId: string,
  result: { readonly against: string },
): Promise<void> => {
  await db
    .updateTable(table)
    .set({ result: JSON.stringify(result), against: result.against })
    .where('record_id', '=', recordId)
    .execute()
}

export const deleteRepeat = async (db: Db, recordId: string): Promise<void> => {
  await db.deleteFrom(table).where('record_id', '=', recordId).execute()
}

export const forgetRepeats = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom(table)
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
