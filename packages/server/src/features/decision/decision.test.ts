import { buildIndex, openIndex, type ScreeningIndex, type Subject } from '@maojian/screening'
import { roles } from '@maojian/contract/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { startTestServer, type Newcomer, type TestServer } from '../../http/testing.ts'
import { fixtureSubjects } from '../screening/fixture.ts'
import { screenCounterparty } from '../screening/screen-counterparty.ts'
import { decisionsOf } from './decisions-on.ts'

interface Hit {
  readonly id: string
  readonly state: string
  readonly decision?: { id: string; same: string; stateName: string; sequence: number }
}

const name = 'Velkorov Shipping Holding'

const indexOf = (change: (subject: Subject) => Subject = one => one): ScreeningIndex =>
  openIndex(
    buildIndex(fixtureSubjects.map(change), {
      engine: 'test',
      publishedAt: '2026-11-19T20:00:00.000Z',
      sources: ['un-sc', 'ofac-sdn', 'eu-fsf', 'uk-sanctions'].map(id => ({
        id,
        edition: '1',
        publishedOn: '2026-11-18',
        entries: 1,
        starter: false,
      })),
    }),
  )

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let user: Newcomer
  let index = indexOf()
  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, { current: () => index }, { quotas: { basic: {}, visitor: {} } })
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  beforeEach(async () => {
    index = indexOf()
    server.clock.now = new Date('2026-11-20T04:00:00Z')
    user = await server.newcomer()
  })

  const post = (path: string, fields: Record<string, unknown>, who = user) =>
    server.post(`/api/decision/${path}`, fields, { headers: who.headers })
  const decide = (fields: Record<string, unknown> = {}, who = user) =>
    post('decide', { name, partyId: 'P1', same: 'no', reason: '注册地与业务均不同', ...fields }, who)
  const search = async (fields: Record<string, string> = {}, who = user) => {
    const { data } = await server.post(
      '/api/sanction/search',
      { keyword: name, ...fields },
      { headers: who.headers },
    )
    const answer = data as unknown as {
      data: Hit[]
      levels: { hit: number; possible: number }
      record: string
    }
    return { ...answer, hit: answer.data.find(one => one.id === 'P1')! }
  }
  const list = async (who = user) =>
    (await server.get('/api/decision/list', {}, { headers: who.headers })).data as unknown as {
      data: Record<string, unknown>[]
      fourEyes: boolean
    }
  /** A second member of the same organisation. */
  const colleague = async (role: 'member' | 'reviewer' | 'reader'): Promise<Newcomer> => {
    const other = await server.newcomer()
    const { organisation_id } = await database.db
      .selectFrom('account')
      .select('organisation_id')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    await database.db
      .updateTable('account')
      .set({ organisation_id, organisation_role: role, role: roles.member })
      .where('id', '=', other.id)
      .execute()
    return other
  }

  describe('a decision', () => {
    test('a decision about nobody is refused', async () => {
      expect(await decide({ name: ' ' })).toMatchObject({
        code: 400,
        message: expect.stringContaining('名称'),
      })
    })
    test('that it is another is heeded by every later screening of the organisation, with reason and day of review', async () => {
      expect((await search()).hit).toMatchObject({ state: 'counted' })
      expect((await decide()).data).toMatchObject({
        same: 'no',
        sameName: '不是同一主体',
        stateName: '生效',
        reviewOn: '2027-11-20',
        sequence: 1,
      })
      const { hit, levels, record } = await search()
      expect(hit).toMatchObject({ state: 'dismissed', decision: { same: 'no' } })
      expect(levels).toMatchObject({ hit: 0, dismissed: 1 })
      const kept = await server.get('/api/evidence/record/detail', { id: record }, { headers: user.headers })
      expect(kept.data['subjects']).toMatchObject([{ verdict: 0, hits: [{ id: 'P1', state: 'dismissed' }] }])
      const determined = await server.post(
        '/api/determination/endUser',
        { eccn: '3A001.a.2', destination: 'BR', endUser: name },
        { headers: user.headers, json: true },
      )
      const { hits } = determined.data['endUser'] as { hits: Hit[] }
      expect(hits.find(one => one.id === 'P1')).toMatchObject({ state: 'dismissed' })
      const other = await server.newcomer()
      expect((await search({}, other)).hit).toMatchObject({ state: 'counted' })
    })

    test('is heeded by a batch, whose row says why it counts no longer', async () => {
      await decide()
      const account = await database.db
        .selectFrom('account')
        .select('organisation_id')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow()
      const organisation = { organisationId: account.organisation_id }
      const kept = await decisionsOf(database.db, organisation, server.clock.now)
      const row = {
        name: 'Velkorov  shipping HOLDING',
        otherNames: [],
        others: [],
        askedBy: {},
        identifiers: [],
        addresses: [],
        reference: '',
        notes: [],
      }
      const answer = screenCounterparty(index, row, kept)
      expect(answer).toMatchObject({ verdict: 0, partyId: 'P1' })
      expect(answer.reason).toContain('本机构已判定不是同一主体')
      expect(screenCounterparty(index, row)).toMatchObject({ verdict: 1, partyId: 'P1' })
    })

    test('holds for who was asked alone: with a country or a birth date it is another question', async () => {
      await decide()
      expect((await search({ country: 'RU' })).hit).toMatchObject({ state: 'counted' })
      expect((await search({ type: '01' })).hit).toMatchObject({ state: 'dismissed' })
    })

    test('yes counts a possible hit; unclear leaves it open', async () => {
      await decide({ same: 'unclear' })
      expect((await search()).hit).toMatchObject({ state: 'open' })
      await decide({ same: 'yes', previous: 1 })
      expect((await search()).hit).toMatchObject({ state: 'counted', decision: { same: 'yes' } })
    })

    test('lapses after its day of review, and a day in the past or beyond five years is refused', async () => {
      const made = await decide()
      for (const reviewOn of ['2026-11-20', '2032-01-01'])
        expect((await decide({ reviewOn, previous: 1 })).message).toContain('reviewOn')
      await database.db
        .updateTable('decision')
        .set({ review_on: '2026-11-19' })
        .where('id', '=', String(made.data['id']))
        .execute()
      expect((await list()).data[0]).toMatchObject({ stateName: '已到期' })
      expect((await search()).hit).toMatchObject({ state: 'counted', decision: { stateName: '已到期' } })
    })

    test.each<[string, (one: Subject) => Subject]>([
      [
        'a new name',
        one => ({ ...one, names: [...one.names, { text: 'Velkorov Tankers', kind: 'alias', entries: [0] }] }),
      ],
      ['a birth date or country', one => ({ ...one, countries: [...one.countries, 'IR'] })],
      [
        'a new listing',
        one => ({
          ...one,
          entries: [
            ...one.entries,
            {
              source: 'eu-fsf',
              reference: 'EU.1',
              since: '2027-01-05',
              until: '',
              status: 'active' as const,
            },
          ],
        }),
      ],
    ])('lapses when the entries change: %s', async (_what, change) => {
      await decide()
      index = indexOf(one => (one.id === 'P1' ? change(one) : one))
      const { hit } = await search()
      expect(hit).toMatchObject({ state: 'counted' })
      expect(hit.decision).toBeUndefined()
    })

    test('follows the party into another one that it was joined with', async () => {
      await decide()
      const joined = {
        source: 'eu-fsf',
        reference: 'EU.2',
        since: '2020-01-05',
        until: '',
        status: 'active',
      } as const
      index = indexOf(one =>
        one.id === 'P1' ? { ...one, id: 'P900', entries: [...one.entries, joined] } : one,
      )
      const { data } = await search()
      expect(data.find(one => one.id === 'P900')).toMatchObject({
        state: 'dismissed',
        decision: { same: 'no' },
      })
    })

    test('is taken back with a reason, and stays listed with who did', async () => {
      const { data } = await decide()
      const id = String(data['id'])
      expect((await post('withdraw', { id })).message).toContain('reason')
      const ended = await post('withdraw', { id, reason: '核对了营业执照' })
      expect(ended.data).toMatchObject({ stateName: '已撤销', endReason: '核对了营业执照' })
      expect((await search()).hit).toMatchObject({ state: 'counted' })
      expect((await list()).data).toHaveLength(1)
      expect((await post('withdraw', { id, reason: 'x' })).code).toBe(409)
    })
  })

  describe('two people', () => {
    test('who decide at the same moment lose nothing: one is kept, the other is shown it and decides after it', async () => {
      const other = await colleague('member')
      const both = await Promise.all([
        decide({ same: 'yes', reason: '甲' }),
        decide({ same: 'no', reason: '乙' }, other),
      ])
      expect(both.map(answer => answer.code).toSorted((a, b) => a - b)).toEqual([200, 204])
      const [refused] = both.filter(answer => answer.code === 204)
      const [kept] = both.filter(answer => answer.code === 200)
      expect(refused!.data).toMatchObject({ id: kept!.data['id'], sequence: 1 })
      expect((await decide({ reason: '丙', previous: 1 }, other)).code).toBe(200)
      expect((await list()).data.map(row => row['stateName'])).toEqual(['生效', '已被取代'])
    })

    test('where the organisation asks for four eyes, a decision counts when another one who reviews approved it', async () => {
      const reviewer = await colleague('reviewer')
      const member = await colleague('member')
      expect((await post('fourEyes', { fourEyes: 1 }, member)).code).toBe(403)
      expect((await post('fourEyes', { fourEyes: 1 })).data).toEqual({ fourEyes: true })
      const { data } = await decide()
      expect(data).toMatchObject({ stateName: '待复核' })
      expect((await search()).hit).toMatchObject({ state: 'counted', decision: { stateName: '待复核' } })
      const id = String(data['id'])
      expect((await post('approve', { id })).message).toContain('不能复核自己的判定')
      expect((await post('approve', { id }, member)).code).toBe(403)
      expect((await post('approve', { id }, reviewer)).data).toMatchObject({ stateName: '生效' })
      expect((await search()).hit).toMatchObject({ state: 'dismissed' })
      expect((await list()).fourEyes).toBe(true)
    })
  })

  test('under four eyes the former decision ends when the new one is approved, not when it was proposed', async () => {
    const reviewer = await colleague('reviewer')
    const first = await decide()
    await post('fourEyes', { fourEyes: 1 })
    const proposed = await decide({ same: 'yes', previous: 1 })
    server.clock.now = new Date('2026-11-20T10:00:00Z')
    await post('approve', { id: proposed.data['id'] }, reviewer)
    const former = await database.db
      .selectFrom('decision')
      .select(['state', 'ended_at'])
      .where('id', '=', String(first.data['id']))
      .executeTakeFirstOrThrow()
    expect(former).toEqual({ state: 'replaced', ended_at: server.clock.now })
  })

  test('only members who write decide, only on parties that are listed, only within their organisation', async () => {
    const reader = await colleague('reader')
    expect((await decide({}, reader)).code).toBe(403)
    expect((await decide({ partyId: 'P404' })).code).toBe(404)
    expect((await decide({ reason: '' })).message).toContain('请填写理由')
    expect((await decide({ same: 'maybe' })).code).toBe(400)
    const { data } = await decide()
    const other = await server.newcomer()
    expect((await post('withdraw', { id: data['id'], reason: 'x' }, other)).code).toBe(404)
    expect((await list(other)).data).toEqual([])
    expect((await server.get('/api/decision/list')).code).toBe(126)
  })
})
