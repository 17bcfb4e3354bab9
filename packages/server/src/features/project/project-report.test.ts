import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import type { Newcomer } from '../../http/testing.ts'
import { testRun } from '../../jobs/testing.ts'
import { fixtureBytes } from '../screening/fixture.ts'
import { endLostReports } from './end-lost-reports.ts'
import { startProjectDesk, wholeProject, type ProjectDesk } from './testing.ts'

interface Category {
  readonly warningList: readonly { title: string; riskLevel: number; why: string; type?: string }[]
}
type Categories = Record<string, Category>

const riskyRows = {
  objectList: [
    { type: 3, name: 'Velkorov Shipping Holding', country: 'RU' },
    { type: 1, name: 'Müller Werkzeugbau GmbH' },
  ],
  countryList: [
    { type: 2, countryId: 'BR' },
    { type: 3, countryId: 'RU' },
  ],
  endUse: [
    ...Array.from({ length: 10 }, (_, i) => ({ questionId: 101 + i, answer: 0 })),
    { questionId: 111, answer: 2 },
  ],
  logisticsDetail: {
    none: 0,
    entityList: [{ type: 'VESSELS', name: 'VELKOROV SHIPPING STAR', imo: '9074729' }],
  },
  settlementDetail: { none: 0, bankList: [{ type: 'PAYING_BANK', name: 'Velkorov Shipping Holding' }] },
} as const

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

  const report = async (reportId: string, headers: Record<string, string> = me.headers) =>
    (await desk.post('/api/investigation/report/new', { reportId }, headers)).data
  const submitted = async (change: object = {}, id = ''): Promise<string> => {
    const projectId = id === '' ? await desk.whole(me.headers) : id
    const answer = await desk.save(projectId, { ...wholeProject, ...change, isCommit: 1 }, me.headers)
    expect(answer).toMatchObject({ code: 200, data: { checking: true, statusName: '检查中' } })
    await desk.runChecks()
    expect(desk.logged).toEqual([])
    return projectId
  }

  test('S2-072 S2-073 S2-057 S2-058 submitting makes a report; the project is checked until it is saved again', async () => {
    const id = await submitted()
    const found = await report(id)
    expect(found).toMatchObject({ state: 'done', verdict: 'clear', highRiskCount: 0, rulesOf: '2026-11-20' })
    expect(found['number']).toMatch(/^XM-20261120-[0-9A-F]{8}$/)
    const row = async () =>
      (
        (await desk.get('/api/risk/project/page', {}, me.headers)).data['data'] as Record<string, unknown>[]
      )[0]
    expect(await row()).toMatchObject({ status: 1, statusName: '已检查', reportId: found['reportId'] })
    desk.server.clock.now = new Date('2026-11-20T05:00:00Z')
    await desk.save(id, { name: '改过', isCommit: '' }, me.headers)
    desk.server.clock.now = new Date('2026-11-20T04:00:00Z')
    expect(await row()).toMatchObject({ status: 1, statusName: '已检查 · 报告后有改动', changed: true })
    expect((await report(String(found['reportId'])))['projectName']).toBe('出口办公家具到德国')
  })

  test('a check that dies before its end is done again, and its screening is recorded once', async () => {
    const id = await desk.whole(me.headers)
    await desk.save(id, { ...wholeProject, isCommit: 1 }, me.headers)
    const stopping = new AbortController()
    const completeIn = () => {
      stopping.abort(new Error('stopping'))
      return Promise.reject(new Error('stopping'))
    }
    const dying = desk.runChecks(testRun({ signal: stopping.signal, completeIn }))
    await expect(dying).rejects.toThrow('stopping')
    expect(await report(id)).toMatchObject({ state: 'running' })
    await desk.runChecks()
    expect(await report(id)).toMatchObject({ state: 'done' })
    const records = await desk.get('/api/evidence/record/list', { kind: 'deal' }, me.headers)
    expect(records.data['count']).toBe(1)
  })

  test('a check that meets one fault, or was taken over, is done again; the fault of its last run ends the report', async () => {
    const id = await desk.whole(me.headers)
    await desk.save(id, { ...wholeProject, isCommit: 1 }, me.headers)
    const broken = () => Promise.reject(new Error('connection lost'))
    for (const run of [testRun({ progress: broken }), testRun({ attempt: 1, completeIn: broken })]) {
      await expect(desk.runChecks(run)).rejects.toThrow('connection lost')
      expect(await report(id)).toMatchObject({ state: 'running' })
    }
    await expect(desk.runChecks(testRun({ attempt: 3, progress: broken }))).rejects.toThrow('connection lost')
    expect(await report(id)).toMatchObject({ state: 'failed' })
    expect(desk.logged.splice(0)).toEqual([expect.stringContaining('未能完成')])
    desk.server.clock.now = new Date('2026-11-20T04:10:00Z')
    await submitted({}, id)
    desk.server.clock.now = new Date('2026-11-20T04:00:00Z')
    expect(await report(id)).toMatchObject({ state: 'done' })
  })

  test('a check that was given up ends its report, and the project is submitted again; one that has a job stays', async () => {
    const [lost, alive] = [await desk.whole(me.headers), await desk.whole(me.headers)]
    const submit = (id: string) => desk.save(id, { ...wholeProject, isCommit: 1 }, me.headers)
    for (const id of [lost, alive]) await submit(id)
    const { reportId } = await report(alive)
    await endLostReports(database.db, { liveKeys: async () => new Set([String(reportId)]) })
    expect(await report(lost)).toMatchObject({ state: 'failed' })
    desk.server.clock.now = new Date('2026-11-20T04:10:00Z')
    expect(await submit(lost)).toMatchObject({ code: 200, data: { checking: true } })
    desk.server.clock.now = new Date('2026-11-20T04:00:00Z')
    expect(await report(alive)).toMatchObject({ state: 'running' })
    expect((await submit(alive)).code).toBe(409)
    await desk.runChecks()
    expect([await report(lost), await report(alive)]).toMatchObject([{ state: 'done' }, { state: 'done' }])
  })

  test('S2-135 S2-136 S2-138 S2-140 S2-141 the report counts warnings by category and keeps what is without', async () => {
    const found = await report(await submitted(riskyRows))
    expect(found['verdict']).toBe('red')
    const high = found['highWarning'] as unknown as Categories
    const middle = found['middleWarning'] as unknown as Categories
    const all = found['allWarning'] as unknown as Categories
    expect(high['endUserWarning']!.warningList).toMatchObject([
      { title: 'Velkorov Shipping Holding', riskLevel: 1, type: '销售代理' },
    ])
    expect(high['settlementWarning']!.warningList).toMatchObject([{ type: '付款行', riskLevel: 1 }])
    expect(middle['endUseWarning']!.warningList.map(one => one.title.slice(0, 3))).toEqual(['111'])
    expect(all['endUseWarning']!.warningList).toHaveLength(11)
    expect(all['endUserWarning']!.warningList.find(one => one.riskLevel === 0)).toMatchObject({
      title: 'Müller Werkzeugbau GmbH',
      type: '供应商',
    })
    const [counts] = found['warningSummaryList'] as unknown as Record<string, { highCount: number }>[]
    expect(counts!['endUserRisk']!.highCount).toBe(1)
    const listed = Object.values(high).flatMap(one => one.warningList)
    expect(found['highRiskCount']).toBe(listed.length)
    for (const one of listed) expect(one.why).not.toBe('')
  })

  test('the report says what the same deal says in one call', async () => {
    const found = await report(await submitted(riskyRows))
    const deal = {
      name: wholeProject.name,
      partners: riskyRows.objectList.map(one => ({
        name: one.name,
        ...('country' in one && { country: one.country }),
      })),
      items: [{ name: '办公桌', eccn: 'EAR99', cnCode: 'none', value: 12000, currency: 'USD' }],
      countries: [
        { country: 'BR', kind: 'destination' },
        { country: 'RU', kind: 'transit' },
      ],
      endUse: Object.fromEntries(riskyRows.endUse.map(one => [one.questionId, one.answer])),
      logistics: [{ kind: 'vessel', name: 'VELKOROV SHIPPING STAR', imo: '9074729' }],
      settlement: [{ bank: 'Velkorov Shipping Holding' }],
    }
    const { data } = await desk.server.post('/api/deal/check', deal, { json: true, headers: me.headers })
    const warnings = data['warnings'] as unknown as { level: number; subject: string; why: string }[]
    const told = [found['highWarning'], found['middleWarning']]
      .flatMap(one => Object.values(one as unknown as Categories))
      .flatMap(one => one.warningList.map(({ title, riskLevel, why }) => `${riskLevel} ${title} ${why}`))
    expect(told.toSorted()).toEqual(warnings.map(one => `${one.level} ${one.subject} ${one.why}`).toSorted())
    expect([found['verdict'], found['open'], found['notes']]).toEqual([
      data['verdict'],
      data['open'],
      data['notes'],
    ])
  })

  test('who was screened for a report stands in the records of screenings', async () => {
    const { number } = (await report(await submitted(riskyRows))) as unknown as { number: string }
    const { data } = await desk.get('/api/evidence/record/list', {}, me.headers)
    expect(JSON.stringify(data)).toContain(number)
  })

  test('a second report says what came and what went, and the first stays as it was', async () => {
    const id = await submitted()
    const first = await report(id)
    desk.server.clock.now = new Date('2026-11-20T06:00:00Z')
    await submitted({ objectList: riskyRows.objectList }, id)
    desk.server.clock.now = new Date('2026-11-20T04:00:00Z')
    const second = await report(id)
    const changes = second['changes'] as unknown as { added: { title: string }[] }
    expect(changes).toMatchObject({ previousNumber: first['number'], gone: [] })
    expect(new Set(changes.added.map(one => one.title))).toEqual(
      new Set(['Velkorov Shipping Holding', '办公桌']),
    )
    expect(second['history']).toHaveLength(2)
    const { history: _, ...kept } = await report(String(first['reportId']))
    expect(kept).toEqual({ ...first, history: undefined, ...kept })
    expect(kept['digest']).toBe(first['digest'])
  })

  test('S2-139 S2-270 the report is exported by its id, as a job; another’s is not there', async () => {
    const found = await report(await submitted(riskyRows))
    const url = `/api/risk/report/export?reportId=${String(found['reportId'])}&format=docx`
    const asked = await desk.server.app.inject({ method: 'GET', url, headers: me.headers })
    expect(asked.statusCode).toBe(202)
    expect(desk.server.asked.at(-1)).toMatchObject({ name: 'document.render' })
    const stranger = await desk.server.newcomer()
    const refused = await desk.server.app.inject({ method: 'GET', url, headers: stranger.headers })
    expect(refused.json<{ code: number }>().code).toBe(404)
  })

  test('who prepared a report may sign it off himself unless the organisation asks for four eyes; it says so', async () => {
    const reportId = String((await report(await submitted()))['reportId'])
    const fields = { reportId, decision: 'released', reason: '已核对' }
    expect((await desk.post('/api/risk/report/review', fields, me.headers)).data).toMatchObject({
      review: { decision: 'released', reviewer: expect.stringContaining('填报人本人') as string },
    })
  })

  test('a report is signed off once, by another than who prepared it where that is asked for, with a reason', async () => {
    await desk.post('/api/decision/fourEyes', { fourEyes: 1 }, me.headers)
    const found = await report(await submitted())
    const reportId = String(found['reportId'])
    const sign = (headers: Record<string, string>, fields: object = {}) =>
      desk.post(
        '/api/risk/report/review',
        { reportId, decision: 'conditional', reason: '须留存用途声明', ...fields },
        headers,
      )
    expect(found['canReview']).toBe(false)
    expect((await sign(me.headers)).code).toBe(403)
    const colleague = await desk.server.newcomer()
    const invitation = await desk.post(
      '/api/organisation/invitation/create',
      { role: 'reviewer', phone: colleague.phone },
      me.headers,
    )
    await desk.post('/api/organisation/join', { id: invitation.data['id'] }, colleague.headers)
    expect((await report(reportId, colleague.headers))['canReview']).toBe(true)
    expect((await sign(colleague.headers, { reason: ' ' })).message).toContain('请填写理由')
    expect((await sign(colleague.headers)).data).toMatchObject({
      review: { decision: 'conditional', decisionName: '附条件放行', reason: '须留存用途声明' },
      canReview: false,
    })
    expect((await sign(colleague.headers)).code).toBe(409)
  })

  test('a project of 200 items, 20 countries and 100 partners is checked whole', async () => {
    const id = await desk.create(me.headers)
    const items = Array.from({ length: 200 }, (_, i) => ({
      hsCode: '',
      currency: '',
      name: `物项 ${i}`,
      eccn: ['3A001.a.2', '5A002', 'EAR99', '9A610.a', '1C350.b'][i % 5]!,
      cnCode: 'none',
    }))
    const rows = items.map((content, ordinal) => ({
      id: `E${String(ordinal).padStart(24, '0')}`,
      project_id: id,
      section: 'item' as const,
      ordinal,
      content: JSON.stringify(content),
    }))
    await database.db.deleteFrom('project_row').where('section', '=', 'item').execute()
    await database.db.insertInto('project_row').values(rows).execute()
    const codes = 'BR DE FR IR RU CN IN JP KR US MX AE TR VN TH SG MY ID ZA EG'.split(' ')
    await submitted(
      {
        countryList: codes.map(countryId => ({ type: 2, countryId })),
        objectList: Array.from({ length: 100 }, (_, i) => ({
          type: 0,
          name: i % 10 === 0 ? 'Velkorov Shipping Holding' : `Müller Werkzeugbau ${i} GmbH`,
        })),
      },
      id,
    )
    const all = (await report(id))['allWarning'] as unknown as Categories
    const pairs = new Set(
      all['itemWarning']!.warningList.map(one =>
        one.riskLevel === 0 ? one.title : `${one.title} ${one.why.split('：')[0]!}`,
      ),
    )
    expect(pairs.size).toBeGreaterThanOrEqual(4000)
  }, 120_000)
})
