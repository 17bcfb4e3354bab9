import { buildIndex, openIndex, type ScreeningIndex, type Subject } from '@maojian/screening'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { createSubjectBuilder } from '../../engine/subject-builder.ts'
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
  facts:
    source === 'ofac-sdn' ? { entryProgrammes: JSON.stringify({ [`ofac-sdn/${id}-1`]: 'NPWMD;IFSR' }) } : {},
})

interface Columns {
  readonly requirement: string
  readonly policy: string
  readonly mark?: string
}

/** An Entity List party as the engine builds it from an entry with these columns. */
const entity = (id: string, name: string, { requirement, policy, mark }: Columns): Subject => {
  const plain = party(id, name, 'bis-entity-list')
  const builder = createSubjectBuilder(id)
  builder.take({
    entry: plain.entries[0]!,
    content: {
      source: 'bis-entity-list',
      reference: `${id}-1`,
      type: '01',
      typeStated: true,
      names: [{ text: name, kind: 'primary' }],
      countries: ['CN'],
      birthDates: [],
      identifiers: [],
      addresses: [],
      programmes: [],
      facts: [
        { key: 'licenceRequirement', value: requirement },
        { key: 'licencePolicy', value: policy },
        ...(mark === undefined ? [] : [{ key: 'licenceFootnote' as const, value: mark }]),
      ],
      sameAs: [],
    },
  })
  return builder.finish()
}

const index: ScreeningIndex = openIndex(
  buildIndex(
    [
      party('P1', 'Qorvath Avionics Institute', 'bis-entity-list'),
      party('P2', 'Zelmirov Denied Trading', 'bis-dpl'),
      party('P3', 'Brimolax Petrochemical Works', 'ofac-sdn'),
      party('P5', 'Wexinor Defence Holdings', 'cn-uel'),
      party('P4', 'Tandorel Optics', 'uk-sanctions'),
      {
        ...party('P8', 'Grelmond Propulsion', 'uk-sanctions'),
        entries: [
          { source: 'uk-sanctions', reference: 'G-1', since: '2014-03-01', until: '', status: 'active' },
          { source: 'bis-entity-list', reference: 'G-2', since: '2026-06-12', until: '', status: 'active' },
        ],
      },
      entity('P6', 'Korvelund Drilling Projects', {
        requirement:
          'For all items subject to the EAR when used in projects specified in § 746.8(a)(4) of the EAR',
        policy: 'Presumption of denial',
      }),
      entity('P7', 'Ostramek Supercomputing', {
        requirement: 'For all items subject to the EAR. (See §§ 734.9(e)(2) and 744.11 of the EAR)',
        policy: 'Policy of denial',
        mark: '4',
      }),
    ],
    { engine: 'test', publishedAt: '2026-11-19T20:00:00.000Z', sources: [] },
  ),
)

describe('determination', () => {
  let database: Database
  let server: TestServer
  let member: { Authorization: string }
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startTestServer(
      database,
      { current: () => index },
      {
        quotas: { basic: { search: 100, detail: 2, report: 1 }, visitor: { search: 3 } },
      },
    )
    member = await server.login('member')
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  const determine = (fields: Record<string, string>) => {
    const path = fields['endUser'] === undefined ? '' : '/endUser'
    return server.post(`/api/determination${path}`, { date: '2026-11-20', ...fields }, { headers: member })
  }
  const endUserOf = (data: object) =>
    (data as { endUser: { hits: { id: string; state: string; decisive: boolean }[] } }).endUser

  test('an item, a destination and an amount give an outcome with cited proof and exceptions', async () => {
    const { data } = await determine({ eccn: '3A001.a.2', destination: '巴西', value: '4000' })
    expect(data).toMatchObject({ outcome: 'exception_may_apply', destination: 'BR', riskLevel: 2 })
    const proof = data['proof'] as { stage: string; citation: string; sentence: string }[]
    expect(proof.find(step => step.stage === 'chart')).toMatchObject({
      citation: '15 CFR 738.4(a)(2); 738 Supp. 1',
    })
    expect(proof.every(step => step.sentence !== '' && step.citation !== '')).toBe(true)
    expect(
      (data['exceptions'] as { symbol: string; state: string }[]).filter(one => one.state === 'candidate'),
    ).toEqual(expect.arrayContaining([expect.objectContaining({ symbol: 'LVS' })]))
    expect(data['disclaimer']).toContain('不构成法律意见')
  })

  test('an end user on the Entity List needs a licence; a person may say that it is another', async () => {
    const asked = { eccn: 'EAR99', destination: 'CN', endUser: 'Qorvath Avionics Institute' }
    const listed = await determine(asked)
    expect(listed.data).toMatchObject({ outcome: 'licence_required' })
    expect(endUserOf(listed.data).hits).toMatchObject([{ id: 'P1', state: 'counted', decisive: true }])
    const other = await determine({ ...asked, decisions: '{"P1":"no"}' })
    expect(other.data).toMatchObject({ outcome: 'no_licence_required' })
    expect(endUserOf(other.data).hits).toMatchObject([{ state: 'dismissed' }])
  })

  test('only what stood on the day counts: an Entity List entry of June decides nothing as of January', async () => {
    const asked = { eccn: 'EAR99', destination: 'CN', endUser: 'Grelmond Propulsion' }
    const before = await determine({ ...asked, date: '2026-01-05' })
    const listsOf = (data: object) =>
      (endUserOf(data).hits[0] as unknown as { lists: { source: string }[] }).lists.map(one => one.source)
    expect(endUserOf(before.data).hits).toMatchObject([{ id: 'P8', decisive: false }])
    expect(listsOf(before.data)).toEqual(['uk-sanctions'])
    const after = await determine({ ...asked, date: '2026-06-12' })
    expect(after.data).toMatchObject({ outcome: 'licence_required' })
    expect(listsOf(after.data).sort()).toEqual(['bis-entity-list', 'uk-sanctions'])
  })

  test('an entry limited to a use is asked, not taken as every item; a footnote asks about foreign products', async () => {
    const proofOf = (data: object) => (data as { proof: { rule: string; sentence: string }[] }).proof
    const limited = await determine({
      eccn: 'EAR99',
      destination: 'CN',
      endUser: 'Korvelund Drilling Projects',
    })
    expect(limited.data).toMatchObject({ outcome: 'expert_review' })
    expect(proofOf(limited.data).some(step => step.rule === 'entity-list-specified')).toBe(true)
    const { data } = await determine({ eccn: 'EAR99', destination: 'CN', endUser: 'Ostramek Supercomputing' })
    expect(data).toMatchObject({ outcome: 'licence_required' })
    expect(proofOf(data).find(step => step.rule === 'entity-list')?.sentence).toContain('审查政策：拒绝')
    expect(proofOf(data).find(step => step.rule === 'entity-footnote')).toMatchObject({
      citation: '15 CFR 734.9(e)(2); 744.11(a)(2)(iv)',
    })
  })

  test('a denied person is prohibited; an SDN of a named programme needs a licence', async () => {
    expect(
      (await determine({ eccn: 'EAR99', destination: 'DE', endUser: 'Zelmirov Denied Trading' })).data,
    ).toMatchObject({ outcome: 'prohibited', riskLevel: 1 })
    expect(
      (await determine({ eccn: 'EAR99', destination: 'DE', endUser: 'Brimolax Petrochemical Works' })).data,
    ).toMatchObject({ outcome: 'licence_required' })
  })

  test('a possible hit on a list that matters leaves nothing better than expert review', async () => {
    const asked = { eccn: 'EAR99', destination: 'DE', endUser: 'Qorvath Avionics Institute' }
    const open = await determine({ ...asked, decisions: '{"P1":"unclear"}' })
    expect(open.data).toMatchObject({ outcome: 'expert_review', riskLevel: 2 })
    expect((open.data['proof'] as { stage: string; effect: string }[]).at(-1)).toMatchObject({
      stage: 'conclusion',
      effect: 'review',
    })
  })

  test('a possible hit on a Chinese list holds the Chinese verdict alone', async () => {
    const asked = { eccn: 'EAR99', destination: 'DE', endUser: 'Wexinor Defence Holdings', cnCode: 'none' }
    const { data } = await determine({ ...asked, decisions: '{"P5":"unclear"}' })
    expect(data).toMatchObject({ outcome: 'no_licence_required', china: { outcome: 'expert_review' } })
    expect((await determine(asked)).data).toMatchObject({ china: { outcome: 'prohibited' } })
  })

  test('a list without a rule of export control informs and decides nothing', async () => {
    const { data } = await determine({ eccn: 'EAR99', destination: 'DE', endUser: 'Tandorel Optics' })
    expect(data).toMatchObject({ outcome: 'no_licence_required' })
    expect(endUserOf(data).hits).toMatchObject([{ decisive: false }])
  })

  test('end uses and answers travel as JSON; what is malformed is refused', async () => {
    const military = { eccn: '3A991.a', destination: 'CN', endUses: '{"106":"yes"}' }
    expect((await determine(military)).data).toMatchObject({ outcome: 'licence_required' })
    expect((await determine({ ...military, endUses: '{"106":"no"}' })).data).toMatchObject({
      outcome: 'no_licence_required',
    })
    expect((await determine({ ...military, endUses: '{"106":"maybe"}' })).code).toBe(400)
    expect((await determine({ ...military, endUses: '{' })).code).toBe(400)
    expect((await determine({ ...military, date: '2026-02-30' })).code).toBe(400)
    const nowhere = await determine({ ...military, destination: '亚特兰蒂斯' })
    expect([nowhere.code, nowhere.message]).toEqual([400, expect.stringContaining('亚特兰蒂斯')])
  })

  test('answers come back with their questions and settle them', async () => {
    const asked = { eccn: 'EAR99', destination: 'UA' }
    const open = await determine(asked)
    expect(open.data).toMatchObject({ outcome: 'expert_review' })
    const answered = await determine({ ...asked, facts: '{"embargo.occupied-region":"no"}' })
    expect(answered.data).toMatchObject({ outcome: 'no_licence_required' })
  })

  test('a visitor determines without limit, but a screening of the end user counts as a search', async () => {
    const asked = { eccn: 'EAR99', destination: 'DE' }
    const address = { address: '198.51.100.7' }
    const screened = () =>
      server.post('/api/determination/endUser', { ...asked, endUser: 'Somebody Else' }, address)
    for (let i = 0; i < 3; i++) expect((await screened()).code).toBe(200)
    expect((await screened()).code).toBe(137)
    expect((await server.post('/api/determination', asked, address)).code).toBe(200)
  })

  test('the matrices cover every destination and every entry', async () => {
    const byCountry = await server.get('/api/determination/destinations', { eccn: '3a001.a.2' })
    const rows = byCountry.data['rows'] as { countryId: string; outcome: string; reasons: string[] }[]
    expect(rows.length).toBeGreaterThanOrEqual(200)
    expect(rows.find(row => row.countryId === 'CA')).toMatchObject({ outcome: 'no_licence_required' })
    expect(rows.find(row => row.countryId === 'RU')).toMatchObject({
      outcome: 'licence_required',
      riskLevel: 1,
    })
    const counts = byCountry.data['counts'] as { count: number }[]
    expect(counts.reduce((sum, one) => sum + one.count, 0)).toBe(rows.length)
    const byItem = await server.get('/api/determination/items', { countryId: 'CN' })
    expect((byItem.data['rows'] as unknown[]).length).toBeGreaterThan(600)
    expect((await server.get('/api/determination/destinations', { eccn: '芯片' })).code).toBe(400)
  })

  test('S2-120 eleven end uses and "none" are asked with their citations; answers may be 1, 0 and 2', async () => {
    const { data } = await server.get('/api/determination/endUses')
    const asked = data as unknown as { questionId: number; exclusive: boolean }[]
    expect(asked.map(one => one.questionId)).toEqual(Array.from({ length: 12 }, (_, i) => 101 + i))
    expect(asked.filter(one => one.exclusive).map(one => one.questionId)).toEqual([112])
    const military = { eccn: '3A991.a', destination: 'CN' }
    const outcomeOf = async (answer: string) =>
      (await determine({ ...military, endUses: JSON.stringify({ 106: answer }) })).data['outcome']
    expect(await outcomeOf('1')).toBe('licence_required')
    expect(await outcomeOf('0')).toBe('no_licence_required')
    expect(await outcomeOf('2')).toBe('expert_review')
    expect((await determine({ ...military, endUses: '{"106":"3"}' })).code).toBe(400)
  })

  test('S2-123 S2-122 the end use is a list; option 112 stands alone', async () => {
    const asked = { eccn: '3A991.a', destination: 'CN' }
    const list = [
      { questionId: 101, answerId: 0 },
      { questionId: 106, answerId: 1 },
    ]
    expect((await determine({ ...asked, endUses: JSON.stringify(list) })).data['outcome']).toBe(
      'licence_required',
    )
    const none = await determine({ ...asked, endUses: '{"112":"yes"}' })
    expect(none.data['outcome']).toBe('no_licence_required')
    expect((none.data['proof'] as { rule: string }[]).some(step => step.rule === 'end-use-assumed')).toBe(
      false,
    )
    const both = await determine({ ...asked, endUses: '{"112":1,"106":1}' })
    expect([both.code, both.message]).toEqual([400, expect.stringContaining('112')])
  })
})
