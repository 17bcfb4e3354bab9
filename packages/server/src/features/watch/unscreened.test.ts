import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { fixtureSubjects } from '../screening/fixture.ts'
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
