import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import type { Newcomer } from '../../http/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'
import { projectReportModel } from './project-report-model.ts'
import { startProjectDesk, wholeProject, type ProjectDesk } from './testing.ts'

type Categories = Record<string, { readonly warningList: readonly { why: string }[] }>

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
  const submitted = async (change: object, id: string): Promise<void> => {
    await desk.save(id, { ...wholeProject, ...change, isCommit: 1 }, me.headers)
    await desk.runChecks()
    expect(desk.logged).toEqual([])
  }

  test('a decision about a partner holds in the report', async () => {
    const id = await desk.whole(me.headers)
    const objectList = [{ type: 0, name: 'Velkarow Shiping Holding' }]
    const saved = await desk.save(id, { ...wholeProject, objectList }, me.headers)
    const [row] = saved.data['objectList'] as unknown as { id: string }[]
    await desk.decide({ ...(await desk.shownMatches(row!.id, me.headers)), note: '不同公司' }, me.headers)
    await submitted({ objectList: [{ ...objectList[0], id: row!.id }] }, id)
    const found = await report(id)
    expect(found).toMatchObject({ verdict: 'clear', middleRiskCount: 0 })
    const told = (found['allWarning'] as unknown as Categories)['endUserWarning']!.warningList[0]!
    expect(told.why).toMatch(/得分 \d.*本机构判定不是同一主体（.*理由：不同公司/u)
    expect(JSON.stringify(found['notes'])).toContain('未计入预警')
    expect(JSON.stringify(projectReportModel(found as never, { operator: '甲', now: new Date() }))).toContain(
      '本机构判定不是同一主体',
    )
  })

  test('a decision in a project is one of the organisation: listed, with a day of review, and it waits for four eyes', async () => {
    await desk.post('/api/decision/fourEyes', { fourEyes: 1 }, me.headers)
    const id = await desk.whole(me.headers)
    const objectList = [{ type: 0, name: 'Velkorov Shipping Holding' }]
    const saved = await desk.save(id, { ...wholeProject, objectList }, me.headers)
    const [row] = saved.data['objectList'] as unknown as { id: string }[]
    const fields = { ...(await desk.shownMatches(row!.id, me.headers)), note: '不同公司' }
    const decided = await desk.decide(fields, me.headers)
    expect(decided.data).toMatchObject({
      riskLevel: 1,
      decided: '',
      reason: expect.stringContaining('待另一位成员复核') as string,
    })
    const { data } = await desk.get('/api/decision/list', {}, me.headers)
    expect((data['data'] as unknown as object[])[0]).toMatchObject({
      subject: 'Velkorov Shipping Holding',
      stateName: '待复核',
      reason: '不同公司',
      reviewOn: '2027-11-20',
    })
    await submitted({ objectList: [{ ...objectList[0], id: row!.id }] }, id)
    expect(await report(id)).toMatchObject({ verdict: 'red', highRiskCount: 1 })
  })

  test('what the organisation decided elsewhere, the page of a project and its report say alike', async () => {
    const objectList = [{ type: 0, name: 'Velkorov Shipping Holding', country: '' }]
    const decision = {
      name: 'Velkorov Shipping Holding',
      partyId: 'P1',
      same: 'no',
      reason: '注册地不同',
    }
    const made = await desk.post('/api/decision/decide', decision, me.headers)
    expect(made.code).toBe(200)
    const id = await desk.whole(me.headers)
    const saved = await desk.save(id, { ...wholeProject, objectList }, me.headers)
    const [row] = saved.data['objectList'] as unknown as { riskLevel: number; decided: string }[]
    expect(row).toMatchObject({ riskLevel: 0 })
    expect(row!.decided).toContain('注册地不同')
    await submitted({ objectList }, id)
    expect(await report(id)).toMatchObject({ highRiskCount: 0 })
    await desk.post('/api/decision/withdraw', { id: made.data['id'], reason: '有误' }, me.headers)
    const after = await desk.get('/api/risk/project/detail', { id }, me.headers)
    expect(after.data['objectList']).toMatchObject([{ riskLevel: 1, decided: '' }])
    const copy = await desk.post('/api/risk/project/duplicate', { id }, me.headers)
    const copied = await desk.get('/api/risk/project/detail', { id: String(copy.data['id']) }, me.headers)
    expect(copied.data['objectList']).toMatchObject([{ riskLevel: 1, decided: '' }])
  })

  const partnerNamed = async (name: string) => {
    const id = await desk.whole(me.headers)
    const saved = await desk.save(id, { ...wholeProject, objectList: [{ type: 0, name }] }, me.headers)
    const [row] = saved.data['objectList'] as unknown as { id: string }[]
    return { projectId: id, id: row!.id }
  }
  const decisions = async () =>
    (await desk.get('/api/decision/list', {}, me.headers)).data['data'] as unknown as {
      partyId: string
      sameName: string
    }[]

  test('"none of the above" decides only what was shown; the rest is told and stays open', async () => {
    const { id } = await partnerNamed('Velkorov Shipping')
    const all = await desk.shownMatches(id, me.headers)
    const first = await desk.shownMatches(id, me.headers, { pageSize: 1 })
    const [seen, ...rest] = all['shown'] as { id: string }[]
    expect(first['shown']).toEqual([seen])
    expect(rest.length).toBeGreaterThan(0)
    const decided = await desk.decide({ ...first, note: '不同公司' }, me.headers)
    expect(decided.data).toMatchObject({ unseen: rest.length })
    expect(decided.data['riskLevel']).not.toBe(0)
    expect(await decisions()).toMatchObject([{ partyId: seen!.id, sameName: '不是同一主体' }])
    const everything = await desk.shownMatches(id, me.headers)
    const closed = await desk.decide({ ...everything, note: '不同公司' }, me.headers)
    expect(closed.data).toMatchObject({ unseen: 0, riskLevel: 0 })
  })

  test('who decides on matches of another name, or on what a colleague decided meanwhile, is told and writes nothing', async () => {
    const { projectId, id } = await partnerNamed('Velkorov Shipping Holding')
    const seen = { ...(await desk.shownMatches(id, me.headers)), note: '不同公司' }
    const fresh = { name: 'Velkorov Shipping Holding', partyId: 'P1', same: 'yes', reason: '注册号相同' }
    expect((await desk.post('/api/decision/decide', fresh, me.headers)).code).toBe(200)
    expect(await desk.decide(seen, me.headers)).toMatchObject({ code: 204, data: { riskLevel: 1 } })
    expect(await decisions()).toMatchObject([{ partyId: 'P1', sameName: '是同一主体' }])
    const again = { ...(await desk.shownMatches(id, me.headers)), note: '不同公司' }
    const objectList = [{ id, type: 0, name: 'Velkorov Shipping Star' }]
    await desk.save(projectId, { ...wholeProject, objectList }, me.headers)
    expect(await desk.decide(again, me.headers)).toMatchObject({ code: 204 })
    expect(await decisions()).toHaveLength(1)
  })
})
