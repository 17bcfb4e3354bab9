import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { insertAccount } from './new-account.ts'
import { liveAccounts } from './session-store.ts'

const now = new Date('2026-11-20T04:00:00Z')
const sessions = 10_000

forEachDatabase((_, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    const account = await insertAccount(database.db, { login_name: '会话测试', created_at: now })
    await sql`insert into session (digest, account_id, created_at, expires_at, address, user_agent)
      select md5(i::text) || md5(i::text), ${account!.id}, ${now}::timestamptz,
        ${now}::timestamptz + make_interval(days => 1), '203.0.113.7', 'test'
      from generate_series(1, ${sessions}::integer) i`.execute(database.db)
    await sql`analyze session`.execute(database.db)
  })
  afterAll(() => database.close())

  test('among ten thousand sessions one is found by the index, without reading the others', async () => {
    const digest = await sql<{ digest: string }>`select digest from session limit 1 offset 5000`.execute(
      database.db,
    )
    const live = liveAccounts(now, [digest.rows[0]!.digest])
    expect((await live.execute(database.db)).rows).toHaveLength(1)
    const plan = await sql<{ 'QUERY PLAN': string }>`explain ${live}`.execute(database.db)
    const text = plan.rows.map(row => row['QUERY PLAN']).join('\n')
    expect(text).toMatch(/Index Scan using session_pkey on session/)
    expect(text).not.toMatch(/Seq Scan on session/)
  })
})
