import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'

const base = {
  part: 'whole',
  rank: 1,
  raw: [],
  relations: 0,
  names: 0,
  state: 'superseded',
  note: '',
} as const
const counts = (entries: number, added: number, removed: number, changed: number) => ({
  entries,
  added,
  removed,
  changed,
})

/** The clock of the test server stands at noon of 2026-11-20 in Shanghai. */
const editions = [
  { format: 'starter', fetched_at: '2026-11-19T00:00:00Z', ...counts(9, 9, 0, 0) },
  { format: 'csv', fetched_at: '2026-11-10T00:00:00Z', ...counts(100, 100, 0, 0) },
  { format: 'csv', fetched_at: '2026-11-19T16:30:00Z', ...counts(104, 5, 1, 2) },
  { format: 'csv', fetched_at: '2026-11-20T02:00:00Z', ...counts(900, 800, 4, 0), state: 'draft' },
  { format: 'csv', fetched_at: '2026-11-20T03:00:00Z', ...counts(103, 0, 1, 3), state: 'published' },
] as const

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, noEngine)
    await database.db
      .insertInto('list_source')
      .values({ id: 'uk-hmt' })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    for (const { fetched_at, ...edition } of editions)
      await database.db
        .insertInto('edition')
        .values({
          ...base,
          raw: [],
          source_id: 'uk-hmt',
          published_on: null,
          ...edition,
          fetched_at: new Date(fetched_at),
        })
        .execute()
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  const ask = async (
    days: string,
    role: 'basic' | 'member' | 'compliance' | 'administrator' = 'compliance',
  ) => server.get('/api/source/changes', { days }, { headers: await server.login(role) })

  test('S1-027 what new editions brought is summed; drafts, starter facts and first imports are not', async () => {
    const { code, data } = await ask('30')
    expect(code).toBe(200)
    expect(data).toMatchObject({ from: '2026-10-22', to: '2026-11-20', count: 3 })
    expect(data).toMatchObject({ added: 5, removed: 2, changed: 5 })
    const rows = data['rows'] as { added: number; first: boolean; fetchedAt: string }[]
    expect(rows.map(row => [row.fetchedAt, row.added, row.first])).toEqual([
      ['2026-11-20 11:00', 0, false],
      ['2026-11-20 00:30', 5, false],
      ['2026-11-10 08:00', 100, true],
    ])
  })

  test('a day begins at midnight in Shanghai', async () => {
    expect((await ask('1')).data).toMatchObject({ from: '2026-11-20', count: 2, added: 5 })
  })

  test('a period that is none is refused with its field', async () => {
    for (const days of ['0', '367', 'x']) expect((await ask(days)).code).toBe(400)
  })

  test('members are told what opens it, administrators may look', async () => {
    expect((await ask('7', 'member')).code).toBe(127)
    expect((await ask('7', 'administrator')).code).toBe(200)
  })
})
