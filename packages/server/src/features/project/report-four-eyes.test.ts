import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import type { Newcomer } from '../../http/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'
import { startProjectDesk, wholeProject, type ProjectDesk } from './testing.ts'

forEachDatabase((_, open) => {
  let database: Database
  let desk: ProjectDesk
  let owner: Newcomer
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
    owner = await desk.server.newcomer('compliance')
  })

  const fourEyes = (fourEyes: 0 | 1 = 1) => desk.post('/api/decision/fourEyes', { fourEyes }, owner.headers)
  const join = async (who: Newcomer, role: 'member' | 'reviewer', fields: object = {}): Promise<void> => {
    const asked = { role, phone: who.phone }
    const { data } = await desk.post('/api/organisation/invitation/create', asked, owner.headers)
    const joined = await desk.post('/api/organisation/join', { id: data['id'], ...fields }, who.headers)
    expect(joined.code).toBe(200)
  }
  const colleague = async (role: 'member' | 'reviewer'): Promise<Newcomer> => {
    const who = await desk.server.newcomer()
    await join(who, role)
    return who
  }
  const submit = async (id: string, { headers }: Newcomer): Promise<string> => {
    desk.server.clock.now = new Date(desk.server.clock.now.getTime() + 60_000)
    const answer = await desk.save(id, { ...wholeProject, isCommit: 1 }, headers)
    expect(answer).toMatchObject({ code: 200 })
    await desk.runChecks()
    return String((await report(id))['reportId'])
  }
  const report = async (reportId: string, { headers } = owner) =>
    (await desk.post('/api/investigation/report/new', { reportId }, headers)).data
  const release = (reportId: string, { headers }: Newcomer) =>
    desk.post('/api/risk/report/review', { reportId, decision: 'released', reason: '已核对' }, headers)

  test('who filled a project in does not release its report, though another one submitted it', async () => {
    const [member, reviewer] = [await colleague('member'), await colleague('reviewer')]
    await fourEyes()
    const id = await desk.whole(owner.headers)
    const reportId = await submit(id, member)
    expect((await report(reportId))['canReview']).toBe(false)
    expect(await release(reportId, owner)).toMatchObject({
      code: 403,
      message: expect.stringContaining('填报或改动过该项目的成员') as string,
    })
    expect((await report(reportId, reviewer))['canReview']).toBe(true)
    expect((await release(reportId, reviewer)).data).toMatchObject({ review: { decision: 'released' } })
  })

  test('who changed only before the last release may release what another one changed since', async () => {
    const [member, reviewer] = [await colleague('member'), await colleague('reviewer')]
    await fourEyes()
    const id = await desk.whole(owner.headers)
    await release(await submit(id, member), reviewer)
    await desk.addItem(id, { name: '办公椅', eccn: 'EAR99', cnCode: 'none' }, member.headers)
    const next = await submit(id, member)
    expect((await release(next, owner)).data).toMatchObject({ review: { decision: 'released' } })
  })

  test('a report that was refused releases nobody: who filled it in has still filled it in', async () => {
    const [member, reviewer] = [await colleague('member'), await colleague('reviewer')]
    await fourEyes()
    const id = await desk.whole(owner.headers)
    const fields = { reportId: await submit(id, member), decision: 'refused', reason: '用途不明' }
    await desk.post('/api/risk/report/review', fields, reviewer.headers)
    expect((await release(await submit(id, member), owner)).code).toBe(403)
  })

  test('a copy of a project is the work of who filled in the first one too', async () => {
    const reviewer = await colleague('reviewer')
    await fourEyes()
    const id = await desk.whole(owner.headers)
    const copy = await desk.post('/api/risk/project/duplicate', { id }, reviewer.headers)
    const reportId = await submit(String(copy.data['id']), reviewer)
    expect((await release(reportId, owner)).code).toBe(403)
  })

  test('a plain member releases no report where four eyes are asked for, as he approves no decision', async () => {
    const [member, other] = [await colleague('member'), await colleague('member')]
    const reportId = await submit(await desk.whole(member.headers), member)
    expect((await report(reportId, other))['canReview']).toBe(true)
    await fourEyes()
    expect((await report(reportId, other))['canReview']).toBe(false)
    expect(await release(reportId, other)).toMatchObject({
      code: 403,
      message: expect.stringContaining('只有所有者或复核人') as string,
    })
    expect((await release(reportId, owner)).code).toBe(200)
  })

  test('a report that its author released alone is to be reviewed in the organisation that he brings it into', async () => {
    await fourEyes()
    const guest = await desk.server.newcomer()
    const id = await desk.whole(guest.headers)
    await desk.save(id, { ...wholeProject, isCommit: 1 }, guest.headers)
    await desk.runChecks()
    const { reportId, verifyUrl } = await report(id, guest)
    const confirmed = async () => {
      const token = /token=([0-9a-f]{32})$/u.exec(String(verifyUrl))?.[1] ?? ''
      return (await desk.get('/api/risk/report/confirm', { token }, {})).data['reviewName']
    }
    expect((await release(String(reportId), guest)).data).toMatchObject({ review: { decision: 'released' } })
    expect(await confirmed()).toBe('放行')
    await join(guest, 'member', { bringWork: 1 })
    const told = { decision: 'open', decisionName: expect.stringContaining('须由他人重新复核') as string }
    expect(await report(String(reportId))).toMatchObject({ review: told, canReview: true })
    expect(await confirmed()).toContain('须由他人重新复核')
    const figures = await desk.get('/api/report/figures', {}, owner.headers)
    expect(figures.data['open']).toMatchObject({ openReports: 1 })
    expect((await release(String(reportId), owner)).data).toMatchObject({ review: { decision: 'released' } })
    expect(await confirmed()).toBe('放行')
  })
})
