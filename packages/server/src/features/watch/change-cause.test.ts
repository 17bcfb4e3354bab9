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

  test('a party that left one list and was set aside by a decision: both are told, and where he still stands', async () => {
    const name = 'Brandelius Maritime Trading'
    const onTwo = listed('P9', name)
    const un = {
      source: 'un-sc',
      reference: 'QDe.999',
      since: '2026-11-20',
      until: '',
      status: 'active',
    } as const
    const both = {
      ...onTwo,
      names: [{ text: name, kind: 'primary' as const, entries: [0, 1] }],
      entries: [...onTwo.entries, un],
    }
    await watch.publish([...fixtureSubjects, both])
    const id = await watch.added('search', { keyword: name })
    await watch.publish([...fixtureSubjects, onTwo])
    const decision = { name, partyId: 'P9', same: 'no', reason: '注册地不同' }
    await watch.server.post('/api/decision/decide', decision, { headers: watch.user().headers })
    await watch.rescreen()
    const [change] = (await watch.detail(id)).changes
    expect(change).toMatchObject({ cause: 'listAndDecision', before: { verdict: 1 }, after: { verdict: 0 } })
    expect(change!.words).toContain(`变为未发现（${name}仍在OFAC SDN名单上，本机构判定不是同一主体）`)
  })
})
