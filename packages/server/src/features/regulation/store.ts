import type { RegulationPart, RegulationUnit } from '@maojian/sources'
import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { UnitChange } from './tables.ts'

type Db = Kysely<Schema>

export interface RegulationEdition {
  readonly id: number
  readonly part: RegulationPart
  readonly date: string
  readonly fetchedAt: Date
  readonly digest: string
  readonly url: string
  readonly units: number
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly changes: readonly UnitChange[]
  readonly note: string
}

export type NewEdition = Omit<RegulationEdition, 'id'>

/** Digest of what a unit says; equal digests are equal text. */
export const unitDigest = (unit: RegulationUnit): string =>
  createHash('sha256').update(JSON.stringify(unit)).digest('hex')

/** The newest edition of each part: the one that readers see. */
export const currentEditions = async (db: Db): Promise<RegulationEdition[]> => {
  const rows = await db
    .selectFrom('regulation_edition')
    .selectAll()
    .distinctOn('part')
    .orderBy('part')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ edition_date: date, fetched_at: fetchedAt, part, ...row }) => ({
    ...row,
    part: part as RegulationPart,
    date,
    fetchedAt,
  }))
}

/** Numbers of the current editions: they change exactly when a text does. */
export const editionNumbers = async (db: Db): Promise<string> => {
  const rows = await db
    .selectFrom('regulation_edition')
    .select(({ fn }) => ['part', fn.max('id').as('id')])
    .groupBy('part')
    .orderBy('part')
    .execute()
  return rows.map(row => `${row.part}:${row.id}`).join()
}

export const currentUnits = async (
  db: Db,
  part: RegulationPart,
  kinds?: readonly RegulationUnit['kind'][],
): Promise<RegulationUnit[]> => {
  const rows = await db
    .selectFrom('regulation_unit')
    .select('content')
    .where('part', '=', part)
    .where('to_edition', 'is', null)
    .$if(kinds !== undefined, query => query.where('kind', 'in', kinds!))
    .orderBy('key')
    .execute()
  return rows.map(row => row.content)
}

/** Rows sent to the database at once. */
const batch = 200

const endUnits = async (
  trx: Transaction<Schema>,
  { part, edition, keys }: { part: string; edition: number; keys: readonly string[] },
): Promise<void> => {
  for (let at = 0; at < keys.length; at += batch)
    await trx
      .updateTable('regulation_unit')
      .set({ to_edition: edition })
      .where('part', '=', part)
      .where('to_edition', 'is', null)
      .where('key', 'in', keys.slice(at, at + batch))
      .execute()
}

/** Publishes an edition in one transaction: its new and changed units begin, those that went or changed end. */
export const publishEdition = (
  db: Db,
  edition: NewEdition,
  units: readonly RegulationUnit[],
): Promise<number> =>
  db.transaction().execute(async trx => {
    const { date, fetchedAt, changes, ...row } = edition
    const { id } = await trx
      .insertInto('regulation_edition')
      .values({ ...row, edition_date: date, fetched_at: fetchedAt, changes: JSON.stringify(changes) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ended = changes.filter(one => one.kind !== 'added').map(one => one.key)
    const begun = new Set(changes.filter(one => one.kind !== 'removed').map(one => one.key))
    await endUnits(trx, { part: row.part, edition: id, keys: ended })
    const rows = units
      .filter(unit => begun.has(unit.key))
      .map(unit => ({
        part: row.part,
        key: unit.key,
        from_edition: id,
        to_edition: null,
        kind: unit.kind,
        digest: unitDigest(unit),
        content: JSON.stringify(unit),
      }))
    for (let at = 0; at < rows.length; at += batch)
      await trx
        .insertInto('regulation_unit')
        .values(rows.slice(at, at + batch))
        .execute()
    return id
  })

/** Digests of the files that editions were read from. */
export const digestsInUse = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('regulation_edition').select('digest').distinct().execute()).map(row => row.digest)

/** How the last question for the official text ended. */
export const noteCheck = async (db: Db, last_check_at: Date, last_error: string): Promise<void> => {
  await db
    .insertInto('regulation_check')
    .values({ id: 1, last_check_at, last_error })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ last_check_at, last_error }))
    .execute()
}

export const lastCheck = (
  db: Db,
): Promise<{ readonly last_check_at: Date; readonly last_error: string } | undefined> =>
  db.selectFrom('regulation_check').select(['last_check_at', 'last_error']).executeTakeFirst()
