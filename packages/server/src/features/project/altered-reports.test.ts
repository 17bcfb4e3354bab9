import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import type { Newcomer } from '../../http/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'
import { startProjectDesk, wholeProject, type ProjectDesk } from './testing.ts'

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
    me = await desk.server.newcomer()
  })

  const report = async (reportId: string) =>
    (await desk.post('/api/investigation/report/new', { reportId }, me.headers)).data
  const submitted = async (): Promise<string> => {
    const id = await desk.whole(me.headers)
    await desk.save(id, { ...wholeProject, isCommit: 1 }, me.headers)
    await desk.runChecks()
    return id
  }

  test('whoever holds a report confirms it without a login; one that was altered is told', async () => {
    const found = await report(await submitted())
    const token = /token=([0-9a-f]{32})$/u.exec(String(found['verifyUrl']))?.[1] ?? ''
    const confirm = (code: string) => desk.get('/api/risk/report/confirm', { token: code }, {})
    const said = (await confirm(token)).data
    expect(said).toMatchObject({
      reviewIntact: true,
      number: found['number'],
      digest: found['digest'],
      intact: true,
    })
    expect(said['maskedName']).toMatch(/^出\*+$/u)
    expect((await confirm('0'.repeat(32))).code).toBe(404)
    const row = await database.db
      .selectFrom('project_report')
      .select('found')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const eased = JSON.stringify({ ...row.found, findings: [] })
    await database.db.updateTable('project_report').set({ found: eased }).where('token', '=', token).execute()
    expect((await confirm(token)).data).toMatchObject({ intact: false, verdictName: '', reviewName: '' })
    const id = String(found['reportId'])
    const refused = await desk.post('/api/investigation/report/new', { reportId: id }, me.headers)
    expect(refused).toMatchObject({ code: 409, message: expect.stringContaining('已被改动') as string })
    for (const format of ['docx', 'pdf']) {
      const url = `/api/risk/report/export?reportId=${id}&format=${format}`
      const answer = await desk.server.app.inject({ method: 'GET', url, headers: me.headers })
      expect(answer.json<{ code: number }>().code).toBe(409)
    }
  })

  test('a release that was written into the database, or turned there, is told and counts for nothing', async () => {
    const found = await report(await submitted())
    const token = /token=([0-9a-f]{32})$/u.exec(String(found['verifyUrl']))?.[1] ?? ''
    const reportId = String(found['reportId'])
    const confirm = async () => (await desk.get('/api/risk/report/confirm', { token }, {})).data
    const alter = (values: { decision: 'released' | 'refused'; reviewed_at?: Date }) =>
      database.db.updateTable('project_report').set(values).where('id', '=', reportId).execute()
    await alter({ decision: 'released', reviewed_at: new Date('2026-11-20T04:00:00Z') })
    expect(await confirm()).toMatchObject({
      reviewIntact: false,
      reviewName: expect.stringContaining('没有有效签名') as string,
    })
    expect(await report(reportId)).toMatchObject({ review: { decision: 'open' }, canReview: true })
    const fields = { reportId, decision: 'refused', reason: '用途不明' }
    expect((await desk.post('/api/risk/report/review', fields, me.headers)).code).toBe(200)
    expect(await confirm()).toMatchObject({ reviewIntact: true, reviewName: '拒绝' })
    await alter({ decision: 'released' })
    expect(await confirm()).toMatchObject({ intact: true, reviewIntact: false })
    expect((await report(reportId))['review']).toMatchObject({ decision: 'open' })
  })

  test.each([
    ['at the same moment', '2026-11-20T04:00:00Z'],
    ['by a call that came before it and was written after it', '2026-11-20T03:59:59.990Z'],
  ])('a project changed after its report says so, %s; what it was submitted as stays', async (_when, at) => {
    for (const change of ['partner', 'item'] as const) {
      desk.server.clock.now = new Date('2026-11-20T04:00:00Z')
      const found = await report(await submitted())
      const id = String(found['projectId'])
      const changed = async () =>
        (await desk.get('/api/risk/project/detail', { id }, me.headers)).data['changed']
      expect(await changed()).toBe(false)
      desk.server.clock.now = new Date(at)
      if (change === 'item')
        await desk.addItem(id, { name: '办公椅', eccn: 'EAR99', cnCode: 'none' }, me.headers)
      else await desk.save(id, { name: '改过', objectList: [{ type: 0, name: 'Jemand GmbH' }] }, me.headers)
      expect(await changed()).toBe(true)
      expect((await report(String(found['reportId'])))['projectName']).toBe('出口办公家具到德国')
    }
  })
})
