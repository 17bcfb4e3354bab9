import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { authoredDeals, clearDeal, unreadable } from './authored-deals.table.ts'
import { openScreener } from '../screening/entry.ts'
import { dealLists } from './deal-lists.fixture.ts'
import { assess, dealSources } from './check-deal.ts'
import { FieldFault, readFields } from '../../http/field-fault.ts'
import { noted } from '@maojian/domain/risk/warning'
import { checkDeal as call } from '@maojian/contract/calls/deal'
import { changed, check, indexOf } from './testing-deals.ts'
import { readDeal } from './read-deal.ts'
import { rememberedSources } from './remembered-sources.ts'
import { judgeInTurn } from './judge-in-turn.ts'
import { screenInTurn } from './screen-in-turn.ts'

const index = indexOf([])

describe('a deal in one call', () => {
  test.each(authoredDeals)('$what', ({ change, verdict, warnings, open = [] }) => {
    const found = check(changed(change))
    const told = found.warnings.map(one => `${one.section} ${String(one.level)} ${one.subject}`)
    const short = told.map(text => text.replace(/^(endUse \d \d{3}).*/u, '$1'))
    expect([...new Set(short)].toSorted()).toEqual([...warnings].toSorted())
    expect([...new Set(found.open.map(one => one.section))]).toEqual(open)
    expect(found.verdict).toBe(verdict)
    for (const one of found.warnings) expect([one.why, one.source]).not.toContain('')
  })

  test.each(unreadable)('names the cell that cannot be read: %s', (field, change) => {
    const read = () => check(changed(change))
    expect(read).toThrow(FieldFault)
    expect(read).toThrow(expect.objectContaining({ field }) as Error)
  })

  test('says which lists and rules it used; a day is that of Shanghai', () => {
    const { lists: used, rulesOf, notes } = check({ ...clearDeal, date: undefined })
    expect(used.snapshot).toBe(index.id)
    expect(notes.join('')).toMatch(/\d+ 份名单未导入：.*世行除名.*未在其中筛查/u)
    expect(used.editions.map(one => one.source)).toEqual(dealLists)
    expect(rulesOf).toBe('2026-11-20')
  })

  test('a code whose notice is paused on the day is clear, and the pause is told', () => {
    const items = [{ ...clearDeal.items[0], name: '金属钬', cnCode: '1C909' }]
    const { verdict, notes } = check(changed({ items, date: '2026-06-01' }))
    expect([verdict, notes.join('')]).toEqual([
      'clear',
      expect.stringMatching(/金属钬 → 德国：.*暂停实施，至2026-11-10/u),
    ])
  })

  test('a branch of a listed bank is its head office, in whatever country it lies', () => {
    const bank = (name: string) =>
      check(changed({ settlement: [{ bank: name, country: 'IN' }] })).warnings.map(
        one => `${one.section} ${one.level}`,
      )
    expect(bank('Norva Handelsbank New Delhi Branch')).toEqual(['settlement 1'])
    expect(bank('Kelmar Handelsbank New Delhi Branch')).toEqual([])
  })

  test('a customs code that a notice names is told for goods declared to be on no list', () => {
    const items = [{ ...clearDeal.items[0], hsCode: '8106.10.10.91' }]
    expect(check(changed({ items })).warnings).toMatchObject([
      {
        level: 2,
        why: expect.stringContaining('6C001'),
        citation: expect.stringContaining('公告2025年第10号'),
      },
      { level: 2, why: expect.stringContaining('铋及铋制品') },
    ])
  })

  test('words of clerks are read: kinds, roles, currencies, and that the Chinese list does not hold the goods', () => {
    const words = {
      partners: [{ ...clearDeal.partners[0], role: '货代' }],
      countries: [{ country: '德国汉堡', kind: '目的地' }],
      logistics: [{ kind: '船公司', name: 'Nordlicht Reederei' }],
      settlement: [{ bank: 'Nordlicht Bank', country: 'DE', currency: '欧元' }],
    }
    for (const cnCode of ['无', '不涉及', '不在清单内', 'NONE'])
      expect(check(changed({ ...words, items: [{ ...clearDeal.items[0], cnCode }] })), cnCode).toMatchObject({
        verdict: 'clear',
      })
    const items = [{ ...clearDeal.items[0], cnCode: 'N/A' }]
    expect(() => check(changed({ items }))).toThrow('没有说明是否已核对')
  })

  test('an answer to no question of any determination is refused by its field', () => {
    const items = [{ ...clearDeal.items[0], facts: { 'jurisdiction.nonsense': 'no' } }]
    expect(() => check(changed({ items }))).toThrow(
      expect.objectContaining({ field: 'items[0].facts.jurisdiction.nonsense' }) as Error,
    )
  })

  test('is never clear on sample lists alone', () => {
    expect(check(clearDeal, indexOf(dealLists))).toMatchObject({
      verdict: 'orange',
      warnings: [],
      open: [{ id: 'lists' }],
    })
  })

  test('is never clear while a single list is a sample, and says which', () => {
    const found = check(clearDeal, indexOf(['ofac-sdn']))
    expect(found).toMatchObject({ verdict: 'orange', warnings: [] })
    expect(found.open).toMatchObject([
      { id: 'lists', text: expect.stringContaining('请先导入真实名单：OFAC SDN。') },
    ])
  })

  test('is never clear on lists past their time, and says which', () => {
    const found = check(clearDeal, indexOf([], '2026-02-27'))
    expect(found).toMatchObject({
      verdict: 'orange',
      warnings: [],
      rulesUpTo: expect.stringMatching(/美国.*中国/u),
    })
    expect(found.open).toMatchObject([{ id: 'lists', text: expect.stringContaining('2026-02-27') }])
  })

  test('others get their turn between two parties of a long deal', async () => {
    const deal = readDeal(
      readFields(
        call.request,
        changed({
          partners: Array.from({ length: 40 }, (_, i) => ({ name: `Kelmar Trade ${i}` })),
        }) as Readonly<Record<string, unknown>>,
      ),
      '2026-11-20',
    )
    const lists = openScreener(index)
    const sources = rememberedSources(dealSources(lists, deal.date))
    let seen = 0
    const counted = {
      ...sources,
      screen: (subject: Parameters<typeof sources.screen>[0]) => {
        seen++
        return sources.screen(subject)
      },
    }
    const before = new Promise<number>(resolve => setImmediate(() => resolve(seen)))
    await screenInTurn(counted, deal)
    expect(await before).toBeLessThan(3)
    const screened = lists.subjects.length
    expect(screened).toBeGreaterThanOrEqual(40)
    assess(lists, deal, { sources, ownership: noted() })
    expect(lists.subjects).toHaveLength(screened)
  })

  test('others get their turn between two items, and the assessment asks for none of them again', async () => {
    const deal = readDeal(
      readFields(
        call.request,
        changed({
          items: Array.from({ length: 20 }, (_, i) => ({ name: `物项${i}`, eccn: '3A001.a.2', value: i })),
          countries: ['BR', 'IN', 'VN'].map(country => ({ country, kind: 'destination' })),
        }) as Readonly<Record<string, unknown>>,
      ),
      '2026-11-20',
    )
    const lists = openScreener(index)
    const plain = dealSources(lists, deal.date)
    let judged = 0
    const sources = rememberedSources({
      ...plain,
      determine: (...asked) => {
        judged++
        return plain.determine(...asked)
      },
    })
    const before = new Promise<number>(resolve => setImmediate(() => resolve(judged)))
    await judgeInTurn(sources, deal)
    expect(await before).toBeLessThan(3)
    expect(judged).toBe(60)
    assess(lists, deal, { sources, ownership: noted() })
    expect(judged).toBe(60)
  })

  test('names that are too long together are refused before anything is screened', () => {
    const partners = Array.from({ length: 200 }, () => ({ name: 'ش'.repeat(240) }))
    expect(() => check(changed({ partners }))).toThrow('名称合计最多 30000 个字符（现为')
  })

  test('an empty deal is told, not passed over', () => {
    expect(() => check({ name: '空' })).toThrow('交易为空')
  })
})

describe('POST /api/deal/check', () => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startTestServer(database, { current: () => index })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })

  test('answers as the command line does, and only with a session or key', async () => {
    expect(await server.post('/api/deal/check', clearDeal, { json: true })).toMatchObject({ code: 126 })
    const headers = await server.login('member')
    const answer = await server.post('/api/deal/check', clearDeal, { json: true, headers })
    expect(answer).toMatchObject({ code: 200, data: { verdict: 'clear', warnings: [] } })
    const bad = { ...clearDeal, items: [{ name: 'x', eccn: '1Z999' }] }
    expect(await server.post('/api/deal/check', bad, { json: true, headers })).toMatchObject({
      code: 400,
      message: expect.stringContaining('items[0].eccn') as string,
    })
    const noWords = { ...clearDeal, logistics: [{ kind: 'vessel', name: 7 }] }
    expect(await server.post('/api/deal/check', noWords, { json: true, headers })).toMatchObject({
      code: 400,
      message: '参数 logistics[0].name：应为文字',
    })
  })

  test('a listed party that somebody decided away warns of nothing, and the answer says who decided it and why', async () => {
    const headers = await server.login('member')
    const name = 'Velkorov Shipping Holding'
    const deal = { ...clearDeal, partners: [{ name, role: 'endUser' }] }
    const ask = () => server.post('/api/deal/check', deal, { json: true, headers })
    expect((await ask()).data).toMatchObject({ verdict: 'red', decidedAway: [] })
    const decision = { name, partyId: 'P1', same: 'no', reason: '注册地不同' }
    expect((await server.post('/api/decision/decide', decision, { headers })).code).toBe(200)
    const { data } = await ask()
    expect(data).toMatchObject({
      verdict: 'clear',
      warnings: [],
      decidedAway: [{ section: 'partner', row: 0, subject: name, party: name, score: 100 }],
    })
    const [note] = data['notes'] as unknown as string[]
    expect(note).toMatch(
      /得分 100）相符，本机构判定不是同一主体（.+；理由：注册地不同；有效至 .+），未计入预警/u,
    )
    const { data: records } = await server.get('/api/evidence/record/list', {}, { headers })
    expect(records['data']).toContainEqual(expect.objectContaining({ kind: 'deal', warned: true }))
  })
})
