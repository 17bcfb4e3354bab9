import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import { createTestIngest, ftmLines, type TestIngest } from '../../ingest/testing.ts'

interface History {
  readonly id: string
  readonly entries: readonly { readonly entry: number; readonly reference: string; readonly reason: string }[]
  readonly merges: readonly Readonly<Record<string, string | number>>[]
  readonly apart: readonly Readonly<Record<string, string | number>>[]
}

const lei = { leiCode: ['5493001KJTIIGC8Y1R12'] }
const one = (day: string) =>
  ftmLines([
    { id: 'a-1', name: 'Alpha Testing LLC', dataset: 'list_a', day, properties: lei },
    { id: 'a-2', name: 'Proba Omega', dataset: 'list_a', day },
  ])
const two = (day: string) =>
  ftmLines([{ id: 'b-1', name: 'ALPHA TESTING', dataset: 'list_b', day, properties: lei }])

forEachDatabase((_name, open) => {
  let ingest: TestIngest
  let server: TestServer
  let admin: { Authorization: string }
  beforeAll(async () => {
    const database = await open()
    ingest = await createTestIngest(database)
    await ingest.importText('one.json', one('2026-08-01'))
    await ingest.importText('two.json', two('2026-08-01'))
    server = await startTestServer(database, noEngine)
    admin = await server.login('administrator')
  })
  afterAll(async () => {
    await server.app.close()
    await ingest.close()
  })

  const partyOf = async (reference: string): Promise<string> => {
    const row = await ingest.context.database.db
      .selectFrom('entry')
      .select('party_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return row.party_id!
  }
  const history = async (id: string): Promise<History> => {
    const { data } = await server.get('/api/party/history', { id }, { headers: admin })
    return data as unknown as History
  }
  const post = (path: string, body: Record<string, unknown>, headers = admin) =>
    server.post(`/api/party/${path}`, body, { headers, json: true })

  describe('a party that people change', () => {
    test('tells why its entries are one party', async () => {
      const told = await history(await partyOf('a-1'))
      expect(told.entries.map(entry => entry.reference)).toEqual(['a-1', 'b-1'])
      expect(told.entries[1]?.reason).toContain('LEI')
    })

    test('is changed by administrators only, with a reason', async () => {
      const id = await partyOf('a-1')
      const body = { id, other: await partyOf('a-2'), reason: '公司登记档案显示为同一法人' }
      expect((await post('join', body, await server.login('member'))).code).toBe(403)
      expect((await post('join', { ...body, reason: '' })).message).toContain('理由')
    })

    test('entries set apart get an id of their own and stay apart in the next edition', async () => {
      const id = await partyOf('a-1')
      const { entries } = await history(id)
      const all = entries.map(entry => entry.entry)
      expect((await post('apart', { id, entries: all, reason: '全部拆出' })).message).toContain(
        '至少留下一条',
      )
      const { data } = await post('apart', { id, entries: all.slice(1), reason: '两家同名公司' })
      expect(await partyOf('b-1')).toBe(data['id'])
      await ingest.importText('two.json', two('2026-08-08'))
      expect(await partyOf('b-1')).toBe(data['id'])
      const { apart } = await history(id)
      expect(apart).toMatchObject([{ reason: '两家同名公司', endedAt: '' }])
      expect(apart[0]?.by).not.toBe('')
      expect((await post('undo', { apart: apart[0]!.apart, reason: '误拆' })).code).toBe(200)
      await ingest.importText('two.json', two('2026-08-09'))
      expect(await partyOf('b-1')).toBe(id)
    })

    test('parties joined by hand stay joined, and come apart again when that is taken back', async () => {
      const [id, other] = [await partyOf('a-1'), await partyOf('a-2')]
      expect((await post('join', { id, other, reason: '公司登记档案显示为同一法人' })).data).toEqual({ id })
      await ingest.importText('one.json', one('2026-08-08'))
      expect(await partyOf('a-2')).toBe(id)
      const { merges } = await history(id)
      expect(merges[0]).toMatchObject({ from: other, into: id, undoneAt: '' })
      expect(merges[0]?.reason).toContain('公司登记档案')
      expect((await post('undo', { merge: merges[0]!.merge, reason: '档案有误' })).code).toBe(200)
      expect((await post('undo', { merge: merges[0]!.merge, reason: '档案有误' })).code).toBe(404)
      await ingest.importText('one.json', one('2026-08-09'))
      expect(await partyOf('a-2')).toBe(other)
      expect((await history(other)).merges[0]).toMatchObject({ undoneReason: '档案有误' })
    })
  })
})
