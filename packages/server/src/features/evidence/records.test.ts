import { readXlsx } from 'hucre/xlsx'
import { zipMembers } from '../../documents/testing-zip.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import type { Newcomer, TestServer } from '../../http/testing.ts'
import { readLists } from './answering-lists.ts'
import { sha256 } from './chain.ts'
import { findRecords, putLists } from './record-store.ts'
import { startEvidenceServer, type EvidenceServer } from './testing.ts'

forEachDatabase((_, open) => {
  let database: Database
  let evidence: EvidenceServer
  let server: TestServer
  let user: Newcomer
  beforeAll(async () => {
    database = await open()
    evidence = await startEvidenceServer(database)
    server = evidence.server
  })
  afterAll(async () => {
    await evidence.close()
    await database.close()
  })
  beforeEach(async () => {
    user = await server.newcomer()
  })
  const search = (keyword: string) => evidence.search(user, keyword)
  const list = (fields?: Record<string, string>) => evidence.list(user, fields)
  const detail = (id: string) => evidence.detail(user, id)
  const organisationOf = async ({ id }: Newcomer): Promise<string> =>
    (
      await database.db
        .selectFrom('account')
        .select('organisation_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).organisation_id
  const verify = () => evidence.verify(user)

  describe('what is screened is kept', () => {
    test('S1-261 a search: what was asked, settings, by whom, on which editions, with which result', async () => {
      const { data } = await search('Velkorov Shipping Holding')
      const record = String(data['record'])
      const page = await list()
      expect(page.data[0]).toMatchObject({
        id: record,
        title: 'Velkorov Shipping Holding',
        kind: 'search',
        kindName: '检索',
        verdict: 1,
        verdictName: '命中',
        number: 1,
      })
      const found = (await detail(record)).data
      expect(found).toMatchObject({
        intact: true,
        erased: false,
        engine: 'test',
        subjects: [{ name: 'Velkorov Shipping Holding', verdictName: '命中' }],
      })
      const [subject] = found['subjects'] as { hits: Record<string, unknown>[] }[]
      expect(subject!.hits[0]).toMatchObject({ id: 'P1', score: 100, level: 1, lists: '联合国、OFAC SDN' })
      expect((found['lists'] as unknown[])[0]).toMatchObject({ id: 'un-sc', publishedOn: '2026-11-18' })
      expect(JSON.stringify(found['settings'])).toContain('命中 ≥ 95 分')
    })

    test('a sealed digest of the files of many lists is read as those of the list itself, or as unknown', async () => {
      const { db } = database
      await db
        .insertInto('list_source')
        .values({
          id: 'old-list',
          last_check_at: null,
          last_success_at: null,
          last_error: '',
          next_check_at: null,
        })
        .execute()
      const shared = {
        source_id: 'old-list',
        part: 'ftm',
        format: 'ftm',
        rank: 10,
        published_on: null,
        listed: null,
        raw: ['aa', 'bb', 'cc'],
        fetched_at: new Date(0),
        state: 'published' as const,
      }
      const rows = [
        { ...shared, own_raw: ['bb'] },
        { ...shared, own_raw: ['cc'] },
        { ...shared, own_raw: [] },
      ]
      const [one, other, unknown] = await db.insertInto('edition').values(rows).returning('id').execute()
      const told = (edition: string) => ({
        id: 'old-list',
        name: '',
        edition,
        publishedOn: '',
        entries: 1,
        starter: false,
        digest: 'of all',
      })
      const editions = [`${one!.id}+${other!.id}`, String(unknown!.id), 'not held here']
      const content = JSON.stringify({ snapshot: '', engine: '', publishedAt: '', lists: editions.map(told) })
      await putLists(db, sha256(content), content)
      const read = await readLists(db, sha256(content))
      expect(read?.lists.map(({ digest }) => digest)).toEqual(['bb cc', '', 'of all'])
    })

    test('a search that finds nothing is kept with the names that came nearest, and why they are no hits', async () => {
      const { data } = await server.post(
        '/api/sanction/search',
        { keyword: 'Belkorov Shipping Norvex', include: 'near' },
        { headers: user.headers },
      )
      const found = (await detail(String(data['record']))).data
      const [subject] = found['subjects'] as { verdict: number; near: Record<string, unknown>[] }[]
      expect(subject).toMatchObject({ verdict: 0, hits: [], count: 0 })
      expect(subject!.near[0]).toMatchObject({ id: 'P1', level: 0, reason: expect.stringMatching(/./u) })
    })

    test('a determination and a deal keep each party that was screened; a visitor leaves no record', async () => {
      const asked = { eccn: '3A001.a.2', destination: 'BR', endUser: 'Velkorov Shipping Holding' }
      const judged = await server.post('/api/determination/endUser', asked, {
        headers: user.headers,
        json: true,
      })
      expect(judged.code).toBe(200)
      const deal = {
        name: '测试交易',
        partners: [{ name: 'Velkorov Shipping Star' }, { name: '某某面包店' }],
      }
      const checked = await server.post('/api/deal/check', deal, { headers: user.headers, json: true })
      expect(checked.code).toBe(200)
      await server.get('/api/search', { keyword: 'Velkorov Shipping Star' })
      const { data, count } = await list()
      expect(count).toBe(2)
      expect(data.map(row => row.kind).sort()).toEqual(['deal', 'determination'])
      const kept = (await detail(data.find(row => row.kind === 'deal')!.id)).data
      expect((kept['subjects'] as { name: string }[]).map(one => one.name)).toEqual([
        'Velkorov Shipping Star',
        '某某面包店',
      ])
    })

    test('answers that come at the same moment are all kept, in one unbroken order', async () => {
      await Promise.all(Array.from({ length: 40 }, (_one, i) => search(`Velkorov Shipping ${i}`)))
      const { data, count } = await list({ pageSize: '200' })
      expect(count).toBe(40)
      expect(data.map(row => row.number).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, i) => i + 1),
      )
      expect(await verify()).toMatchObject({ intact: true, records: 40, chains: 1 })
    })
  })

  describe('the list of records', () => {
    test('is filtered by word, kind, verdict, day and member, and counts the use of each member', async () => {
      await search('Velkorov Shipping Holding')
      await search('某某面包店')
      expect((await list({ keyword: '面包' })).data.map(row => row.title)).toEqual(['某某面包店'])
      expect((await list({ verdict: '1' })).count).toBe(1)
      expect((await list({ kind: 'deal' })).count).toBe(0)
      expect((await list({ startDate: '2026-11-20', endDate: '2026-11-20' })).count).toBe(2)
      expect((await list({ endDate: '2026-11-19' })).count).toBe(0)
      expect((await list({ operator: 'nobody' })).count).toBe(0)
      expect((await list()).operators).toEqual([expect.objectContaining({ userId: user.id, records: 2 })])
      const bad = await server.get('/api/evidence/record/list', { startDate: 'x' }, { headers: user.headers })
      expect([bad.code, bad.message]).toEqual([400, expect.stringContaining('startDate')])
    })

    test('is taken away as CSV and XLSX, formulas made harmless', async () => {
      await search('=HYPERLINK("x") Trading')
      await search('＝HYPERLINK("y") Trading')
      const file = (format: string) =>
        server.app.inject({
          method: 'GET',
          url: `/api/evidence/record/file?format=${format}`,
          headers: user.headers,
        })
      const csv = await file('csv')
      expect(csv.body).toContain('记录编号,时间（北京时间）,类别,所问,结论')
      for (const sign of ['=', '＝']) expect(csv.body).toContain(`'${sign}HYPERLINK`)
      const book = await readXlsx((await file('xlsx')).rawPayload)
      expect(book.sheets[0]!.rows[1]!.slice(2, 5)).toEqual([
        '检索',
        expect.stringContaining('HYPERLINK'),
        expect.any(String),
      ])
    })

    test('is read on behind what was taken, whatever is searched for meanwhile', async () => {
      const own = { organisationId: await organisationOf(user) }
      for (const name of ['Ashford', 'Bellmere', 'Coralside']) await search(`${name} Trading`)
      const before = (await list()).data.map(row => row['id'])
      const first = await findRecords(database.db, own, { limit: 2 })
      server.clock.now = new Date(server.clock.now.getTime() + 1000)
      await search('Dunmore Trading')
      const rest = await findRecords(database.db, own, { limit: 2, after: first.at(-1) })
      expect([...first, ...rest].map(({ id }) => id)).toEqual(before)
    })

    test('a control sign that somebody searched for does not spoil the workbook of all', async () => {
      await search('Odd\u0001 Velkorov\u001f Works')
      const url = '/api/evidence/record/file?format=xlsx'
      const { rawPayload } = await server.app.inject({ url, headers: user.headers })
      const sheet = zipMembers(rawPayload).get('xl/worksheets/sheet1.xml')!.toString('utf8')
      expect(sheet).toContain('Odd Velkorov Works')
      expect(sheet).not.toMatch(/[\p{Cc}--[\t\n\r]]/v)
    })

    test('belongs to the organisation: another one sees neither list nor record', async () => {
      const { data } = await search('Velkorov Shipping Holding')
      const other = await server.newcomer()
      expect((await evidence.list(other)).count).toBe(0)
      expect((await evidence.detail(other, String(data['record']))).code).toBe(404)
      expect((await server.get('/api/evidence/record/list')).code).toBe(126)
    })
  })
})
