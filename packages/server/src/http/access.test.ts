import { allCalls } from '@maojian/contract/calls/index'
import type { Call } from '@maojian/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../db/testing.ts'
import { allRoutes } from '../routes.ts'
import { noEngine, startTestServer, type TestServer } from './testing.ts'

const closed = allRoutes
  .map(route => route.call)
  .filter(call => typeof call.access === 'object' || call.access === 'session')
const enveloped = closed.filter(call => call.answers !== 'plain')
const plain = closed.filter(call => call.answers === 'plain')
const forRoles = closed.filter(call => typeof call.access === 'object')
const roleIds = { basic: 1, member: 2 } as const
const forVisitors = allRoutes.map(route => route.call).filter(call => call.access === 'visitor')
const named = (calls: readonly Call[]) => calls.map(call => [`${call.method} ${call.path}`, call] as const)

describe('every call', () => {
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
  const ask = (call: Call, headers?: Record<string, string>) =>
    (call.method === 'GET' ? server.get : server.post)(call.path, {}, { headers })

  test('of the contract is answered by a route, and none is answered without standing in it', () => {
    const path = ({ method, path: at }: Call): string => `${method} ${at}`
    const bound = new Set(allRoutes.map(route => path(route.call)))
    expect(allCalls.map(path).filter(one => !bound.has(one))).toEqual([])
    expect(bound.size).toBe(allCalls.length)
  })

  test.each(named(enveloped))(
    '%s is refused without session, with a forged and with an expired one',
    async (_, call) => {
      expect((await ask(call)).code).toBe(126)
      expect((await ask(call, { authorization: 'A'.repeat(43) })).code).toBe(126)
      const headers = await server.login('administrator')
      const before = server.clock.now
      server.clock.now = new Date(before.getTime() + 25 * 3_600_000)
      expect((await ask(call, headers)).code).toBe(126)
      server.clock.now = before
    },
  )

  test.each(named(forVisitors))(
    '%s answers a visitor, and is refused with a forged, an expired or a revoked pass',
    async (_, call) => {
      expect((await ask(call)).code).not.toBe(126)
      for (const authorization of ['A'.repeat(43), `ApiKey ${'A'.repeat(43)}`])
        expect(await ask(call, { authorization })).toMatchObject({
          code: 126,
          message: '登录已失效，请重新登录',
        })
      const headers = await server.login('member')
      await server.post('/api/login/logout', {}, { headers })
      expect((await ask(call, headers)).code).toBe(126)
    },
  )

  test.each(named(plain))('%s is refused without and with a forged key', async (_, call) => {
    const url = call.path.replace(/:[a-z]+/u, 'sanctions')
    for (const authorization of ['', `ApiKey ${'A'.repeat(43)}`])
      expect(
        (await server.app.inject({ method: call.method, url, headers: { authorization } })).statusCode,
      ).toBe(401)
  })

  test.each(named(forRoles))('%s is refused to lower roles', async (_, call) => {
    const allowed = typeof call.access === 'object' ? call.access.roles : []
    for (const role of ['basic', 'member'] as const)
      if (!allowed.includes(roleIds[role]))
        expect([403, 127]).toContain((await ask(call, await server.login(role))).code)
  })
})
