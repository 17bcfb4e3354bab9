import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../../http/testing.ts'
import { createTestIngest, ftmLines, indexed, type TestIngest } from '../../ingest/testing.ts'

interface Row extends Record<string, unknown> {
  readonly id: string
}

const remark =
  'Said to own several ships; a sentence long enough to need the whole width of the page it stands on.'

const first = ftmLines([
  {
    id: 'x-ship',
    name: 'ORVELLO STAR',
    schema: 'Vessel',
    dataset: 'un_sc_sanctions',
    properties: {
      imoNumber: ['9074729'],
      flag: ['pa'],
      type: ['Bulk carrier'],
      tonnage: ['12000'],
    },
  },
  {
    id: 'x-person',
    name: 'Ostap Velkorov',
    schema: 'Person',
    dataset: 'un_sc_sanctions',
    properties: {
      alias: ['Остап Велкоров'],
      birthDate: ['1971-02-03'],
      gender: ['male'],
      nationality: ['ru'],
      passportNumber: ['XK000001'],
      notes: [remark],
    },
  },
])

const second = `${first}\n${ftmLines([{ id: 'x-new', name: 'Velkorov Holding', dataset: 'un_sc_sanctions' }])}`

forEachDatabase((name, open) => {
  let ingest: TestIngest
  let server: TestServer
  let headers: { Authorization: string }
  let engine: ReturnType<TestIngest['createHolder']>
  beforeAll(async () => {
    const database = await open()
    ingest = await createTestIngest(database)
    engine = ingest.createHolder()
    await ingest.importText('a.jsonl', first, indexed)
    await engine.start()
    server = await startTestServer(database, engine)
    headers = await server.login('member')
  })
  afterAll(async () => {
    await server.app.close()
    await engine.stop()
    await ingest.close()
  })
  const find = async (keyword: string): Promise<Row> => {
    const { data } = await server.post('/api/sanction/search', { keyword }, { headers })
    return (data as unknown as { data: Row[] }).data[0]!
  }
  const detail = async (keyword: string) => {
    const { id } = await find(keyword)
    return (await server.post('/api/sanction/detail', { id, type: '', s: '1' }, { headers })).data
  }

  test('S1-148 S1-151 S1-152 the detail of a person says what the list says, prose on full lines', async () => {
    const data = await detail('Ostap Velkorov')
    expect(data).toMatchObject({
      name: 'Ostap Velkorov',
      subjectType: '02',
      en: 'Ostap Velkorov',
      sex: '男',
      birthday: '1971-02-03',
      cpyId: '',
      newsList: [],
      starterData: false,
    })
    const [meta] = data['sanctionMetaList'] as Row[]
    expect(meta).toMatchObject({
      listNameCn: '联合国安理会综合制裁名单',
      country: 'UN',
      countryCn: '联合国',
      dataStatus: 1,
      dataStatusCn: '有效',
      fetchedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
      subCompanyList: [],
    })
    const properties = meta!['properties'] as {
      nameZh: string
      nameEn: string
      value: string
      valueEn: string
      fullLine: boolean
    }[]
    expect(properties).toContainEqual({
      nameZh: '护照号',
      nameEn: 'Passport',
      value: expect.stringContaining('XK000001'),
      valueEn: expect.stringContaining('XK000001'),
      fullLine: false,
    })
    expect(properties).toContainEqual(expect.objectContaining({ value: '俄罗斯', valueEn: 'Russia' }))
    expect(meta!['effect']).toMatchObject({ kind: 'freeze', level: 1, name: '资产冻结' })
    expect(data['conflictNotes']).toEqual([expect.stringContaining('联合国安理会制裁在中国具有约束力')])
    expect(properties.find(one => one.value === remark)).toMatchObject({ fullLine: true })
  })

  test('S1-149 a vessel is found by its IMO number and shows flag and type', async () => {
    expect(await detail('9074729')).toMatchObject({
      name: 'ORVELLO STAR',
      subjectType: '03',
      imo: expect.stringContaining('9074729'),
      vesselFlag: '巴拿马',
      vesselType: 'Bulk carrier',
    })
  })

  test('S1-274 type, s and dataType are heeded: a ship is not shown as a person', async () => {
    const { id } = await find('9074729')
    const ask = (fields: Record<string, string>) =>
      server.post('/api/sanction/detail', { id, ...fields }, { headers })
    expect(await ask({ type: '02', s: '1' })).toMatchObject({
      code: 404,
      message: expect.stringContaining('个人'),
    })
    expect(await ask({ type: '03', s: '2' })).toMatchObject({ code: 404 })
    expect((await ask({ type: '03', s: '1' })).code).toBe(200)
    expect((await server.get('/api/sanction/entity', { id, dataType: '01' }, { headers })).code).toBe(404)
  })

  test('S1-157 S1-255 the key-value page carries each pair with the view of its value', async () => {
    const { id } = await find('Ostap Velkorov')
    const { data } = await server.get('/api/sanction/entity', { id, dataType: '02' }, { headers })
    expect(Object.keys(data).sort()).toEqual(
      ['cpyNo', 'name', 'nameCn', 'scantionKeyValues', 'starterData', 'updateTime', 'url'].sort(),
    )
    expect(data['scantionKeyValues']).toContainEqual({ key: '主体类型', value: '02', valueView: '个人' })
    expect(data['scantionKeyValues']).toContainEqual({
      key: '出生日期',
      value: '1971-02-03',
      valueView: '1971-02-03',
    })
  })

  test('an unknown party is 404, and so is none of a session 126', async () => {
    expect((await server.post('/api/sanction/detail', { id: 'P0' }, { headers })).code).toBe(404)
    expect((await server.get('/api/sanction/entity', { id: 'P0' }, { headers })).code).toBe(404)
    expect((await server.post('/api/sanction/detail', { id: 'P0' })).code).toBe(126)
  })

  test('S1-259 a basic account has its daily details; one that was not found takes none', async () => {
    const { id } = await find('Ostap Velkorov')
    const tight = await startTestServer(ingest.context.database, noEngine, {
      quotas: { basic: { detail: 1 }, visitor: {} },
    })
    const basic = { headers: await tight.login('basic') }
    expect((await tight.post('/api/sanction/detail', { id: 'P0' }, basic)).code).toBe(404)
    expect((await tight.post('/api/sanction/detail', { id }, basic)).code).toBe(200)
    expect((await tight.post('/api/sanction/detail', { id }, basic)).code).toBe(145)
    expect((await tight.get('/api/sanction/entity', { id }, basic)).code).toBe(145)
    await tight.app.close()
  })

  test('S1-121 what came for the first time is no addition, and is called so', async () => {
    const { data } = await server.get('/api/sanction/warning')
    expect(data[0]).toMatchObject({ source: 'un-sc', newCount: 0, first: true, total: 2 })
    expect((data[0] as { sanctionList: unknown[] }).sanctionList).toHaveLength(2)
  })

  describe('after an edition that added one party', () => {
    beforeAll(async () => {
      await ingest.importText('a.jsonl', second, indexed)
      await engine.check()
    })

    test('the warning page is worked out once for all who ask while the lists stand', async () => {
      const before = (await server.get('/api/sanction/warning')).data
      await sql`update entry_version set content = replace(content::text, 'Velkorov Holding', 'Somebody Else')::jsonb`.execute(
        ingest.context.database.db,
      )
      expect((await server.get('/api/sanction/warning')).data).toEqual(before)
      await sql`update entry_version set content = replace(content::text, 'Somebody Else', 'Velkorov Holding')::jsonb`.execute(
        ingest.context.database.db,
      )
    })

    test('S1-121 S1-252 the warning page counts and shows what the newest edition added', async () => {
      const { data } = await server.get('/api/sanction/warning')
      expect((data as unknown as { source: string }[]).map(block => block.source)).toEqual([
        'un-sc',
        'uk-sanctions',
        'eu-fsf',
      ])
      expect(data[0]).toMatchObject({
        name: '联合国安理会综合制裁名单',
        newCount: 1,
        removedCount: 0,
        changedCount: 0,
        first: false,
        notShown: 0,
        total: 3,
        sanctionCountryCn: '联合国',
        starterData: false,
        sanctionList: [{ name: 'Velkorov Holding', type: '01', relationId: '' }],
      })
      expect(data[1]).toMatchObject({ newCount: 0, total: 0, health: 'red', sanctionList: [] })
    })

    test('S1-108 S1-257 the home panel has a row an edition, newest first, with its additions', async () => {
      const { data } = await server.get('/api/morning/page', { latest: '1', page: '1', pageSize: '4' })
      const rows = (data as unknown as { data: { dataJson: { total: number; entityList: Row[] } }[] }).data
      expect(
        rows.map(row => row.dataJson.total),
        name,
      ).toEqual([1, 2])
      expect(rows).toMatchObject([{ dataJson: { first: false } }, { dataJson: { first: true } }])
      expect(rows[0]!.dataJson.entityList).toMatchObject([{ dataType: '01', name: 'Velkorov Holding' }])
      expect(data['count']).toBe(2)
      expect(rows[0]).toMatchObject({
        id: expect.stringMatching(/^[0-9]+$/),
        postTime: expect.stringMatching(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/),
        dataJson: { shortName: '联合国', countryCn: '联合国', entityList: [{ dataId: expect.any(String) }] },
      })
      const { id } = await find('Velkorov Holding')
      expect(rows[0]!.dataJson.entityList[0]!['dataId']).toBe(id)
      const news = await server.get('/api/morning/page', { latest: '0' })
      expect(news.data).toEqual({ data: [], count: 0 })
    })
  })
})
