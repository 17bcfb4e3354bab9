import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'

interface Found {
  readonly outcome: string
  readonly riskLevel: number
  readonly destinationName: string
  readonly reasons: { rule: string; reason: string; policyName: string; policyCitation: string }[]
  readonly exceptions: { symbol: string; state: string }[]
  readonly questions: { id: string; blocking: boolean }[]
  readonly china: { outcome: string }
}

describe('determination over the wire', () => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startTestServer(database, noEngine)
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  const determine = async (fields: Record<string, string>): Promise<Found> => {
    const { code, message, data } = await server.post('/api/determination', { date: '2026-11-20', ...fields })
    expect([code, message]).toEqual([200, expect.anything()])
    return data as unknown as Found
  }

  test.each([
    ['克里米亚', '克里米亚', 'licence_required'],
    ['Puerto Rico', '波多黎各', 'no_licence_required'],
    ['格陵兰', '格陵兰', 'no_licence_required'],
  ])('a table to %s: %s, %s', async (destination, name, outcome) => {
    expect(await determine({ eccn: 'EAR99', destination })).toMatchObject({ destinationName: name, outcome })
  })

  test('3A090.a to China is red with its policy; inside the limits of 2026 orange and to be verified', async () => {
    const asked = { eccn: '3A090.a', destination: '中国' }
    expect(await determine(asked)).toMatchObject({
      outcome: 'licence_required',
      riskLevel: 1,
      reasons: [
        { reason: 'RS', policyName: '推定拒绝', policyCitation: '15 CFR 742.6(b)(10); 744.23(d)(1)' },
      ],
    })
    expect(await determine({ ...asked, facts: '{"policy.chip-limits-2026":"yes"}' })).toMatchObject({
      riskLevel: 2,
      reasons: [{ policyName: '逐案审查（须核实）' }],
    })
  })

  test('the seat of the end user is an input, and asked where it is missing', async () => {
    const asked = { eccn: '3A090.b', destination: '德国' }
    const open = await determine(asked)
    expect(open.outcome).toBe('expert_review')
    expect(open.questions).toContainEqual(
      expect.objectContaining({ id: 'party.headquarters', blocking: true }),
    )
    expect(await determine({ ...asked, headquarters: '中国' })).toMatchObject({ outcome: 'licence_required' })
    expect(await determine({ ...asked, headquarters: 'US' })).toMatchObject({
      outcome: 'no_licence_required',
    })
    const wrong = await server.post('/api/determination', { ...asked, headquarters: '亚特兰蒂斯' })
    expect([wrong.code, wrong.message]).toEqual([400, expect.stringContaining('headquarters')])
  })

  test('an answer that closes an exception closes it', async () => {
    const facts = '{"scope.3A001.NS.0":"no","scope.3A001.RS.2":"no"}'
    const found = await determine({ eccn: '3A001.b.2', destination: 'JP', facts })
    expect(found.exceptions.filter(one => ['LVS', 'STA'].includes(one.symbol))).toEqual([
      expect.objectContaining({ symbol: 'LVS', state: 'unavailable' }),
      expect.objectContaining({ symbol: 'STA', state: 'unavailable' }),
    ])
  })

  test('出口管制法第二条: a listed item for a foreign organisation inside China', async () => {
    const asked = { eccn: 'EAR99', destination: 'CN', cnCode: '1C902' }
    expect((await determine(asked)).china.outcome).toBe('expert_review')
    const foreign = await determine({ ...asked, facts: '{"cn.foreign-recipient":"yes"}' })
    expect(foreign.china.outcome).toBe('licence_required')
  })

  test('every verdict and matrix names the day of its facts, and warns when they are old', async () => {
    const { data } = await server.get('/api/determination/items', { countryId: 'DE' })
    expect(data).toMatchObject({
      date: '2026-11-20',
      factsDay: '2026-08-07',
      warnings: [expect.stringContaining('2026-08-07'), expect.anything()],
    })
    const refused = await server.get('/api/determination/items', { countryId: 'DE', date: '2020-01-01' })
    expect([refused.code, refused.message]).toEqual([400, expect.stringContaining('覆盖 2025-09-29')])
  })

  test('a country without a row of the chart stands in the matrix and waits for an expert', async () => {
    const { data } = await server.get('/api/determination/destinations', { eccn: '3A001.a.2' })
    const rows = data['rows'] as { countryId: string; outcome: string }[]
    for (const code of ['PS', 'AQ'])
      expect(rows.filter(one => one.countryId === code)).toMatchObject([{ outcome: 'expert_review' }])
  })

  test('an expert review in the matrix says what it waits for', async () => {
    const { data } = await server.get('/api/determination/destinations', { eccn: '3A090' })
    const rows = data['rows'] as { outcome: string; reasons: string[] }[]
    expect(rows.length).toBeGreaterThan(240)
    expect(rows.filter(row => row.outcome === 'expert_review' && row.reasons.length === 0)).toEqual([])
  })
})
