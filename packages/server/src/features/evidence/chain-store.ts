import { sql, type Kysely } from 'kysely'
import { often } from '../../db/often.ts'
import type { Schema } from '../../db/schema.ts'
import { ofOrganisation, type Erasing } from '../organisation/entry.ts'
import type { Head } from './chain.ts'
import { erasureText } from './erasure.ts'
import type { NewRecord } from './record-store.ts'
import type { Chain, EvidenceRecord } from './tables.ts'

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

export const findChain = (db: Db, id: string): Promise<Chain | undefined> =>
  db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()

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

/** What moves one chain on. */
export interface Append {
  readonly from: Head
  readonly to: Head & { readonly signature: string }
  readonly records: readonly NewRecord[]
}

const headRow = ({ from, to }: Append) => ({
  chain: from.chainId,
  was: from.records,
  was_seal: from.seal,
  records: to.records,
  seal: to.seal,
  signature: to.signature,
})

const recordRows = ({ from, records }: Append) => records.map(one => ({ ...one, chain: from.chainId }))

/**
 * Moves heads and writes what they cover, in one statement; answers the chains that moved. One that no longer ends in
 * `from` stays as it is, and nothing is written on it. Heads are locked in order, so that two writers never wait for each other.
 */
export const appendRecords = async (db: Db, appends: readonly Append[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`${often} with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(appends.map(headRow))}::json) as h(
        chain text, was integer, was_seal text, records integer, seal text, signature text)),
    held as materialized (
      select c.id from evidence_chain c join asked h on h.chain = c.id
      where c.open and c.records = h.was and c.seal = h.was_seal order by c.id for update of c),
    head as (
      update evidence_chain c set records = h.records, seal = h.seal, signature = h.signature
      from asked h join held on held.id = h.chain where c.id = h.chain
      returning c.id, c.organisation_id),
    written as (
      insert into evidence_record (id, organisation_id, author_id, chain_id, number, at, kind, title, verdict, hits,
        warned, snapshot_id, digest, seal, content)
      select x.id, head.organisation_id, x.author_id, head.id, x.number, x.at, x.kind, x.title, x.verdict, x.hits,
        x.warned, x.snapshot_id, x.digest, x.seal, x.content
      from json_to_recordset(${JSON.stringify(appends.flatMap(recordRows))}::json) as x(
        id text, chain text, author_id text, number integer, at timestamptz, kind text, title text, verdict smallint,
        hits integer, warned boolean, snapshot_id text, digest text, seal text, content text)
      join head on head.id = x.chain)
    select id from head`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** To another organisation, which goes on on its own. */
export const moveChains = async (db: Db, from: string, to: string): Promise<void> => {
  const own = ofOrganisation({ organisationId: from }, table)
  await sql`update evidence_chain set organisation_id = ${to}, open = false where ${own}`.execute(db)
}

interface ErasedRow {
  readonly id: string
  readonly key: string
  readonly signature: string
}

const erasedRow = async (row: EvidenceRecord, { now, sign }: Erasing): Promise<ErasedRow> => {
  const { keyId, signature } = await sign(erasureText(row, now))
  return { id: row.id, key: keyId, signature }
}

const writeErased = async (db: Db, rows: readonly ErasedRow[], now: Date): Promise<void> => {
  await sql`update evidence_record r set content = null, title = '', warned = false, erased_at = ${now.toISOString()}::timestamptz,
      erased_key = x.key, erased_signature = x.signature
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(id text, key text, signature text)
    where r.id = x.id`.execute(db)
}

/** So many records are read and signed at once. */
const erasedAtOnce = 500

/** Seals and numbers stay, and a signature that it was we who erased the rest. */
export const eraseContents = async (db: Db, organisationId: string, erasing: Erasing): Promise<void> => {
  const own = ofOrganisation({ organisationId }, 'evidence_record')
  await sql`delete from evidence_repeat where record_id in (select id from evidence_record where ${own})`.execute(
    db,
  )
  for (;;) {
    const rows = await db
      .selectFrom('evidence_record')
      .selectAll()
      .where(own)
      .where('content', 'is not', null)
      .limit(erasedAtOnce)
      .execute()
    if (rows.length === 0) return
    await writeErased(db, await Promise.all(rows.map(row => erasedRow(row, erasing))), erasing.now)
  }
}
