import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { startTestServer, type Newcomer, type TestServer } from '../../http/testing.ts'
import { fixtureIndex } from '../screening/fixture.ts'
import { decidedSince, decisionsOf } from './decisions-on.ts'

const name = 'Velkorov Shipping Holding'

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let owner: Newcomer
  let member: Newcomer
  let organisationId = ''

  beforeAll(async () => {
    database = await open()
    const index = fixtureIndex()
    server = await startTestServer(database, { current: () => index }, { quotas: { basic: {}, visitor: {} } })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  beforeEach(async () => {
    server.clock.now = new Date('2026-11-20T04:00:00Z')
    owner = await server.newcomer()
    member = await server.newcomer()
    const { organisation_id } = await database.db
      .selectFrom('account')
      .select('organisation_id')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    organisationId = organisation_id
    await database.db
      .updateTable('account')
      .set({ organisation_id, organisation_role: 'member' })
      .where('id', '=', member.id)
      .execute()
  })

  const post = async (path: string, fields: Record<string, unknown>, who = owner) =>
    (await server.post(`/api/decision/${path}`, fields, { headers: who.headers })).data
  const decide = async (fields: Record<string, unknown> = {}, who = member): Promise<string> =>
    String(
      (await post('decide', { name, partyId: 'P1', same: 'no', reason: '注册地不同', ...fields }, who))['id'],
    )
  const switched = (on: boolean) => post('fourEyes', { fourEyes: on ? 1 : 0 })
  const hitState = async (): Promise<string | undefined> => {
    const { data } = await server.post('/api/sanction/search', { keyword: name }, { headers: owner.headers })
    return (data['data'] as { id: string; state: string }[]).find(one => one.id === 'P1')?.state
  }
  const list = async (fields = {}) =>
    (await server.get('/api/decision/list', fields, { headers: owner.headers })).data['data'] as Record<
      string,
      unknown
    >[]
  const counting = async () =>
    (await decisionsOf(database.db, { organisationId }, server.clock.now)).map(({ same }) => same)

  test('what one person decided before four eyes were asked for waits from then on, and holds again when they are not', async () => {
    const id = await decide()
    expect(await hitState()).toBe('dismissed')
    const since = server.clock.now
    server.clock.now = new Date('2026-11-20T05:00:00Z')
    await switched(true)
    expect(await hitState()).toBe('counted')
    expect(await counting()).toEqual([])
    expect(await list()).toMatchObject([{ id, stateName: '待复核', mayApprove: true }])
    expect(await list({ state: 'proposed' })).toHaveLength(1)
    expect(await list({ state: 'standing' })).toEqual([])
    // Whom it is about is looked at again by what watches.
    const asked = { since, now: server.clock.now }
    expect(await decidedSince(database.db, { organisationId }, asked)).toHaveLength(1)
    await switched(false)
    expect(await hitState()).toBe('dismissed')
    await switched(true)
    expect(await post('approve', { id })).toMatchObject({ stateName: '生效' })
    expect(await hitState()).toBe('dismissed')
    expect(await counting()).toEqual(['no'])
  })

  test('a decision that was taken back takes no hit away, though somebody sets its row to stand', async () => {
    await switched(true)
    const id = await decide()
    await post('withdraw', { id, reason: '有误' })
    for (const approved_by of [null, member.id]) {
      await database.db
        .updateTable('decision')
        .set({ state: 'standing', approved_by })
        .where('id', '=', id)
        .execute()
      expect(await hitState()).toBe('counted')
      expect(await counting()).toEqual([])
      expect((await list())[0]).toMatchObject({ stateName: '待复核' })
    }
  })

  test('that it is the listed party counts, whoever has seen it', async () => {
    await decide({ same: 'yes' })
    await switched(true)
    expect(await counting()).toEqual(['yes'])
    expect((await list())[0]).toMatchObject({ stateName: '生效' })
  })
})
