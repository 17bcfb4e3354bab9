import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { forEachDatabase } from '../../../db/testing.ts'
import { startTestServer, type TestServer } from '../../../http/testing.ts'
import { fixtureIndex } from '../fixture.ts'

interface Result {
  readonly id: string
  readonly caption: string
  readonly schema: string
  readonly score: number
  readonly match: boolean
  readonly properties: Record<string, string[]>
}

interface Matches {
  readonly responses: Record<
    string,
    { status: number; results: Result[]; total: { value: number }; query: unknown }
  >
  readonly limit: number
}

forEachDatabase((name, open) => {
  let database: Database
  let server: TestServer
  let index: ReturnType<typeof fixtureIndex> | undefined = fixtureIndex()
  let key = ''
  const ask = (method: 'GET' | 'POST', url: string, payload?: object, authorization = `ApiKey ${key}`) =>
    server.app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })
  const match = async (queries: object, query = '', dataset = 'default') => {
    const response = await ask('POST', `/yente/match/${dataset}${query}`, { queries })
    expect(response.statusCode).toBe(200)
    return response.json<Matches>()
  }
  const example = (schema: string, properties: object) => ({ q: { schema, properties } })
  const createKey = async (
    role: 'member' | 'basic' | 'administrator',
  ): Promise<{ id: string; key: string }> =>
    (await server.post('/api/account/apiKey/create', { name: '测试' }, { headers: await server.login(role) }))
      .data as unknown as { id: string; key: string }

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(
      database,
      { current: () => index },
      { quotas: { basic: { search: 5, detail: 1, report: 1 }, visitor: { search: 2 } } },
    )
    key = (await createKey('member')).key
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })

  test('matches, searches and health say of samples and old editions that no result is no conclusion, of the lists asked', async () => {
    index = fixtureIndex(['ofac-sdn'], '2026-02-27')
    const nobody = example('Company', { name: ['某某面包店'] })
    const all = (await match(nobody)) as unknown as { warning: string }
    const one = (await match(nobody, '', 'un-sc')) as unknown as { warning: string }
    const found = (await ask('GET', '/yente/search/default?q=Nobody')).json<{ warning: string }>()
    const health = (await ask('GET', '/yente/healthz')).json<{ status: string; warning: string }>()
    index = fixtureIndex()
    for (const { warning } of [all, found, health]) {
      expect(warning).toContain('内置示例数据')
      expect(warning).toContain('2026-02-27')
    }
    expect(one.warning).not.toContain('内置示例数据')
    expect(health.status).toBe('ok')
    expect((await match(nobody)) as unknown).toMatchObject({ warning: '' })
  })

  test('a match answers in the shape of yente: scores of 0 to 1, FollowTheMoney names, no envelope', async () => {
    const { responses, limit } = await match(
      example('Company', { name: ['Velkorov Shipping Holding'], jurisdiction: ['ru'] }),
    )
    expect(limit).toBe(5)
    expect(responses['q']).toMatchObject({
      status: 200,
      query: { schema: 'Company', properties: { jurisdiction: ['ru'] } },
    })
    expect(responses['q']!.results[0]).toMatchObject({
      id: 'P1',
      caption: 'Velkorov Shipping Holding',
      schema: 'Company',
      score: 1,
      match: true,
      target: true,
      datasets: ['un-sc', 'ofac-sdn'],
      referents: ['un-sc:CDe.901', 'ofac-sdn:990001'],
      first_seen: '2022-03-01T00:00:00',
      properties: { name: ['Velkorov Shipping Holding'], alias: ['韦尔科罗夫航运控股'], country: ['ru'] },
    })
  })

  test('one value may stand for a list of one, and any of several names may be listed', async () => {
    const single = await match(example('Company', { name: 'Velkorov Shipping Holding' }))
    expect(single.responses['q']!.results[0]!.id).toBe('P1')
    const several = await match(
      example('LegalEntity', { name: ['Someone Else'], alias: ['韦尔科罗夫航运控股'] }),
    )
    expect(several.responses['q']!.results[0]).toMatchObject({ id: 'P1', score: 1 })
  })

  test('a code finds its bearer under another name; a vessel answers its IMO number under its property', async () => {
    const { responses } = await match(example('Vessel', { name: ['Other Name'], imoNumber: ['IMO 9074729'] }))
    expect(responses['q']!.results[0]).toMatchObject({
      id: 'P3',
      schema: 'Vessel',
      score: 1,
      properties: { imoNumber: ['9074729'] },
    })
  })

  test('threshold decides the match flag, limit the number, and filters what may be answered', async () => {
    const vague = example('Thing', { name: ['Velkorov'] })
    const all = (await match(vague)).responses['q']!
    expect(all.results.length).toBeGreaterThan(1)
    expect((await match(vague, '?limit=1')).responses['q']!.results).toHaveLength(1)
    const strict = (await match(vague, '?threshold=0.999')).responses['q']!.results
    expect(strict.map(one => one.match)).toEqual(strict.map(one => one.score >= 0.999))
    const rest = (await match(vague, '?exclude_schema=Vessel')).responses['q']!.results
    expect(rest.every(one => one.schema !== 'Vessel')).toBe(true)
    const scoped = (await match(vague, '', 'uk-sanctions')).responses['q']!.results
    expect(scoped.map(one => one.id)).toEqual(['P3'])
    const without = (await match(vague, `?exclude_entity_ids=${all.results[0]!.id}`)).responses['q']!.results
    expect(without.map(one => one.id)).not.toContain(all.results[0]!.id)
  })

  test('a cutoff below .80 brings near names, which never match', async () => {
    const near = example('Company', { name: 'Belkorov Shipping Norvex' })
    expect((await match(near)).responses['q']!.results).toEqual([])
    const [first] = (await match(near, '?cutoff=0.6&threshold=0.6')).responses['q']!.results
    expect(first).toMatchObject({ id: 'P1', match: false })
    expect((await match(near, '?cutoff=0.79')).responses['q']!.results).toEqual([])
  })

  test('search answers results, facets, total and paging', async () => {
    const response = await ask('GET', '/yente/search/default?q=Velkorov&limit=1&offset=1')
    const body = response.json<{
      results: Result[]
      total: { value: number }
      facets: object
      offset: number
    }>()
    expect(response.statusCode).toBe(200)
    expect(body).toMatchObject({ offset: 1, facets: { countries: { label: '国家/地区' }, datasets: {} } })
    expect(body.results).toHaveLength(1)
    expect(body.total.value).toBeGreaterThan(1)
    const russian = await ask('GET', '/yente/search/default?q=Velkorov&countries=ru')
    expect(russian.json<{ results: Result[] }>().results.map(one => one.id)).toEqual(['P1'])
  })

  test('an entity is fetched by its id; what is not there is 404 with detail', async () => {
    expect((await ask('GET', '/yente/entities/P1')).json()).toMatchObject({ id: 'P1', schema: 'Company' })
    const missing = await ask('GET', '/yente/entities/P999')
    expect(missing.statusCode).toBe(404)
    expect(missing.json()).toEqual({ detail: expect.any(String) })
  })

  test.each([
    [{}, '', 'default', 400],
    [{ q: { schema: 'Spaceship', properties: { name: ['x'] } } }, '', 'default', 400],
    [{ q: { schema: 'Person', properties: { birthDate: ['1970'] } } }, '', 'default', 400],
    [{ q: { schema: 'toString', properties: { name: ['x'] } } }, '', 'default', 400],
    [example('Person', { name: ['x'] }), '?limit=0', 'default', 400],
    [example('Person', { name: ['x'] }), '', 'nowhere', 404],
    [
      Object.fromEntries(Array.from({ length: 101 }, (_, i) => [i, example('Person', { name: ['x'] })['q']])),
      '',
      'default',
      400,
    ],
  ])('a wrong question (%#) is refused with its status', async (queries, query, dataset, status) => {
    const response = await ask('POST', `/yente/match/${dataset}${query}`, { queries })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ detail: expect.any(String) })
  })

  test('health and catalog are open; health is 503 until lists are loaded', async () => {
    expect((await ask('GET', '/yente/healthz', undefined, '')).json()).toEqual({
      status: 'ok',
      warning: '',
    })
    const catalog = (await ask('GET', '/yente/catalog', undefined, '')).json<{
      datasets: { name: string }[]
    }>()
    expect(catalog.datasets.map(one => one.name)).toContain('ofac-sdn')
    const kept = index
    index = undefined
    expect((await ask('GET', '/yente/healthz', undefined, '')).statusCode).toBe(503)
    index = kept
  })

  test('without a key the answer is 401; a key opens nothing else and ends when it is revoked', async () => {
    const body = { queries: example('Person', { name: ['x'] }) }
    expect((await ask('POST', '/yente/match/default', body, '')).statusCode).toBe(401)
    expect((await ask('POST', '/yente/match/default', body, `Bearer ${key}`)).statusCode).toBe(200)
    expect((await ask('POST', '/yente/match/default', body, `ApiKey mj_${'x'.repeat(43)}`)).statusCode).toBe(
      401,
    )
    expect((await server.get('/api/account/apiKey/list', {}, { headers: { Authorization: key } })).code).toBe(
      126,
    )
    expect((await server.post('/api/get_info', { token: key })).code).toBe(126)
    const second = await createKey('member')
    const member = await server.login('member')
    const other = await server.login('administrator')
    const revoke = (headers: Record<string, string>) =>
      server.post('/api/account/apiKey/revoke', { id: second.id }, { headers })
    expect((await revoke(other)).code).toBe(404)
    expect((await ask('POST', '/yente/match/default', body, `ApiKey ${second.key}`)).statusCode).toBe(200)
    expect((await revoke(member)).code).toBe(200)
    expect((await ask('POST', '/yente/match/default', body, `ApiKey ${second.key}`)).statusCode).toBe(401)
    const stored = await database.db.selectFrom('api_key').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(second.key)
    const listed = await server.get('/api/account/apiKey/list', {}, { headers: member })
    expect(JSON.stringify(listed.data)).not.toContain(second.id)
  })

  test('names too long to be searched in one call are refused in words', async () => {
    const asked = (examples: number, names: number) => ({
      queries: Object.fromEntries(
        Array.from({ length: examples }, (_, at) => [
          `q${at}`,
          example('Person', { name: Array.from({ length: names }, (_, one) => `${one} ${'ش'.repeat(200)}`) })[
            'q'
          ],
        ]),
      ),
    })
    const refused = async (examples: number, names: number) =>
      (await ask('POST', '/yente/match/default', asked(examples, names))).body
    expect(await refused(1, 20)).toContain('一个样例的名称和地址合计最多 3000 个字符')
    expect(await refused(25, 12)).toContain('一次匹配的名称和地址合计最多 50000 个字符')
  })

  test("each query counts as a search of the account: beyond the day's share the answer is 429", async () => {
    const basic = (await createKey('basic')).key
    const two = {
      queries: { a: example('Person', { name: ['x y'] })['q'], b: example('Person', { name: ['z'] })['q'] },
    }
    const status = async (): Promise<number> =>
      (await ask('POST', '/yente/match/default', two, `ApiKey ${basic}`)).statusCode
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429])
    // The refused call gave back what it took.
    const one = { queries: { a: two.queries.a } }
    expect((await ask('POST', '/yente/match/default', one, `ApiKey ${basic}`)).statusCode).toBe(200)
    expect((await ask('POST', '/yente/match/default', one, `ApiKey ${basic}`)).statusCode).toBe(429)
  })

  test('a limit that was set for the account holds for its examples too, whatever its role may', async () => {
    const { id, headers } = await server.newcomer('member')
    const admin = { headers: await server.login('administrator') }
    const made = await server.post('/api/account/apiKey/create', { name: '限额' }, { headers })
    const authorization = `ApiKey ${String(made.data['key'])}`
    const status = async (count: number): Promise<number> => {
      const asked = Array.from({ length: count }, (_one, at) => [
        `q${at}`,
        example('Person', { name: ['x y'] })['q'],
      ])
      const body = { queries: Object.fromEntries(asked) as object }
      return (await ask('POST', '/yente/match/default', body, authorization)).statusCode
    }
    await server.post('/api/admin/quota/set', { userId: id, kind: 'search', daily: '4' }, admin)
    expect([await status(3), await status(2), await status(1), await status(1)]).toEqual([200, 429, 200, 429])
    await server.post('/api/admin/quota/set', { userId: id, kind: 'search', daily: '' }, admin)
    expect(await status(9)).toBe(200)
  })
})
