import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { readMigrations } from '../../db/migrate.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { startTestServer, type Newcomer, type TestServer } from '../../http/testing.ts'
import { fixtureIndex } from '../screening/fixture.ts'

interface Row {
  readonly id: string
  readonly same: string
  readonly author: string
  readonly stateName: string
  readonly sequence: number
}

const name = 'Velkorov Shipping Holding'

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let owner: Newcomer

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
  })

  const decide = (who: Newcomer, fields: Record<string, unknown> = {}) =>
    server.post(
      '/api/decision/decide',
      { name, partyId: 'P1', same: 'no', reason: '注册地与业务均不同', ...fields },
      { headers: who.headers },
    )
  const later = (): void => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
  }
  const join = async (guest: Newcomer) => {
    const invited = await server.post(
      '/api/organisation/invitation/create',
      { role: 'member' },
      { headers: owner.headers },
    )
    return server.post(
      '/api/organisation/join',
      { token: invited.data['token'], bringWork: 1 },
      { headers: guest.headers },
    )
  }
  const listed = async (): Promise<Row[]> =>
    (await server.get('/api/decision/list', {}, { headers: owner.headers })).data['data'] as Row[]
  const stateOf = async (id: string): Promise<string | undefined> => {
    const { data } = await server.post('/api/sanction/search', { keyword: name }, { headers: owner.headers })
    return (data['data'] as { id: string; state: string }[]).find(one => one.id === id)?.state
  }
  const organisationOf = async ({ id }: Newcomer): Promise<string> =>
    (
      await database.db
        .selectFrom('account')
        .select('organisation_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).organisation_id

  test('what the organisation decided stands, whoever joins with a decision on the same, and is decided on anew', async () => {
    await decide(owner, { same: 'yes' })
    for (const same of ['no', 'unclear']) {
      later()
      const guest = await server.newcomer()
      await decide(guest, { same })
      await decide(guest, { same, previous: 1 })
      expect(await join(guest)).toMatchObject({ code: 200 })
    }
    const states = (await listed()).map(row => [row.same, row.stateName])
    expect(states).toEqual([
      ['unclear', '已被取代'],
      ['unclear', '已被取代'],
      ['no', '已被取代'],
      ['no', '已被取代'],
      ['yes', '生效'],
    ])
    expect(await stateOf('P1')).toBe('counted')
    later()
    expect(await decide(owner, { same: 'no', previous: 1 })).toMatchObject({
      code: 200,
      data: { sequence: 2 },
    })
    expect(await stateOf('P1')).toBe('dismissed')
  })

  test('a decision on whom the organisation never decided comes along and holds', async () => {
    await decide(owner, { name: 'Somebody Else', same: 'yes' })
    const guest = await server.newcomer()
    await decide(guest)
    await join(guest)
    expect(await stateOf('P1')).toBe('dismissed')
    expect(await decide(owner, { same: 'yes', previous: 1 })).toMatchObject({ code: 200 })
  })

  test('where the organisation asks for four eyes, what comes along takes no hit away until one of its own approved it', async () => {
    await server.post('/api/decision/fourEyes', { fourEyes: 1 }, { headers: owner.headers })
    const guest = await server.newcomer()
    expect((await decide(guest)).data).toMatchObject({ stateName: '生效' })
    await database.db
      .updateTable('decision')
      .set({ approved_by: owner.id, approved_at: server.clock.now })
      .where('author_id', '=', guest.id)
      .execute()
    expect(await join(guest)).toMatchObject({ code: 200 })
    expect(await stateOf('P1')).toBe('counted')
    const [brought] = await listed()
    expect(brought).toMatchObject({ stateName: '待复核', approvedBy: '', mayApprove: true })
    const approved = await server.post(
      '/api/decision/approve',
      { id: brought!.id },
      { headers: owner.headers },
    )
    expect(approved.data).toMatchObject({ stateName: '生效' })
    expect(await stateOf('P1')).toBe('dismissed')
  })

  test('decisions that an earlier release numbered beyond reach are decided on again', async () => {
    await decide(owner, { same: 'yes' })
    const guest = await server.newcomer()
    later()
    await decide(guest)
    const organisation_id = await organisationOf(owner)
    await database.db
      .updateTable('decision')
      .set({ organisation_id, sequence: 1_000_001 })
      .where('author_id', '=', guest.id)
      .execute()
    expect(await stateOf('P1')).toBe('dismissed')
    const script = (await readMigrations()).find(({ id }) => id === '0193-joined-decisions')!
    await database.script(tx => tx.exec(script.sql))
    expect(await stateOf('P1')).toBe('counted')
    const [standing] = (await listed()).filter(row => row.stateName === '生效')
    expect(standing).toMatchObject({ same: 'yes', sequence: 2 })
    expect(await decide(owner, { previous: standing!.sequence })).toMatchObject({ code: 200 })
  })
})
