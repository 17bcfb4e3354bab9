import { noted } from '@maojian/domain/risk/warning'
import { checkDeal } from '@maojian/contract/calls/deal'
import { openIndex } from '@maojian/screening'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { readFields } from '../../http/field-fault.ts'
import { authoredDeals, clearDeal } from '../deal/authored-deals.table.ts'
import { dealListBytes } from '../deal/deal-lists.fixture.ts'
import { assess, dealSources } from '../deal/check-deal.ts'
import { readDeal } from '../deal/read-deal.ts'
import { openScreener } from '../screening/entry.ts'
import { dealOf } from './project-deal.ts'
import { readContent } from './row-store.ts'
import { startProjectDesk, type ProjectDesk } from './testing.ts'

interface Told {
  readonly section: string
  readonly level: number
  readonly subject: string
  readonly source: string
}

const bytes = dealListBytes()
const index = openIndex(bytes)

const lines = (all: readonly Told[]): string[] =>
  [...new Set(all.map(one => `${one.section} ${String(one.level)} ${one.subject} ${one.source}`))].toSorted()

const changed = (change: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify({ ...clearDeal, ...change })) as Record<string, unknown>

const sections: Readonly<Record<string, string>> = {
  itemWarning: 'item',
  countryWarning: 'country',
  endUseWarning: 'endUse',
  logisticsWarning: 'logistics',
  endUserWarning: 'partner',
  settlementWarning: 'settlement',
}

/** Warnings of a finished report, as `deal check` names them. */
const reported = (report: Record<string, unknown>): Told[] =>
  Object.entries(report['allWarning'] as Record<string, { warningList: Record<string, unknown>[] }>)
    .flatMap(([name, { warningList }]) =>
      warningList.map(one => ({
        section: sections[name] ?? '',
        level: Number(one['riskLevel']),
        subject: String(one['title']),
        source: String(one['source']),
      })),
    )
    .filter(one => one.level > 0)

describe('the authored deals as projects', () => {
  let database: Database
  let desk: ProjectDesk
  let me: Record<string, string>
  beforeAll(async () => {
    database = await openTestDatabase()
    desk = await startProjectDesk(database, bytes)
    desk.server.clock.now = new Date('2026-11-20T04:00:00Z')
    me = (await desk.server.newcomer()).headers
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  const save = async (deal: Record<string, unknown>): Promise<string> => {
    const answer = await desk.server.post('/api/deal/project', deal, { json: true, headers: me })
    expect(answer).toMatchObject({ code: 200 })
    return String(answer.data['id'])
  }

  // A project is checked on the day on which it is submitted: a day of its own it does not have.
  const today = authoredDeals.filter(({ change }) => change['date'] === undefined)
  test.each(today)('$what: the same warnings as in one call', async ({ change }) => {
    const deal = changed(change)
    const read = readDeal(readFields(checkDeal.request, deal), '2026-11-20')
    const lists = openScreener(index)
    const sources = dealSources(lists, read.date)
    const once = assess(lists, read, { sources, ownership: noted() })
    const id = await save(deal)
    const detail = (await desk.get('/api/risk/project/detail', { id }, me)).data
    const content = await readContent(database.db, {
      id,
      no_partners: detail['objectNone'] === 1,
      no_logistics: (detail['logisticsDetail'] as { none: number }).none === 1,
      no_settlement: (detail['settlementDetail'] as { none: number }).none === 1,
    })
    const project = assess(lists, dealOf('某项目', content, '2026-11-20'), { sources, ownership: noted() })
    expect(lines(project.warnings)).toEqual(lines(once.warnings))
    expect(project.verdict).toBe(once.verdict)
    if ((detail['problems'] as unknown[]).length > 0) return
    await desk.save(id, { name: '某项目', isCommit: 1 }, me)
    await desk.runChecks()
    const report = (await desk.post('/api/investigation/report/new', { reportId: id }, me)).data
    expect(report).toMatchObject({ state: 'done', verdict: once.verdict })
    expect(lines(reported(report))).toEqual(lines(once.warnings))
  })

  test('a determination for an occupied region is kept as one for that region, not for Ukraine', async () => {
    const kept = await desk.server.post(
      '/api/determination/project',
      { eccn: 'EAR99', destination: '克里米亚', made: 'us' },
      { json: true, headers: me },
    )
    const { countryList } = (
      await desk.get('/api/risk/project/detail', { id: kept.data['id'] as string }, me)
    ).data
    expect(countryList).toMatchObject([{ countryId: 'UA-43', country: '克里米亚' }])
  })

  test('a determination is kept as the beginning of a project, with everything that it was asked', async () => {
    const question = {
      eccn: '3A001.a.2',
      destination: '巴西',
      made: 'us',
      value: 90_000,
      via: ['PA'],
      endUser: 'Norva Handels',
      parties: [{ role: 'bank', name: 'Kreisbank Stade', country: 'DE' }],
      endUses: { 101: 'no', 106: 'unclear' },
      cnCode: 'none',
    }
    const made = await desk.server.post('/api/determination/project', question, { json: true, headers: me })
    expect(made).toMatchObject({ code: 200 })
    const id = String(made.data['id'])
    expect((await desk.get('/api/risk/project/detail', { id }, me)).data).toMatchObject({
      name: '3A001.a.2 运往巴西',
      itemList: [{ eccn: '3A001.a.2', usOrigin: 1, value: 90_000, currency: 'USD', cnCode: 'none' }],
      countryList: [
        { countryId: 'BR', type: 2 },
        { countryId: 'PA', type: 3 },
      ],
      objectList: [{ name: 'Norva Handels' }, { name: 'Kreisbank Stade', country: 'DE' }],
    })
  })

  test('a deal that cannot be read is refused, and leaves no project', async () => {
    const bad = { ...clearDeal, items: [{ name: 'x', eccn: '1Z999' }] }
    const answer = await desk.server.post('/api/deal/project', bad, { json: true, headers: me })
    expect(answer).toMatchObject({ code: 400, message: expect.stringContaining('items[0].eccn') as string })
    const { data } = await desk.get('/api/risk/project/page', { keyword: '办公家具', pageSize: '100' }, me)
    expect((data['data'] as { name: string }[]).length).toBeLessThanOrEqual(today.length)
  })
})
