import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Subject } from '@maojian/screening'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { testRun } from '../../jobs/testing.ts'
import { runBatch } from '../screening/entry.ts'
import { fixtureSubjects } from '../screening/fixture.ts'
import { fillWatch } from './fill-watch.ts'
import { listed, openWatchTest, type WatchTest } from './watch-testing.ts'
import { watchReport } from './watch-report.ts'

forEachDatabase((_, open) => {
  let database: Database
  let watch: WatchTest
  beforeAll(async () => {
    database = await open()
    watch = await openWatchTest(database)
  })
  afterAll(() => watch.close())
  beforeEach(() => watch.begin())

  test('a watched search becomes a hit when a party of that name is listed, with a message of before and after', async () => {
    const id = await watch.added('search', { keyword: 'Brandelius Maritime Trading' })
    expect((await watch.detail(id)).watch).toMatchObject({
      verdict: 0,
      verdictName: '未发现',
      stateName: '监控中',
    })
    await watch.publish([...fixtureSubjects, listed('P9', 'Brandelius Maritime Trading')])
    await watch.rescreen()
    const { watch: row, changes } = await watch.detail(id)
    expect(row).toMatchObject({ verdict: 1, hits: 1 })
    expect(changes).toMatchObject([
      {
        subject: 'Brandelius Maritime Trading',
        cause: 'list',
        before: { verdict: 0 },
        after: { verdict: 1, hits: [{ party: 'P9', lists: 'OFAC SDN' }] },
        entries: [{ reference: 'ofac-sdn-P9', change: 'added' }],
      },
    ])
    expect(changes[0]!.words).toMatch(/^由未发现变为命中（Brandelius/)
    await watch.settle()
    const [message] = await watch.messages()
    expect(message).toMatchObject({ link: `/watches?id=${id}` })
    const { content } = (
      await watch.server.get(
        '/api/message/content',
        { msg_id: message!.msg_id },
        { headers: watch.user().headers },
      )
    ).data
    expect(content).toContain('由未发现变为命中')
    expect(content).toContain('依据：新增 OFAC SDN ofac-sdn-P9')
  })

  test('the warning page is told which of the organisation’s own a list reached, and nobody else is', async () => {
    const id = await watch.added('search', { keyword: 'Brandelius Maritime Trading' })
    await watch.added('list', { source: 'ofac-sdn' })
    await watch.publish([...fixtureSubjects, listed('P9', 'Brandelius Maritime Trading')])
    await watch.rescreen()
    const affectedOf = async (headers: Readonly<Record<string, string>>) =>
      (await watch.server.get('/api/watch/affected', {}, { headers })).data
    expect(await affectedOf(watch.user().headers)).toMatchObject({
      count: 1,
      lists: [
        {
          source: 'ofac-sdn',
          list: 'OFAC SDN',
          watches: [
            {
              id,
              kindName: '检索',
              title: 'Brandelius Maritime Trading',
              subjects: 1,
              words: expect.stringMatching(/^由未发现变为命中/),
            },
          ],
        },
      ],
    })
    expect(await affectedOf((await watch.server.newcomer()).headers)).toMatchObject({ count: 0, lists: [] })
  })

  test('the same edition tells nothing twice, whatever is run again, and a removal tells the way back', async () => {
    const id = await watch.added('search', { keyword: 'Brandelius Maritime Trading' })
    await watch.publish([...fixtureSubjects, listed('P9', 'Brandelius Maritime Trading')])
    const stopping = new AbortController()
    const interrupted = watch.rescreen(
      testRun({ signal: stopping.signal, progress: async () => stopping.abort(new Error('stopping')) }),
    )
    await interrupted.catch(() => undefined)
    await watch.rescreen()
    await watch.rescreen()
    await watch.settle()
    expect((await watch.detail(id)).count).toBe(1)
    expect(await watch.messages()).toHaveLength(1)
    await watch.publish(fixtureSubjects)
    await watch.rescreen()
    const { changes } = await watch.detail(id)
    expect(changes[0]).toMatchObject({
      before: { verdict: 1 },
      after: { verdict: 0 },
      entries: [{ change: 'removed' }],
    })
  })

  test('what names look for is kept with the first edition, and read anew where another engine has read it', async () => {
    const id = await watch.added('search', { keyword: 'Brandelius Maritime Trading' })
    const kept = async () =>
      (
        await database.db
          .selectFrom('watch_chunk')
          .select('questions')
          .where('watch_id', '=', id)
          .executeTakeFirstOrThrow()
      ).questions
    await watch.publish([...fixtureSubjects, listed('P8', 'Quilmark Ventures')])
    await watch.rescreen()
    const first = await kept()
    expect(first).toBeInstanceOf(Uint8Array)
    // As another engine would have kept it: of nobody.
    await database.db
      .updateTable('watch_chunk')
      .set({ questions: new Uint8Array(5) })
      .where('watch_id', '=', id)
      .execute()
    await watch.publish([...fixtureSubjects, listed('P9', 'Brandelius Maritime Trading')])
    await watch.rescreen()
    expect((await watch.detail(id)).watch).toMatchObject({ verdict: 1, hits: 1 })
    expect(await kept()).toEqual(first)
    await watch.publish(fixtureSubjects)
    await watch.rescreen()
    expect((await watch.detail(id)).watch).toMatchObject({ verdict: 0, hits: 0 })
  })

  test('a party that is joined with another is the same party: nothing is told', async () => {
    const id = await watch.added('search', { keyword: 'Velkorov Shipping Holding' })
    const party = await watch.added('party', { partyId: 'P1' })
    await watch.publish(fixtureSubjects.map(one => (one.id === 'P1' ? { ...one, id: 'P77' } : one)))
    await watch.rescreen()
    expect((await watch.detail(id)).count).toBe(0)
    expect((await watch.detail(party)).count).toBe(0)
    expect((await watch.detail(party)).watch).toMatchObject({ verdict: 1 })
  })

  test('加入监控: a watched party that leaves a list, and then the last one, is told', async () => {
    const id = await watch.added('party', { partyId: 'P1' })
    const delisted =
      (source: string) =>
      (one: Subject): Subject => ({
        ...one,
        entries: one.entries.map(entry =>
          entry.source === source ? { ...entry, status: 'delisted', until: '2026-11-20' } : entry,
        ),
      })
    const without = (source: string, subjects: readonly Subject[]) =>
      subjects.map(one => (one.id === 'P1' ? delisted(source)(one) : one))
    const once = without('un-sc', fixtureSubjects)
    await watch.publish(once)
    await watch.rescreen()
    await watch.publish(without('ofac-sdn', once))
    await watch.rescreen()
    const { changes, watch: row } = await watch.detail(id)
    expect(changes.map(one => [one.before.verdict, one.after.verdict])).toEqual([
      [1, 0],
      [1, 1],
    ])
    expect(changes[1]!.words).toContain('结论仍为命中')
    expect(row).toMatchObject({ verdict: 0, verdictName: '不在名单或仅为历史' })
  })

  test('a watched batch names each row whose verdict changed', async () => {
    const member = { ...watch.user(), headers: await watch.server.login('member') }
    const response = await watch.server.app.inject({
      method: 'POST',
      url: `/api/screening/batch/upload?name=${encodeURIComponent('客户.csv')}`,
      headers: { ...member.headers, 'content-type': 'application/octet-stream' },
      payload: '编号,名称\nA1,Velkorov Shipping Holding\nA2,Brandelius Maritime Trading\nA3,\n',
    })
    const { id: batch } = response.json<{ data: { batch: { id: string } } }>().data.batch
    const fields = { id: batch, name: 1, reference: 0 }
    expect((await watch.add('batch', { id: batch }, member)).code).toBe(409)
    await watch.server.post('/api/screening/batch/start', fields, { headers: member.headers })
    const context = {
      db: database.db,
      snapshots: watch.snapshots,
      now: watch.now,
      log: () => undefined,
      threads: 1,
    }
    await runBatch(context, batch, testRun())
    const { data } = await watch.add('batch', { id: batch }, member)
    const { id } = data['watch'] as { id: string }
    expect(watch.server.asked.at(-1)).toMatchObject({ name: 'watch.fill' })
    await fillWatch({ db: database.db, jobs: { enqueue: async () => '' } })({ id }, testRun())
    await watch.rescreen()
    expect((await watch.detail(id, member)).watch).toMatchObject({
      subjects: 2,
      hits: 1,
      possible: 0,
      verdict: 1,
    })
    await watch.publish([...fixtureSubjects, listed('P9', 'Brandelius Maritime Trading')])
    await watch.rescreen()
    const { changes, watch: row } = await watch.detail(id, member)
    expect(changes).toMatchObject([{ subject: 'Brandelius Maritime Trading', reference: 'A2' }])
    expect(row).toMatchObject({ hits: 2 })
  })

  test('whom a frozen report screened is watched, a newer report takes its place, and it can be switched off', async () => {
    const account = await database.db
      .selectFrom('account')
      .select('organisation_id')
      .where('id', '=', watch.user().id)
      .executeTakeFirstOrThrow()
    const frozen = (names: string[]) => ({
      organisationId: account.organisation_id,
      authorId: watch.user().id,
      projectId: `P-${watch.user().id}`,
      title: '某项目',
      subjects: names.map(name => ({ name })),
    })
    const register = (names: string[]) =>
      watchReport({ db: database.db, jobs: { enqueue: async () => '' }, now: watch.now })(
        frozen(names),
        testRun(),
      )
    await register(['Brandelius Maritime Trading', 'Velkorov Shipping Holding'])
    await register(['Brandelius Maritime Trading'])
    await watch.rescreen()
    const { data } = await watch.list({ kind: 'report' })
    expect(data).toMatchObject([{ title: '某项目', subjects: 1, verdict: 0 }])
    await watch.publish([...fixtureSubjects, listed('P9', 'Brandelius Maritime Trading')])
    await watch.rescreen()
    expect((await watch.detail(String(data[0]!['id']))).changes).toMatchObject([{ after: { verdict: 1 } }])
    const off = await watch.server.post(
      '/api/watch/policy',
      { reports: 0 },
      { headers: watch.user().headers },
    )
    expect(off.data).toEqual({ reports: false })
    await watch.server.post('/api/watch/remove', { id: data[0]!['id'] }, { headers: watch.user().headers })
    await register(['Velkorov Shipping Holding'])
    expect((await watch.list()).count).toBe(0)
  })

  test('a subscribed list tells what was added, removed and changed, and another list nothing', async () => {
    const id = await watch.added('list', { source: 'ofac-sdn' })
    const other = await watch.added('list', { source: 'eu-fsf' })
    await watch.publish([
      ...fixtureSubjects,
      listed('P8', 'Alpha Norrland'),
      listed('P9', 'Brandelius Maritime'),
    ])
    await watch.rescreen()
    const { changes } = await watch.detail(id)
    expect(changes[0]!.words).toBe('新增 2，移除 0，变更 0')
    expect(changes[0]!.entries.map(one => one.reference)).toEqual(['ofac-sdn-P8', 'ofac-sdn-P9'])
    expect((await watch.detail(other)).count).toBe(0)
    expect((await watch.add('list', { source: 'no-such-list' })).code).toBe(404)
  })

  test('a decision that lapses on its day changes the verdict, and the message says that it was the decision', async () => {
    const keyword = 'Velkorov Shipping Holding'
    const decision = { name: keyword, partyId: 'P1', same: 'no', reason: '注册地不同' }
    await watch.server.post('/api/decision/decide', decision, { headers: watch.user().headers })
    const id = await watch.added('search', { keyword })
    expect((await watch.detail(id)).watch).toMatchObject({ verdict: 0 })
    const before = watch.server.clock.now
    watch.server.clock.now = new Date('2027-11-21T04:00:00Z')
    await watch.rescreen()
    watch.server.clock.now = before
    expect((await watch.detail(id)).changes).toMatchObject([
      { cause: 'decision', before: { verdict: 0 }, after: { verdict: 1 } },
    ])
  })
})
