import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { migrate, readMigrations } from '../../db/migrate.ts'
import { openEmbedded } from '../../db/open.ts'

let database: Database
beforeAll(async () => {
  database = await openEmbedded({
    maxTransactionMs: 10_000,
    onDeath: error => {
      throw error
    },
    onExpired: () => undefined,
  })
})
afterAll(() => database.close())

test('an installation of before: every account owns an organisation, and its files and batches stay whose they were', async () => {
  const earlier = (await readMigrations()).filter(({ id }) => id < '0060')
  await database.script(async tx => {
    await tx.exec(
      'create table migration (id text primary key, digest text not null, applied_at timestamptz not null default now())',
    )
    for (const { id, sql, digest } of earlier) {
      await tx.exec(sql)
      await tx.query('insert into migration (id, digest) values ($1, $2)', [id, digest])
    }
    await tx.exec(`
      insert into account (id, organisation_id, phone, login_name, company, role, closed_at) values
        ('A1', 'O1', '13900000001', '甲', '示例公司', 2, null),
        ('A2', 'O2', '13900000002', '乙', '', 1, null),
        ('A3', 'O3', null, '已注销用户', '', 1, '2026-01-01');
      insert into screening_batch (id, organisation_id, account_id, name, state, created_at)
        values ('B1', 'O1', 'A1', 'x', 'done', now());
      insert into file (id, account_id, organisation_id, digest, name, type, size, purpose, created_at, kept_at) values
        ('F1', 'A1', 'O1', 'd', 'x', 't', 1, 'profile', now(), now()),
        ('F2', 'A1', 'O1', 'd', 'x', 't', 1, 'document', now(), now()),
        ('F3', 'A2', 'O2', 'd', 'x', 't', 1, 'document', now(), null);
      insert into part_file (id, organisation_id, name, digest, rows, unknown, refused, account_id, created_at) values
        ('C1', '', 'x', 'd', 1, 0, 0, null, now()),
        ('C2', 'O1', 'x', 'd', 1, 0, 0, 'A1', now())`)
  })
  await migrate(database)
  const read = async (query: string) => (await database.script(tx => tx.query(query))).rows
  expect(
    await read(
      'select id, name, vacant_since is null as open, last_account_id from organisation order by id',
    ),
  ).toEqual([
    { id: 'O1', name: '示例公司', open: true, last_account_id: null },
    { id: 'O2', name: '乙的机构', open: true, last_account_id: null },
    { id: 'O3', name: '已注销用户的机构', open: false, last_account_id: 'A3' },
  ])
  expect(await read('select distinct organisation_role from account')).toEqual([
    { organisation_role: 'owner' },
  ])
  expect(await read('select organisation_id, author_id from screening_batch')).toEqual([
    { organisation_id: 'O1', author_id: 'A1' },
  ])
  expect(await read('select id, organisation_id, author_id from file order by id')).toEqual([
    { id: 'F1', organisation_id: null, author_id: 'A1' },
    { id: 'F2', organisation_id: 'O1', author_id: 'A1' },
    { id: 'F3', organisation_id: null, author_id: 'A2' },
  ])
})
