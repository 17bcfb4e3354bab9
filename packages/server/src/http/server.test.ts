import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listMenu } from '@maojian/contract/calls/account'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../db/testing.ts'
import { answerHere } from '../engine/answering.ts'
import type { Route } from './route.ts'
import { createTestDesk } from '../jobs/testing.ts'
import { buildServer } from './server.ts'
import { createFolderStore } from '../adapters/file-store.ts'
import { createOutbound } from '../adapters/outbound.ts'
import { noSms } from '../adapters/sms.ts'
import { noEngine, startTestServer, type TestServer } from './testing.ts'

describe('the HTTP house', () => {
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

  test('S1-237 every answer is an envelope of code, message and data', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/api/menu/list' })
    expect(response.statusCode).toBe(200)
    expect(Object.keys(response.json() as object)).toEqual(['code', 'message', 'data'])
    expect(response.json()).toMatchObject({ code: 200, message: '成功' })
  })

  test('S1-239 a refusal is an envelope with its Chinese text and HTTP 200', async () => {
    const answer = await server.post('/api/sanction/search', { key: 'anything' })
    expect(answer).toMatchObject({ status: 200, code: 126, message: '您还没有登录，请登录之后再查看' })
    const headers = { authorization: 'A'.repeat(43) }
    const expired = await server.post('/api/sanction/search', { key: 'anything' }, { headers })
    expect(expired).toMatchObject({ code: 126, message: '登录已失效，请重新登录' })
  })

  test('who shows a pass that a call does not heed is told which one it heeds', async () => {
    const { Authorization } = await server.login('member')
    const headers = { cookie: `maojian_session=${Authorization}` }
    const byCookie = await server.post('/api/deal/check', { name: '甲' }, { headers, json: true })
    expect(byCookie).toMatchObject({ code: 126, message: expect.stringContaining('不认浏览器 Cookie') })
    expect(byCookie.message).toContain('API 密钥')
    const noKeys = await server.post('/api/classification/save', {}, { headers, json: true })
    expect(noKeys.message).toContain('不认浏览器 Cookie')
    expect(noKeys.message).not.toContain('API 密钥')
    const made = await server.post(
      '/api/account/apiKey/create',
      { name: '对接' },
      { headers: { Authorization } },
    )
    const byKey = { Authorization: `ApiKey ${String(made.data['key'])}` }
    expect(await server.post('/api/classification/save', {}, { headers: byKey })).toMatchObject({
      code: 126,
      message: expect.stringContaining('不能用 API 密钥'),
    })
    const bearer = { Authorization: `Bearer ${Authorization}` }
    expect((await server.post('/api/deal/check', { name: '甲' }, { headers: bearer, json: true })).code).toBe(
      503,
    )
  })

  test('an unknown path is 404, a known one with the wrong method 405 with the right one named', async () => {
    expect(await server.get('/api/nothing')).toMatchObject({ status: 404, code: 404 })
    const wrong = await server.get('/api/sanction/search')
    expect(wrong).toMatchObject({ status: 405, code: 400, message: '该地址只接受 POST 方法' })
    expect(wrong.headers['allow']).toBe('POST')
  })

  test('malformed bodies are 400, oversized 413, foreign kinds 415, all enveloped', async () => {
    const send = (payload: string, type: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/menu/list',
        payload,
        headers: { 'content-type': type },
      })
    const broken = await send('{"a":', 'application/json')
    expect([broken.statusCode, (broken.json() as { code: number }).code]).toEqual([400, 400])
    expect((await send('x=1'.padEnd(1_100_000, 'y'), 'application/x-www-form-urlencoded')).statusCode).toBe(
      413,
    )
    expect((await send('<a/>', 'application/xml')).statusCode).toBe(415)
    expect((await send('{"__proto__":{"a":1}}', 'application/json')).statusCode).toBe(400)
  })

  test('S1-234 every answer carries a request id, and repeats one that the caller gave', async () => {
    const given = await server.post('/api/menu/list', {}, { headers: { 'x-request-id': 'trace-0001' } })
    expect(given.headers['x-request-id']).toBe('trace-0001')
    const hostile = await server.post('/api/menu/list', {}, { headers: { 'x-request-id': 'a b\tc' } })
    expect(hostile.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('answers are not cached and carry the headers that browsers guard pages with', async () => {
    const { headers } = await server.post('/api/menu/list')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  test('text that the database cannot store is refused, not a fault', async () => {
    const hostile = { phoneNum: '1390000\u00000001', pwd: 'a'.repeat(32) }
    expect(await server.post('/api/login/phone', hostile)).toMatchObject({ code: 400 })
  })

  test('the process lives without a snapshot, but is not ready', async () => {
    expect((await server.app.inject('/api/health')).json()).toEqual({ status: 'alive' })
    const ready = await server.app.inject('/api/ready')
    expect(ready.statusCode).toBe(503)
    const parts = { database: true, disk: 'ok', snapshot: null, index: 'none' }
    expect(ready.json()).toEqual({ status: 'not ready', ...parts })
    expect(await server.get('/api/search', { keyword: 'anything' })).toMatchObject({ status: 503, code: 503 })
  })

  test('OpenAPI 3.1 describes each call by its wire names', async () => {
    const document = (await server.app.inject('/api/docs/json')).json() as {
      openapi: string
      paths: Record<string, Record<string, unknown>>
      components: { schemas: Record<string, unknown> }
    }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/api/sanction/search')
    const menu = Object.entries(document.components.schemas).filter(([name]) =>
      name.startsWith('api_menu_list.'),
    )
    expect(JSON.stringify(menu)).toContain('chirdrens')
    const parameters = document.paths['/api/search']!['get'] as {
      parameters: { name: string; required: boolean }[]
    }
    expect(parameters.parameters.filter(one => one.required).map(one => one.name)).toEqual(['keyword'])
    const page = await server.app.inject('/api/docs/')
    expect(page.statusCode).toBe(200)
    expect(String(page.headers['content-security-policy'])).not.toContain('upgrade-insecure-requests')
  })

  test('too many requests of one address are 429; this machine itself is exempt', async () => {
    const tight = await startTestServer(database, noEngine, { rateLimit: 3 })
    const ask = (address: string) => tight.post('/api/menu/list', {}, { address })
    for (let i = 0; i < 3; i++) expect((await ask('203.0.113.9')).code).toBe(200)
    expect(await ask('203.0.113.9')).toMatchObject({ status: 429, code: 429 })
    expect((await ask('203.0.113.10')).code).toBe(200)
    for (let i = 0; i < 5; i++) expect((await ask('127.0.0.1')).code).toBe(200)
    await tight.app.close()
  })

  test('suggestions, which nobody pays for, are fewer a minute than all calls of an address', async () => {
    const suggest = (address: string) => server.get('/api/search/entity/tips', { keyword: '' }, { address })
    for (let i = 0; i < 300; i++) await suggest('203.0.113.20')
    expect(await suggest('203.0.113.20')).toMatchObject({ status: 429, code: 429 })
    expect((await suggest('203.0.113.21')).code).toBe(200)
    expect((await server.post('/api/menu/list', {}, { address: '203.0.113.20' })).code).toBe(200)
  })
})

describe('a verb', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  const serve = (verb: Route['verb']) =>
    buildServer(
      {
        db: database.db,
        engine: noEngine,
        answering: answerHere,
        graph: { current: () => undefined },
        config: readConfig({ LOG_LEVEL: 'silent' }),
        clock: () => new Date('2026-11-20T04:00:00Z'),
        sms: noSms,
        outbound: createOutbound({ allowInternalHosts: [] }),
        listen: database.listen,
        files: createFolderStore('/nonexistent'),
        official: createFolderStore('/nonexistent'),
        jobs: createTestDesk(),
      },
      [{ call: listMenu, verb }],
    )
  const ask = (app: FastifyInstance) => app.inject({ method: 'POST', url: '/api/menu/list' })
  const entry = { menuId: 'a', menuName: 'A', pageUrl: '/a', isAuth: 1, children: [] }

  test('that fails answers one plain sentence with the request id and nothing internal', async () => {
    const app = await serve(() => {
      throw new Error('relation "secret" does not exist')
    })
    const response = await ask(app)
    const id = String(response.headers['x-request-id'])
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      code: 500,
      message: `系统出现故障，请稍后重试（编号 ${id}）`,
      data: null,
    })
    await app.close()
  })

  test('that answers more than its call declares has the rest cut off', async () => {
    const app = await serve(() => [{ ...entry, passwordHash: 'x' }])
    expect((await ask(app)).json()).toMatchObject({ code: 200, data: [{ menuId: 'a', chirdrens: [] }] })
    expect((await ask(app)).body).not.toContain('passwordHash')
    await app.close()
  })

  test('that answers something else than its call declares is a fault', async () => {
    const app = await serve(() => [{ ...entry, isAuth: 7 }])
    expect((await ask(app)).json()).toMatchObject({ code: 500, data: null })
    await app.close()
  })

  test('that cannot keep up makes further requests 503 at once, until it has', async () => {
    const gate = Promise.withResolvers<unknown[]>()
    const app = await serve(() => gate.promise)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const agent = new Agent({ maxSockets: Infinity })
    const post = (): Promise<number> =>
      new Promise((resolve, reject) => {
        const sent = request({ port, agent, method: 'POST', path: '/api/menu/list' }, response => {
          response.resume()
          response.once('end', () => resolve(response.statusCode ?? 0))
        })
        sent.once('error', reject)
        sent.end()
      })
    // The refused ones answer while the others still wait.
    let refused = 0
    const all = Array.from({ length: 520 }, async () => {
      const status = await post()
      if (status === 503 && ++refused === 8) gate.resolve([])
      return status
    })
    expect((await Promise.all(all)).filter(status => status === 200)).toHaveLength(512)
    expect(await post()).toBe(200)
    agent.destroy()
    await app.close()
  })
})
