import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { ofOrganisation } from '../organisation/entry.ts'
import type { Head } from './chain.ts'
import type { NewRecord } from './record-store.ts'
import type { Chain } from './tables.ts'

type Db = Kysely<Schema>

const table = 'evidence_chain'

/** The chain that this key writes on. */
export const findOpenChain = (db: Db, organisationId: string, keyId: string): Promise<Chain | undefined> =>
  db
    .selectFrom(table)
    .selectAll()
    .where(ofOrganisation({ organisationId }, table))
    .where('key_id', '=', keyId)
    .where('open', '=', true)
    .executeTakeFirst()

/** Chains of the organisation, oldest first. */
export const chainsOf = (db: Db, organisationId: string): Promise<Chain[]> =>
  db
    .selectFrom(table)
    .selectAll()
    .where(ofOrganisation({ organisationId }, table))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const allChains = (db: Db): Promise<Chain[]> =>
  db.selectFrom(table).selectAll().orderBy('created_at').orderBy('id').execute()

/** False when another process opened one at the same moment. */
export const insertChain = async (db: Db, chain: Omit<Chain, 'open'>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values(chain)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const closeChain = async (db: Db, id: string): Promise<void> => {
  await db.updateTable(table).set({ open: false }).where('id', '=', id).execute()
}

interface Append {
  readonly from: Head
  readonly to: Head & { readonly signature: string }
  readonly records: readonly NewRecord[]
}

const valuesOf = (one: NewRecord) =>
  sql`(${one.id}, ${one.author_id}, ${one.number}::integer, ${one.at}::timestamptz, ${one.kind}, ${one.title},
    ${one.verdict}::smallint, ${one.hits}::integer, ${one.snapshot_id}, ${one.digest}, ${one.seal}, ${one.content})`

/** Moves the head and writes what it covers, in one statement; false when the chain no longer ends in `from`. */
export const appendRecords = async (db: Db, { from, to, records }: Append): Promise<boolean> => {
  const { numAffectedRows } = await sql`with head as (
      update evidence_chain set records = ${to.records}, seal = ${to.seal}, signature = ${to.signature}
      where id = ${from.chainId} and open and records = ${from.records} and seal = ${from.seal}
      returning id, organisation_id)
    insert into evidence_record (id, organisation_id, author_id, chain_id, number, at, kind, title, verdict, hits,
      snapshot_id, digest, seal, content)
    select x.id, head.organisation_id, x.author_id, head.id, x.number, x.at, x.kind, x.title, x.verdict, x.hits,
      x.snapshot_id, x.digest, x.seal, x.content
    from head, (values ${sql.join(records.map(valuesOf))}) as x(id, author_id, number, at, kind, title, verdict, hits,
      snapshot_id, digest, seal, content)`.execute(db)
  return Number(numAffectedRows ?? 0) === records.length
}

/** To another organisation, which goes on on its own. */
export const moveChains = async (db: Db, from: string, to: string): Promise<void> => {
  const own = ofOrganisation({ organisationId: from }, table)
  await sql`update evidence_chain set organisation_id = ${to}, open = false where ${own}`.execute(db)
}

/** Seals and numbers stay. */
export const eraseContents = async (db: Db, organisationId: string): Promise<void> => {
  const own = ofOrganisation({ organisationId }, 'evidence_record')
  await sql`update evidence_record set content = null, title = '' where ${own}`.execute(db)
}
