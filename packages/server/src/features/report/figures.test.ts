import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { testPassword, type Newcomer } from '../../http/testing.ts'
import { startProjectDesk, wholeProject, type ProjectDesk } from '../project/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'

interface Figures {
  readonly open: Record<string, number>
  readonly rescreen: Record<string, number>
  readonly trend: { day: string; hit: number; clear: number }[]
}

const name = 'Velkorov Shipping Holding'

forEachDatabase((_, open) => {
  let database: Database
  let desk: ProjectDesk
  let me: Newcomer
  beforeAll(async () => {
    database = await open()
    desk = await startProjectDesk(database, fixtureBytes())
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })
  beforeEach(async () => {
    desk.server.clock.now = new Date('2026-11-20T04:00:00Z')
    me = await desk.server.newcomer('compliance')
  })

  const figures = async (fields: Record<string, string> = {}, who = me): Promise<Figures> =>
    (await desk.get('/api/report/figures', fields, who.headers)).data as unknown as Figures
  /** By then the session has ended, and he logs in again. */
  const later = async (days: number): Promise<void> => {
    desk.server.clock.now = new Date(desk.server.clock.now.getTime() + days * 86_400_000)
    const { data } = await desk.server.post('/api/login/phone', { phoneNum: me.phone, pwd: testPassword })
    me = { ...me, headers: { Authorization: String(data['sessionId']) } }
  }
  const decide = (fields: Record<string, unknown> = {}) =>
    desk.post(
      '/api/decision/decide',
      { name, partyId: 'P1', same: 'no', reason: '不同', ...fields },
      me.headers,
    )

  test('decisions wait for their second person, come due and lapse', async () => {
    await decide({ reviewOn: '2026-12-10' })
    expect((await figures()).open).toMatchObject({
      proposedDecisions: 0,
      dueDecisions: 1,
      lapsedDecisions: 0,
    })
    await later(30)
    expect((await figures()).open).toMatchObject({ dueDecisions: 0, lapsedDecisions: 1 })
    await desk.post('/api/decision/fourEyes', { fourEyes: 1 }, me.headers)
    await decide({ previous: 1 })
    expect((await figures()).open).toMatchObject({ proposedDecisions: 1 })
  })

  test('reports wait for sign-off, grow old, and projects change after them', async () => {
    const id = await desk.whole(me.headers)
    await desk.save(id, { ...wholeProject, isCommit: 1 }, me.headers)
    await desk.runChecks()
    expect(await figures()).toMatchObject({
      open: { openReports: 1 },
      rescreen: { changedProjects: 0, overdue: 0 },
    })
    await later(91)
    await desk.save(id, { name: '改过', isCommit: '' }, me.headers)
    expect((await figures()).rescreen).toMatchObject({ changedProjects: 1, overdue: 1 })
  })

  test('every day of the period stands in the trend, with what was screened on it in Shanghai', async () => {
    desk.server.clock.now = new Date('2026-11-19T16:30:00Z')
    await desk.post('/api/sanction/search', { keyword: name }, me.headers)
    desk.server.clock.now = new Date('2026-11-20T04:00:00Z')
    await desk.post('/api/sanction/search', { keyword: 'Nobody Known' }, me.headers)
    const { trend } = await figures({ days: '7' })
    expect(trend.map(one => one.day).at(0)).toBe('2026-11-14')
    expect(trend).toHaveLength(7)
    expect(trend.at(-1)).toMatchObject({ day: '2026-11-20', hit: 1, clear: 1 })
  })

  test('another organisation sees its own figures, and without the role there are none', async () => {
    await decide({ reviewOn: '2026-12-10' })
    const other = await desk.server.newcomer('compliance')
    expect((await figures({}, other)).open['dueDecisions']).toBe(0)
    const member = await desk.server.newcomer('member')
    expect((await desk.get('/api/report/figures', {}, member.headers)).code).toBe(127)
    expect((await desk.get('/api/report/figures', { days: '400' }, me.headers)).code).toBe(400)
  })
})
