import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../db/testing.ts'
import { allRoutes } from '../routes.ts'
import { noEngine, startTestServer, testPassword, testPhones, type TestServer } from './testing.ts'

const login = { phoneNum: testPhones.member, pwd: testPassword }

describe('where a request comes from', () => {
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
  const post = (path: string, headers: Record<string, string>) => server.post(path, login, { headers })

  test.each([
    ['a name that was made to lead here', { host: 'rebound.example' }],
    ['a name that begins like ours', { host: 'localhost.rebound.example:8080' }],
    ['a proxy that says Via', { via: '1.1 proxy' }],
    ['a proxy that says X-Real-IP', { 'x-real-ip': '203.0.113.7' }],
    ['a proxy that says X-Forwarded-Host', { 'x-forwarded-host': 'maojian.example' }],
    ['a proxy that says Forwarded', { forwarded: 'for=203.0.113.7' }],
  ])('%s finds the development doors shut', async (_, headers: Record<string, string>) => {
    expect((await server.get('/api/dev/outbox', {}, { headers })).code).toBe(404)
    expect((await post('/api/login/phone', headers)).code).toBe(400)
    const session = await server.login('member')
    expect((await post('/api/get_info', { ...headers, ...session })).code).toBe(126)
    const ways = await server.get('/api/login/ways', {}, { headers })
    expect(ways.data['outbox']).toBe(false)
  })

  test.each([['localhost'], ['localhost:8080'], ['127.0.0.1:8080'], ['[::1]:8080']])(
    'who sits at this machine and asks %s finds them open',
    async host => {
      expect((await server.get('/api/dev/outbox', {}, { headers: { host } })).code).toBe(200)
    },
  )

  const crossSite: readonly (readonly [string, Record<string, string>])[] = [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['another site in an old browser', { origin: 'https://other.example' }],
    ['a page without origin in an old browser', { origin: 'null' }],
    ['our host on another port in an old browser', { origin: 'http://localhost:81' }],
  ]

  test.each(crossSite)('%s cannot log a visitor in as somebody else', async (_, headers) => {
    const refused = await post('/api/login/phone', headers)
    expect(refused).toMatchObject({ code: 403, message: expect.stringContaining('其他网站') })
    expect(refused.headers['set-cookie']).toBeUndefined()
  })

  test('no call that changes anything takes a form of another site', async () => {
    const calls = allRoutes.map(route => route.call).filter(call => call.method === 'POST')
    for (const call of calls.filter(one => one.answers !== 'plain'))
      expect([call.path, (await post(call.path, crossSite[0]![1])).code]).toEqual([call.path, 403])
  })

  test.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }],
    ['our own page in an old browser', { origin: 'http://localhost:80', host: 'localhost:80' }],
    ['a program', {}],
  ])('%s logs in', async (_, headers: Record<string, string>) => {
    expect((await post('/api/login/phone', headers)).code).toBe(200)
  })

  let phones = 0
  const addressBehind = async (
    trustProxy: Config['trustProxy'],
    claimed: string,
    peer: string,
  ): Promise<string | undefined> => {
    const behind = await startTestServer(database, noEngine, { trustProxy })
    const headers = { 'x-forwarded-for': claimed }
    const sent = { phoneCodeTypeCode: '4', phoneNum: `1380000${String((phones += 1)).padStart(4, '0')}` }
    await behind.post('/api/phone/code', sent, { headers, address: peer })
    await behind.app.close()
    const row = await database.db
      .selectFrom('audit_log')
      .select('address')
      .where('event', '=', 'code.sent')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return row?.address
  }

  test.for([
    ['nothing is believed without a setting', false, '1.2.3.4', '10.0.0.1', '10.0.0.1'],
    [
      'the nearest proxy is believed, not what stands before it',
      1,
      '9.9.9.9, 1.2.3.4',
      '10.0.0.1',
      '1.2.3.4',
    ],
    [
      'two proxies are believed, not what stands before them',
      2,
      '9.9.9.9, 1.2.3.4, 10.0.0.2',
      '10.0.0.1',
      '1.2.3.4',
    ],
    ['who comes past the proxy is himself', 1, '9.9.9.9', '1.2.3.4', '1.2.3.4'],
    ['and cannot hide in IPv6', 1, '9.9.9.9', '::ffff:1.2.3.4', '1.2.3.4'],
    ['a named proxy is believed', ['10.0.0.0/8'], '9.9.9.9, 1.2.3.4', '10.0.0.1', '1.2.3.4'],
    ['another address is not', ['10.0.0.0/8'], '9.9.9.9', '192.168.0.1', '192.168.0.1'],
  ] as const)('X-Forwarded-For: %s', async ([, trust, claimed, peer, address]) => {
    const setting = typeof trust === 'object' ? [...trust] : trust
    expect(await addressBehind(setting, claimed, peer)).toBe(address)
  })
})
