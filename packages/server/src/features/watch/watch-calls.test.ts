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

  test('the same is watched once; paused it is left alone, and catches up when it goes on', async () => {
    const fields = { keyword: 'Brandelius Maritime Trading', country: '瑞典' }
    const id = await watch.added('search', fields)
    expect((await watch.add('search', { ...fields, country: 'SE' })).data).toMatchObject({
      added: false,
      watch: { id },
    })
    const pause = (paused: number, version: number) =>
      watch.server.post('/api/watch/pause', { id, paused, version }, { headers: watch.user().headers })
    expect((await pause(1, 1)).data).toMatchObject({ stateName: '已暂停', version: 2 })
    expect((await pause(1, 1)).code).toBe(204)
    await watch.publish([...fixtureSubjects, listed('P9', 'Brandelius Maritime Trading')])
    await watch.rescreen()
    expect((await watch.detail(id)).count).toBe(0)
    expect((await watch.list({ state: 'paused' })).count).toBe(1)
    await pause(0, 2)
    expect(watch.server.asked.at(-1)).toMatchObject({ name: 'watch.rescreen' })
    await watch.rescreen()
    expect((await watch.detail(id)).count).toBe(1)
    expect((await watch.list({ keyword: 'brandelius', kind: 'search' })).count).toBe(1)
  })

  test('to begin a watch of a name is a search and counts as one; on old lists what it finds is no conclusion', async () => {
    const { id, headers } = await watch.server.newcomer()
    const who = { ...(await watch.server.newcomer()), id, headers }
    await database.db
      .insertInto('account_quota')
      .values({ account_id: id, kind: 'search', daily: 1 })
      .execute()
    const begun = await watch.add('search', { keyword: 'Brandelius' }, who)
    expect(begun).toMatchObject({ code: 200, data: { warning: '' } })
    expect((await watch.add('search', { keyword: 'Nordmark' }, who)).code).toBe(137)
    const { now } = watch.server.clock
    watch.server.clock.now = new Date('2027-06-01T04:00:00Z')
    const later = await watch.server.newcomer()
    const said = await watch.add('search', { keyword: 'Brandelius' }, later)
    const list = await watch.server.get('/api/watch/list', {}, { headers: later.headers })
    watch.server.clock.now = now
    for (const { data } of [said, list]) expect(data['warning']).toContain('请先更新名单')
  })

  test('another organisation sees and changes nothing; a reader adds nothing; wrong fields are named', async () => {
    const id = await watch.added('search', { keyword: 'Brandelius' })
    const other = await watch.server.newcomer()
    for (const call of [
      await watch.server.get('/api/watch/detail', { id }, { headers: other.headers }),
      await watch.server.post('/api/watch/pause', { id, paused: 1, version: 1 }, { headers: other.headers }),
      await watch.server.post('/api/watch/remove', { id }, { headers: other.headers }),
    ])
      expect(call.code).toBe(404)
    expect((await watch.list({}, other)).count).toBe(0)
    await database.db
      .updateTable('account')
      .set({ organisation_role: 'reader' })
      .where('id', '=', other.id)
      .execute()
    expect((await watch.add('search', { keyword: 'Brandelius' }, other)).code).toBe(403)
    expect(
      (await watch.server.post('/api/watch/policy', { reports: 0 }, { headers: other.headers })).code,
    ).toBe(403)
    expect((await watch.add('search', { keyword: 'B' })).message).toContain('至少输入两个字符')
    expect((await watch.add('search', { keyword: 'Brandelius', country: '无此国' })).message).toContain(
      'country',
    )
    expect((await watch.add('party', { partyId: 'P404' })).code).toBe(404)
    expect((await watch.server.get('/api/watch/list')).code).toBe(126)
  })

  test('a plain address of a notice channel is refused where it is typed, not at the first notice', async () => {
    const { headers } = await watch.server.newcomer()
    const channel = { kind: 'wecom', name: '合规群', address: 'http://hooks.example.com/x' }
    expect(await watch.server.post('/api/watch/channel/save', channel, { headers })).toMatchObject({
      code: 400,
      message: '参数 address：应为 https 开头的地址',
    })
  })
})
