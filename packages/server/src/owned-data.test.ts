import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './db/database.ts'
import type { Schema } from './db/schema.ts'
import { openTestDatabase } from './db/testing.ts'
import { closeDueAccounts, eraseClosedAccounts } from './features/account/entry.ts'
import { sha256 } from './features/evidence/chain.ts'
import { eraseVacant } from './features/organisation/entry.ts'
import { noEngine, startTestServer, type Newcomer, type TestServer } from './http/testing.ts'
import { ownedData } from './owned-data.ts'
import { ownedRows } from './testing-owned-rows.ts'

/** Columns that name an account or an organisation without making the row theirs. */
const mentions: Readonly<Record<string, string>> = {
  'membership.granted_by': 'the administrator who granted it',
  'organisation.last_account_id': 'who may come back',
  'organisation_invitation.author_id': 'the inviting owner',
  'screening_batch.author_id': 'the author',
  'part_file.author_id': 'the author',
  'project.author_id': 'the author',
  'item_flow.author_id': 'the author',
  'project_report.author_id': 'the author',
  'project_report.reviewer_id': 'who signed it off',
  'evidence_record.author_id': 'the operator',
  'classification.author_id': 'the author',
  'classification.reviewer_id': 'who signed it off',
  'decision.author_id': 'who decided',
  'decision.approved_by': 'who approved it',
  'decision.ended_by': 'who took it back',
  'decision_change.author_id': 'who changed it',
  'watch.author_id': 'the author',
  'watch_channel.author_id': 'the owner who set it up',
  'watch_change.subject': 'a name that is watched, not an account',
  'evidence_certificate.author_id': 'who issued it',
}

/** Rows of a closed account that stay with its bare id. */
const records: ReadonlySet<string> = new Set(['account', 'membership', 'audit_log'])

/** What an erased organisation leaves: numbers and seals, without the contents. */
const seals: ReadonlySet<string> = new Set(['evidence_certificate', 'evidence_chain', 'evidence_record'])

const personalTables = ownedData.personal.flatMap(part => part.tables)
const savedTables: readonly (keyof Schema)[] = ownedData.saved.flatMap(part => part.tables)
const dayMs = 86_400_000

const insert = async ({ db }: Database, table: string, row: object): Promise<void> => {
  const columns = sql.join(Object.keys(row).map(name => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
}

const count = async ({ db }: Database, table: string): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from ${sql.table(table)}`.execute(db)
  return rows[0]!.count
}

/** Of every table the columns that name an account or an organisation: by their reference, or by their name. */
const ownerColumns = async ({ db }: Database): Promise<readonly { table: string; column: string }[]> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and (a.attname in ('account_id', 'organisation_id', 'author_id', 'user_id', 'owner_id', 'subject')
        or exists (select 1 from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
          and a.attnum = any (k.conkey) and k.confrelid in ('account'::regclass, 'organisation'::regclass)))
    order by 1, 2`.execute(db)
  return rows
}

describe('what belongs to somebody', () => {
  let database: Database
  let server: TestServer
  let owner: Newcomer
  let organisationId = ''
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startTestServer(database, noEngine)
    owner = await server.newcomer('member')
    const { data } = await server.get('/api/organisation/detail', {}, { headers: owner.headers })
    organisationId = (data['organisation'] as { organisationId: string }).organisationId
    for (const table of [...personalTables, ...savedTables])
      await sql`delete from ${sql.table(table)} where ${table !== 'account' && table !== 'session'}::boolean`.execute(
        database.db,
      )
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })

  test('every column of the database that names an owner is one of the listed tables, or said to be a mention', async () => {
    const listed = (table: string, column: string): boolean => {
      if (`${table}.${column}` in mentions) return true
      // An account is itself; attempts are counted by a digest that names nobody.
      if (table === 'account' || table === 'login_attempt') return true
      const tables: readonly string[] = column === 'organisation_id' ? savedTables : personalTables
      return tables.includes(table)
    }
    const columns = await ownerColumns(database)
    expect(columns.length).toBeGreaterThan(15)
    expect(columns.filter(({ table, column }) => !listed(table, column))).toEqual([])
    for (const table of savedTables)
      expect(columns, `${table} names its organisation`).toContainEqual({ table, column: 'organisation_id' })
  })

  test('all of it is exported, then erased: the personal with the account, the saved after the years of keeping', async () => {
    const rows = ownedRows({ id: owner.id, organisationId }, server.clock.now)
    for (const table of [...personalTables, ...savedTables])
      if (table !== 'account') expect(rows[table], `a row of ${table} for this test`).toBeDefined()
    for (const [table, row] of Object.entries(rows)) await insert(database, table, row)
    const shared = { id: 'F2', organisation_id: organisationId, purpose: 'document' }
    await insert(database, 'file', { ...rows['file'], ...shared })

    const exported = await server.app.inject({ url: '/api/user/export', headers: owner.headers })
    const { parts, withheld } = exported.json<{ parts: Record<string, unknown[]>; withheld: object }>()
    expect(withheld).toEqual({})
    for (const part of [...ownedData.personal, ...ownedData.saved])
      expect(parts[part.name]?.length, `${part.name} in the export`).toBeGreaterThan(0)

    await database.db
      .updateTable('account')
      .set({ closes_at: server.clock.now })
      .where('id', '=', owner.id)
      .execute()
    await closeDueAccounts(database.db, server.clock.now)
    await eraseClosedAccounts(database.db, ownedData.personal, server.clock.now)
    for (const table of personalTables)
      if (!records.has(table) && table !== 'file')
        expect({ table, rows: await count(database, table) }).toEqual({ table, rows: 0 })
    expect(await count(database, 'screening_batch')).toBe(1)

    const sign = (text: string) => Promise.resolve({ keyId: 'k', signature: sha256(text) })
    const keep = { work: ownedData.saved, years: 5, sign }
    const after = (days: number): Date => new Date(server.clock.now.getTime() + days * dayMs)
    expect(await eraseVacant(database.db, { ...keep, now: after(5 * 365) })).toEqual([])
    expect(await eraseVacant(database.db, { ...keep, now: after(5 * 365 + 3) })).toEqual([organisationId])
    const kept = await database.db
      .selectFrom('evidence_record')
      .select(['seal', 'title', 'content', 'erased_key'])
      .execute()
    expect(kept).toEqual([{ seal: 's', title: '', content: null, erased_key: 'k' }])
    for (const table of savedTables)
      if (table !== 'file' && !seals.has(table))
        expect({ table, rows: await count(database, table) }).toEqual({ table, rows: 0 })
    // Files go with the next clean-up, which removes their contents too.
    const files = await database.db.selectFrom('file').select(['kept_at', 'organisation_id']).execute()
    expect(files).toEqual([
      { kept_at: null, organisation_id: null },
      { kept_at: null, organisation_id: null },
    ])
  })
})
