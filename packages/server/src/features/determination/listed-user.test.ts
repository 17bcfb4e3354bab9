import { buildIndex, openIndex, type Subject } from '@maojian/screening'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'

const party = (id: string, name: string, source: string): Subject => ({
  id,
  type: '01',
  typeStated: true,
  subtypes: ['0101'],
  names: [{ text: name, kind: 'primary', entries: [0] }],
  countries: ['CN'],
  birthDates: [],
  identifiers: [],
  entries: [{ source, reference: `${id}-1`, since: '2020-01-01', until: '', status: 'active' }],
  facts: source === 'ofac-sdn' ? { entryProgrammes: JSON.stringify({ [`ofac-sdn/${id}-1`]: 'NPWMD' }) } : {},
})

const held = ['bis-dpl', 'bis-entity-list', 'bis-meu', 'bis-mieu', 'bis-uvl', 'ofac-sdn', 'state-isn']

const indexOf = (sources: readonly string[]) =>
  openIndex(
    buildIndex(
      [
        party('M1', 'Drovanik Intelligence Bureau', 'bis-mieu'),
        party('M2', 'Pelorast Missile Export', 'state-isn'),
        party('M3', 'Yastrel Optical Works', 'bis-meu'),
        party('M4', 'Tandorel Optics', 'uk-sanctions'),
        party('M5', 'Brimolax Petrochemical Works', 'ofac-sdn'),
      ],
      {
        engine: 'test',
        publishedAt: '2026-11-19T20:00:00.000Z',
        sources: sources.map(id => ({
          id,
          edition: id,
          publishedOn: '2026-11-18',
          entries: 1,
          starter: false,
        })),
      },
    ),
  )

interface Found {
  readonly outcome: string
  readonly tone: string
  readonly riskLevel: number
  readonly endUser: { warning: string }
  readonly questions: { id: string; blocking: boolean }[]
  readonly warnings: string[]
  readonly reasons: { rule: string; policy: string }[]
  readonly proof: { rule: string; sentence: string; effect: string }[]
}

describe('an end user on a list', () => {
  let database: Database
  let server: TestServer
  let index = indexOf(held)
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startTestServer(database, { current: () => index })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  const determine = async (endUser: string, more: Record<string, string> = {}): Promise<Found> => {
    const fields = { eccn: 'EAR99', destination: 'DE', date: '2026-11-20', endUser, ...more }
    const headers = await server.login('member')
    const { code, data } = await server.post('/api/determination/endUser', fields, { headers })
    expect(code).toBe(200)
    return data as unknown as Found
  }
  const rulesOf = (found: Found) => found.proof.map(step => step.rule)

  test('military-intelligence end users of 744.22 need a licence for every item, wherever they are', async () => {
    const found = await determine('Drovanik Intelligence Bureau')
    expect(found).toMatchObject({ outcome: 'licence_required', riskLevel: 1 })
    expect(found.reasons).toMatchObject([{ rule: 'mieu-list', policy: 'presumption_of_denial' }])
    expect(rulesOf(found)).not.toContain('parties-clear')
  })

  test('a nonproliferation sanction is to be cleared first', async () => {
    const found = await determine('Pelorast Missile Export')
    expect(found).toMatchObject({ outcome: 'expert_review', riskLevel: 2 })
    expect(found.proof.at(-1)?.sentence).toContain('当事方尚待确认')
  })

  test('"no hit" never stands beside a hit, be it on a list of another law or still open', async () => {
    for (const name of ['Tandorel Optics', 'Yastrel Optical Works'])
      expect(rulesOf(await determine(name))).not.toContain('parties-clear')
    expect(
      (await determine('Tandorel Optics')).proof.find(step => step.rule === 'parties-elsewhere')?.sentence,
    ).toMatch(/命中的名单（.+）/u)
    const open = await determine('Yastrel Optical Works', { eccn: '3A991.a', decisions: '{"M3":"unclear"}' })
    expect(rulesOf(open)).not.toContain('parties-clear')
    expect(rulesOf(open)).toContain('party-open-hit')
    expect(rulesOf(await determine('Nobody Whatsoever Here'))).toContain('parties-clear')
  })

  test.each(['待定', '不详', 'unknown', 'N/A', '同上', '保密', 'TBD', '???', '.', '中国', 'Germany'])(
    'an end user of %s is not screened, and holds the verdict open',
    async name => {
      const found = await determine(name)
      expect(found).toMatchObject({ outcome: 'expert_review', endUser: { name, screened: false } })
      expect(found.tone).not.toBe('green')
      expect(found.endUser.warning).toBe(
        `“${name}”只含通用词、常见名或“待定”“同上”一类文字，无法据此筛查，请补全名称。`,
      )
      expect(rulesOf(found)).not.toContain('parties-clear')
      expect(found.questions.filter(one => one.blocking)).toMatchObject([
        { id: 'party.nobody', answeredBy: 'endUser', text: expect.stringContaining(`“${name}”只含通用词`) },
      ])
    },
  )

  test.each(['General Trading', 'Electric Power'])(
    'that %s was looked for otherwise has to be said: the name alone finds nobody',
    async name => {
      const open = await determine(name)
      expect(open).toMatchObject({ outcome: 'expert_review', endUser: { screened: false } })
      expect(open.questions.filter(one => one.blocking)).toMatchObject([
        { id: 'party.common', answeredBy: 'facts', text: expect.stringContaining('是否为名单所列主体？') },
      ])
      const looked = await determine(name, { facts: '{"party.common":"no"}' })
      expect(looked.outcome).toBe('no_licence_required')
      expect(looked.tone).not.toBe('green')
      const listed = await determine(name, { facts: '{"party.common":"yes"}' })
      expect(listed.outcome).toBe('licence_required')
    },
  )

  test('what stands where a name is missing cannot be answered away', async () => {
    const facts = '{"party.common":"no","party.nobody":"no"}'
    expect(await determine('待定', { facts })).toMatchObject({ outcome: 'expert_review' })
  })

  test('so does a buyer of no name, and whoever may control the end user', async () => {
    const name = 'Nobody Whatsoever Here'
    const buyer = await determine(name, { parties: '[{"role":"buyer","name":"待定"}]' })
    expect(buyer).toMatchObject({
      outcome: 'expert_review',
      endUser: { screened: true },
      parties: [{ warning: expect.stringContaining('无法据此筛查') }],
    })
    const heldBy = (owner: string, percent: number | null) =>
      determine(name, { owners: JSON.stringify([{ owner, percent }]) })
    expect(rulesOf(await heldBy('待定', 60))).toContain('party-nobody')
    expect(rulesOf(await heldBy('待定', null))).toContain('party-nobody')
    expect(rulesOf(await heldBy('其他股东', 6))).not.toContain('party-nobody')
  })

  test('a list of part 744 that is not held is named', async () => {
    index = indexOf(held.filter(id => id !== 'bis-mieu' && id !== 'bis-uvl'))
    const found = await determine('Nobody Whatsoever Here')
    expect(found.proof.find(step => step.rule === 'lists-not-held')?.sentence).toBe(
      '尚未导入以下名单，未能核对：军事情报最终用户、未经核实名单。',
    )
    index = indexOf(held)
  })

  const outside = {
    made: 'foreign',
    contentShare: '0',
    facts: JSON.stringify({
      'jurisdiction.from-us': 'no',
      'jurisdiction.no-de-minimis': 'no',
      'jurisdiction.direct-product': 'no',
    }),
  }

  test('part 744 does not reach an item outside the EAR: not subject, with OFAC as a warning of its own', async () => {
    const sdn = await determine('Brimolax Petrochemical Works', outside)
    expect(sdn).toMatchObject({ outcome: 'no_licence_required', riskLevel: 2, reasons: [] })
    expect(sdn.proof.find(step => step.rule === 'outside-sdn')?.sentence).toContain('外国资产控制办公室')
    expect(sdn.proof.at(-1)?.rule).toBe('outside-ear')
    const meu = await determine('Yastrel Optical Works', outside)
    expect(meu).toMatchObject({ outcome: 'no_licence_required', riskLevel: 2 })
  })

  test('owners with their shares: screened, added up, and weighed by the dated rule', async () => {
    const owners = (percent: number | null) =>
      JSON.stringify([
        { owner: 'Drovanik Holding', percent: 10 },
        { owner: 'Yastrel Optical Works', percent },
      ])
    const asked = (percent: number | null, more: Record<string, string> = {}) =>
      determine('Nobody Whatsoever Here', { eccn: '3A991.a', owners: owners(percent), ...more })
    const owned = await asked(60)
    expect(owned).toMatchObject({ outcome: 'licence_required', reasons: [{ rule: 'meu-list' }] })
    const step = owned.proof.find(one => one.rule === 'affiliates')?.sentence
    expect(step).toContain('Yastrel Optical Works（列名方）持有60%')
    expect(step).toContain('须核实')
    expect((await asked(60, { date: '2026-03-02' })).proof.map(one => one.rule)).toContain(
      'affiliate-red-flag',
    )
    expect(await asked(49)).toMatchObject({ outcome: 'no_licence_required' })
    expect((await asked(null)).proof.find(one => one.rule === 'affiliate-unknown')?.sentence).toContain(
      '警示信号29',
    )
  })

  test('the country of a party speaks against a namesake elsewhere, as in every other screening', async () => {
    const seated = (country: string) =>
      determine('Nobody Whatsoever Here', {
        eccn: '3A991.a',
        parties: JSON.stringify([{ role: 'consignee', name: 'Yastrel Optical Works', country }]),
      })
    expect((await seated('CN')).reasons).toMatchObject([{ rule: 'meu-list' }])
    const elsewhere = await seated('DE')
    expect(elsewhere.outcome).toBe('expert_review')
    expect(rulesOf(elsewhere)).toContain('party-open-hit')
  })

  test('a party that is named stands with the dated state of the affiliates rule', async () => {
    const found = await determine('Nobody Whatsoever Here')
    expect(found.proof.find(step => step.rule === 'owners-untold')?.sentence).toMatch(
      /未收录股权数据.*警示信号29/u,
    )
  })

  test('the day of lists and facts is named, and old ones are told', async () => {
    const old = await determine('Nobody Whatsoever Here')
    expect(old.warnings).toEqual([
      expect.stringContaining('管制事实截至 2026-08-07'),
      expect.stringContaining('中国管制事实'),
    ])
    const recent = await determine('Nobody Whatsoever Here', { date: '2026-09-01' })
    expect(recent.warnings).toEqual([])
  })

  test('a sentence names the listed party, where its list bears no numbers, instead of our own key', async () => {
    const sentence = (found: Found, rule: string) => found.proof.find(one => one.rule === rule)?.sentence
    const spy = await determine('Drovanik Intelligence Bureau')
    expect(sentence(spy, 'mieu-list')).toContain('（Drovanik Intelligence Bureau）')
    const bank = await determine('Pelorast Missile Export')
    expect(sentence(bank, 'nonproliferation')).toContain('（M2-1）')
  })
})
