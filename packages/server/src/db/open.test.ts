import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase, openEmbedded } from './open.ts'
import { often } from './often.ts'
import { forEachDatabase } from './testing.ts'

forEachDatabase((name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('values arrive alike from both databases', async () => {
    const { rows } = await sql<Record<string, unknown>>`select
      count(*) as int8, 12.50::numeric(6, 2) as numeric, date '2026-11-20' as date,
      timestamptz '2026-11-20T01:02:03Z' as timestamptz, '{"a":[1]}'::jsonb as json,
      array['x', 'y']::text[] as texts, true as flag, null::text as nothing
      from (values (1), (2)) as t`.execute(database.db)
    expect(rows).toEqual([
      {
        int8: 2,
        numeric: '12.50',
        date: '2026-11-20',
        timestamptz: new Date('2026-11-20T01:02:03Z'),
        json: { a: [1] },
        texts: ['x', 'y'],
        flag: true,
        nothing: null,
      },
    ])
  })

  test('bytes come back as they were given, whichever part of a buffer they are', async () => {
    const whole = Uint8Array.from({ length: 300 }, (_, at) => at % 256)
    const given = [whole, whole.subarray(17, 260), Buffer.from('贸鉴'), new Uint8Array()]
    for (const bytes of given) {
      const { rows } = await sql<{ back: Uint8Array }>`select ${bytes}::bytea as back`.execute(database.db)
      expect([...rows[0]!.back]).toEqual([...bytes])
    }
  })

  test('a statement that is asked often answers as any other: again, after an error, and beside a transaction', async () => {
    const asked = (texts: readonly string[], number: number | null, day: Date) =>
      sql`${often} select ${texts}::text[] as texts, ${number}::integer as number, ${day}::timestamptz as day,
        10 / ${number ?? 1}::integer as tenth, ${'{"a":["«甲»"]}'}::json as json`.execute(database.db)
    const day = new Date('2026-11-20T01:02:03Z')
    const json = { a: ['«甲»'] }
    for (const texts of [['x', '"y", {z}'], ['只'], []])
      expect((await asked(texts, 5, day)).rows).toEqual([{ texts, number: 5, day, tenth: 2, json }])
    await expect(asked([], 0, day)).rejects.toMatchObject({ code: '22012' })
    const held = database.db.transaction().execute(async tx => {
      const [before, inside] = [
        await sql`${often} select 1 as one`.execute(tx),
        await sql`${often} select 1 as one`.execute(tx),
      ]
      return [...before.rows, ...inside.rows]
    })
    const [beside, within] = await Promise.all([asked(['x'], null, day), held])
    expect(beside.rows).toEqual([{ texts: ['x'], number: null, day, tenth: 10, json }])
    expect(within).toEqual([{ one: 1 }, { one: 1 }])
  })

  test('of statements asked often only so many are kept, and all are answered', async () => {
    for (let at = 0; at < 80; at++) {
      const { rows } = await sql<{ n: number }>`${often} select ${sql.lit(at)}::integer as n`.execute(
        database.db,
      )
      expect(rows).toEqual([{ n: at }])
    }
    if (name !== 'embedded') return
    const { rows } = await sql<{
      kept: number
    }>`select count(*)::integer as kept from pg_prepared_statements`.execute(database.db)
    expect(rows[0]!.kept).toBeLessThanOrEqual(64)
  })

  test('an int8 beyond the safe integers is an error, not a wrong number', async () => {
    await expect(sql`select 9007199254740993::int8`.execute(database.db)).rejects.toThrow('does not fit')
  })

  test('an error carries its SQLSTATE and constraint', async () => {
    const row = {
      organisation_id: 'o',
      organisation_role: 'owner' as const,
      organisation_since: new Date(),
      phone: '1',
      login_name: 'n',
      role: 5,
      profile_complete: false,
      demo: true,
    }
    await expect(
      database.db
        .insertInto('account')
        .values({ id: 'a', ...row })
        .execute(),
    ).rejects.toMatchObject({ code: '23514', constraint: 'account_role_check' })
  })

  test('a failed transaction leaves nothing behind and the next one works', async () => {
    const attempt = database.db.transaction().execute(async tx => {
      await tx.insertInto('login_attempt').values({ subject: 's', failures: 1, since: new Date() }).execute()
      throw new Error('stop')
    })
    await expect(attempt).rejects.toThrow('stop')
    expect(await database.db.selectFrom('login_attempt').selectAll().execute()).toEqual([])
  })

  test('a notification reaches its listener until it stops listening', async () => {
    const heard: string[] = []
    const first = Promise.withResolvers<void>()
    const stop = await database.listen('news', payload => {
      heard.push(payload)
      first.resolve()
    })
    await database.notify('news', '快照')
    await first.promise
    await stop()
    await database.notify('news', 'later')
    expect(heard, name).toEqual(['快照'])
  })
})

const quiet = { onDeath: () => undefined, onExpired: () => undefined }

describe('the embedded database', () => {
  test('a transaction that stays open too long is rolled back and reported', async () => {
    const expired = Promise.withResolvers<number>()
    const database = await openEmbedded({ maxTransactionMs: 50, ...quiet, onExpired: expired.resolve })
    await database.embedded!.exec('create table t (n int)')
    const forgotten = database.embedded!.transaction(async tx => {
      await tx.query('insert into t values (1)')
      await expired.promise
      await tx.query('insert into t values (2)')
    })
    await expect(forgotten).rejects.toThrow('超时')
    expect(await expired.promise).toBe(50)
    expect((await database.embedded!.query('select * from t')).rows).toEqual([])
    await database.close()
  })

  test('a dead worker rejects every waiting call and is reported', async () => {
    const death = Promise.withResolvers<Error>()
    const database = await openEmbedded({ maxTransactionMs: 1000, ...quiet, onDeath: death.resolve })
    const waiting = [
      database.embedded!.query('select pg_sleep(60)'),
      database.embedded!.transaction(tx => tx.query('select 1')),
    ]
    const outcomes = Promise.allSettled(waiting)
    await database.embedded!.crash()
    expect((await outcomes).map(outcome => outcome.status)).toEqual(['rejected', 'rejected'])
    expect((await death.promise).message).toContain('已退出')
    await expect(database.embedded!.query('select 1')).rejects.toThrow('已退出')
  })

  test('a folder that this process does not own is refused', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'maojian-'))
    const config = { dataDir, maxTransactionMs: 1000 }
    await expect(openDatabase(config)).rejects.toThrow('尚未由本进程占用')
    await expect(openDatabase(config, { claim: { dataDir: '/elsewhere' } })).rejects.toThrow(
      '尚未由本进程占用',
    )
    const database = await openDatabase(config, { claim: { dataDir } })
    await database.close()
    await rm(dataDir, { recursive: true })
  })
})
