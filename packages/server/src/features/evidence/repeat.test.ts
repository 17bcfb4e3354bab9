import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IndexHolder } from '../../engine/index-holder.ts'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { startTestServer, type Newcomer, type TestServer } from '../../http/testing.ts'
import { company, createTestIngest, ftmLines, indexed, type TestIngest } from '../../ingest/testing.ts'
import { testRun } from '../../jobs/testing.ts'
import { reportLines } from '../../cli/lists-report.ts'
import { repeatAsked, repeatNamed } from './repeat-job.ts'

interface Repeated {
  readonly state: string
  readonly manner: string
  readonly exact: boolean
  readonly title: string
  readonly detail: string
  readonly subjects: readonly {
    readonly recorded: object
    readonly again?: object
    readonly today: object
    readonly isSame: boolean
    readonly isUnchanged: boolean
    readonly parties: readonly object[]
  }[]
}

const velkorov = { id: 'v-1', name: 'Velkorov Shipping Holding' }
const day = (n: number): string => `2026-08-${String(n).padStart(2, '0')}`

forEachDatabase((_, open) => {
  let database: Database
  let ingest: TestIngest
  let holder: IndexHolder
  let server: TestServer
  let user: Newcomer
  beforeAll(async () => {
    database = await open()
    ingest = await createTestIngest(database)
    await edition(1, [velkorov, ...filler])
    holder = ingest.createHolder()
    await holder.start()
    server = await startTestServer(database, holder)
    user = await server.newcomer('member')
  })
  afterAll(async () => {
    await server.app.close()
    await holder.stop()
    await ingest.close()
  })

  const filler = Array.from({ length: 12 }, (_one, n) => company(n + 1, { id: `f-${n}` }))
  const edition = async (n: number, parties: readonly { id: string; name: string }[]): Promise<void> => {
    const dated = parties.map(party => ({ ...party, day: day(n), dataset: 'un_sc_sanctions' }))
    await ingest.importText('un.json', ftmLines(dated), indexed)
  }
  const forgetFiles = async (): Promise<void> => {
    const rows = await database.db
      .selectFrom('snapshot')
      .select('digest')
      .where('current', '=', false)
      .execute()
    for (const { digest } of rows) await ingest.context.snapshots.discard(digest)
    await database.db
      .updateTable('snapshot')
      .set({ removed_at: new Date() })
      .where('current', '=', false)
      .execute()
  }
  const search = async (keyword: string): Promise<string> => {
    const { data } = await server.post('/api/sanction/search', { keyword }, { headers: user.headers })
    return String(data['record'])
  }
  const context = () => {
    const { snapshots, now } = ingest.context
    return { db: database.db, snapshots, now }
  }
  const ask = (id: string, who = user) =>
    server.post('/api/evidence/record/repeat', { id }, { headers: who.headers })
  const repeat = async (id: string): Promise<Repeated> => {
    expect((await ask(id)).data).toMatchObject({ state: 'preparing' })
    await repeatAsked(context())({ id }, testRun())
    return (await ask(id)).data as unknown as Repeated
  }

  test('an answer that came between the look at the row and the look at its job is given, not thrown away', async () => {
    const id = await search('Velkorov Shipping Holding')
    expect((await ask(id)).data).toMatchObject({ state: 'preparing' })
    const job = server.asked.at(-1)!
    job.whenLookedAt = async () => {
      await repeatAsked(context())({ id }, testRun())
      job.state = 'completed'
    }
    expect(await ask(id)).toMatchObject({ code: 200, data: { state: 'done', exact: true } })
    expect(await ask(id)).toMatchObject({ code: 200, data: { state: 'done' } })
  })

  test('S1-261 a record is screened once more: as it was on its own editions, and beside it as it is today', async () => {
    const hit = await search('Velkorov Shipping Holding')
    const none = await search('Norvex Baltic Freight')
    expect(await repeat(hit)).toMatchObject({
      state: 'done',
      manner: 'standing',
      exact: true,
      subjects: [{ isSame: true, isUnchanged: true, recorded: { verdictName: '命中', count: 1 } }],
    })

    await edition(2, [{ id: 'n-1', name: 'Norvex Baltic Freight' }, ...filler])
    await holder.check()
    expect(await repeat(hit)).toMatchObject({ manner: 'kept', exact: true, subjects: [{ isSame: true }] })

    await forgetFiles()
    await database.db.deleteFrom('evidence_repeat').execute()
    const again = await repeat(hit)
    expect(again).toMatchObject({
      manner: 'rebuilt',
      exact: true,
      title: expect.stringContaining('结果与记录一致'),
      detail: expect.stringContaining('逐位相符'),
      subjects: [
        {
          again: { verdictName: '命中', count: 1 },
          today: { verdictName: '未发现', count: 0 },
          isSame: true,
          isUnchanged: false,
          parties: [{ name: 'Velkorov Shipping Holding', recorded: 100, again: 100 }],
        },
      ],
    })
    expect(await repeat(none)).toMatchObject({
      exact: true,
      subjects: [
        {
          again: { verdictName: '未发现', count: 0 },
          today: { verdictName: '命中', count: 1 },
          isSame: true,
          parties: [{ name: 'Norvex Baltic Freight', today: 100 }],
        },
      ],
    })
    const told = await reportLines({ kind: 'repeat', result: (await repeatNamed(context(), none))! })
    expect(told.join('\n')).toMatch(/当时的名单 未发现 0 个；今天的名单 命中 1 个/u)
  })

  test('what was decided since counts in the answer of today, also where one was given before', async () => {
    const id = await search('Norvex Baltic Freight')
    const [first] = (await repeat(id)).subjects
    expect(first).toMatchObject({ isUnchanged: true, today: { verdictName: '命中' } })
    const [found] = first!.parties as { id: string }[]
    const said = { name: 'Norvex Baltic Freight', partyId: found!.id, same: 'no', reason: '注册地不同' }
    const decided = await server.post('/api/decision/decide', said, { headers: user.headers })
    expect((await repeat(id)).subjects).toMatchObject([
      { isSame: true, isUnchanged: false, today: { verdictName: '未发现' } },
    ])
    const taken = { id: decided.data['id'], reason: '判定有误' }
    expect((await server.post('/api/decision/withdraw', taken, { headers: user.headers })).code).toBe(200)
    expect((await repeat(id)).subjects).toMatchObject([{ today: { verdictName: '命中' } }])
  })

  test('where the editions of then are not held any more, it says so, and answers for today alone', async () => {
    const id = await search('Norvex Baltic Freight')
    await database.db.updateTable('snapshot').set({ removed_at: new Date() }).execute()
    const row = await database.db
      .selectFrom('snapshot')
      .selectAll()
      .where('current', '=', true)
      .executeTakeFirstOrThrow()
    const basis = { ...(JSON.parse(row.basis) as object), editions: { 'un-sc': '999999' } }
    await database.db
      .updateTable('snapshot')
      .set({ basis: JSON.stringify(basis) })
      .where('id', '=', row.id)
      .execute()
    const gone = await repeat(id)
    expect(gone).toMatchObject({ manner: 'gone', exact: false, title: expect.stringContaining('已不存在') })
    expect(gone.subjects[0]).not.toHaveProperty('again')
    expect(gone.subjects[0]).toMatchObject({ isSame: false, today: { verdictName: '命中' } })
  })

  test('a stranger is told that there is no such record', async () => {
    const id = await search('Velkorov Shipping Holding')
    const before = [...server.asked]
    expect((await ask(id, await server.newcomer('member'))).code).toBe(404)
    expect(server.asked).toEqual(before)
  })
})
