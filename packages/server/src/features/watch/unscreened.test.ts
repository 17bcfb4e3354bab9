import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscriptions } from '../../background/subscriptions.ts'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { dispatchEvents } from '../../events/dispatch-events.ts'
import { createTestDesk, testRun } from '../../jobs/testing.ts'
import { fixtureSubjects } from '../screening/fixture.ts'
import { tellOutsideJob } from './delivery/delivery-jobs.ts'
import { tellOutside } from './delivery/tell-channels.ts'
import { tellUnscreened } from './tell-unscreened.ts'
import { listed, openWatchTest, type WatchTest } from './watch-testing.ts'

forEachDatabase((_, open) => {
  let database: Database
  let watch: WatchTest
  beforeAll(async () => {
    database = await open()
    watch = await openWatchTest(database)
  })
  afterAll(() => watch.close())
  beforeEach(() => watch.begin())

  test('whom the lists name now is told, though the file of the index of before is gone or broken', async () => {
    const former = async (): Promise<string> => (await watch.snapshots.current('names'))!.digest
    const id = await watch.added('search', { keyword: 'Brandelius Maritime Trading' })
    await watch.snapshots.discard(await former())
    await watch.publish([...fixtureSubjects, listed('P9', 'Brandelius Maritime Trading')])
    await watch.rescreen()
    expect((await watch.detail(id)).watch).toMatchObject({ verdict: 1, hits: 1, unscreened: '' })
    await watch.settle()
    expect(await watch.messages()).toHaveLength(1)
  })

  test('a watch that cannot be screened again says since when and why, keeps no other from it, and is well again', async () => {
    const broken = await watch.added('search', { keyword: 'Brandelius Maritime Trading' })
    const other = await watch.added('search', { keyword: 'Quilmark Ventures' })
    const chunk = database.db.selectFrom('watch_chunk').selectAll().where('watch_id', '=', broken)
    const { content } = await chunk.executeTakeFirstOrThrow()
    const put = (bytes: Uint8Array) =>
      database.db.updateTable('watch_chunk').set({ content: bytes }).where('watch_id', '=', broken).execute()
    await put(new Uint8Array(5))
    await watch.publish([
      ...fixtureSubjects,
      listed('P8', 'Quilmark Ventures'),
      listed('P9', 'Brandelius Maritime Trading'),
    ])
    await expect(watch.rescreen()).rejects.toThrow()
    expect((await watch.detail(other)).watch).toMatchObject({ verdict: 1, unscreened: '' })
    const told = {
      verdict: 0,
      stateName: '未能重新筛查',
      unscreened: expect.stringMatching(
        /^自 \d{4}-\d\d-\d\d \d\d:\d\d 起未能重新筛查（.*）；以下仍是 .* 核查的结论/,
      ),
    }
    expect((await watch.detail(broken)).watch).toMatchObject(told)
    expect((await watch.list()).data.find(one => one['id'] === broken)).toMatchObject(told)
    await put(content)
    await watch.rescreen()
    expect((await watch.detail(broken)).watch).toMatchObject({
      verdict: 1,
      stateName: '监控中',
      unscreened: '',
    })
  })

  const look = async (minutes: number): Promise<void> => {
    watch.server.clock.now = new Date(watch.now().getTime() + minutes * 60_000)
    await tellUnscreened({ db: database.db, now: watch.now })({}, testRun())
  }
  const titles = async (): Promise<string[]> => {
    await watch.settle()
    return (await watch.messages()).map(one => one.title)
  }
  /** The index of names changes, and cannot be read. */
  const breakIndex = async (): Promise<void> => {
    await watch.publish([...fixtureSubjects, listed('P9', 'Nordvik Testing')])
    await watch.snapshots.discard((await watch.snapshots.current('names'))!.digest)
    await expect(watch.rescreen()).rejects.toThrow()
  }

  test('who watches is told once of what failed for an hour, and once when it is well again', async () => {
    await watch.added('search', { keyword: 'Brandelius Maritime Trading' })
    await watch.added('search', { keyword: 'Quilmark Ventures' })
    await breakIndex()
    await look(50)
    expect(await titles()).toEqual([])
    await expect(watch.rescreen()).rejects.toThrow()
    await look(11)
    const failed = ['监控未能重新筛查：2 项监控']
    expect(await titles()).toEqual(failed)
    await look(60)
    expect(await titles()).toEqual(failed)
    await watch.publish([...fixtureSubjects, listed('P9', 'Nordvik Testing Works')])
    await look(1)
    expect(await titles()).toEqual(failed)
    await watch.rescreen()
    await look(10)
    expect(await titles()).toEqual(['监控已恢复重新筛查：2 项监控', ...failed])
    await look(10)
    expect(await titles()).toHaveLength(2)
  })

  test('the channels that the owner has set are told the same, each once', async () => {
    await watch.added('search', { keyword: 'Brandelius Maritime Trading' })
    const robot = { kind: 'wecom', name: '合规群', address: 'https://erp.invalid/hook' }
    const { headers } = watch.user()
    await watch.server.post('/api/watch/channel/save', robot, { headers })
    await breakIndex()
    await look(70)
    const jobs = createTestDesk()
    await dispatchEvents({ db: database.db, jobs, subscriptions, log: () => undefined })
    const asked = jobs.asked.filter(one => one.name === tellOutsideJob.name)
    const tell = tellOutside({ db: database.db, jobs, now: watch.now })
    for (let twice = 0; twice < 2; twice++)
      for (const { payload } of asked) await tell(tellOutsideJob.payload.parse(payload), testRun())
    const { data } = await watch.server.get('/api/watch/channel/list', {}, { headers })
    expect(data['deliveries']).toMatchObject([
      { channel: '合规群', title: '监控未能重新筛查：Brandelius Maritime Trading' },
    ])
  })

  test('where the index itself cannot be read, every watch says so', async () => {
    const id = await watch.added('search', { keyword: 'Brandelius Maritime Trading' })
    await watch.publish([...fixtureSubjects, listed('P7', 'Brandelius Maritime Trading')])
    await watch.snapshots.discard((await watch.snapshots.current('names'))!.digest)
    await expect(watch.rescreen()).rejects.toThrow('文件存储中没有')
    expect((await watch.detail(id)).watch['unscreened']).toContain('（文件存储中没有')
  })

  test('a watch whose job never came says so after an hour, unless it is paused', async () => {
    const id = await watch.added('search', { keyword: 'Brandelius Maritime Trading' })
    await watch.publish([...fixtureSubjects, listed('P9', 'Brandelius Maritime Trading')])
    expect((await watch.detail(id)).watch).toMatchObject({ stateName: '监控中', unscreened: '' })
    watch.server.clock.now = new Date(watch.now().getTime() + 3_700_000)
    const { watch: row } = await watch.detail(id)
    expect(row['unscreened']).toMatch(/^自 .* 名单更新起尚未重新筛查/)
    const paused = { id, paused: 1, version: row['version'] }
    const { data } = await watch.server.post('/api/watch/pause', paused, { headers: watch.user().headers })
    expect(data).toMatchObject({ stateName: '已暂停', unscreened: '' })
  })
})
