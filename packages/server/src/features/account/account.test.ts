import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, testPassword, testPhones, type TestServer } from '../../http/testing.ts'

const wrongPassword = 'f'.repeat(32)
const minute = 60_000

interface MenuLine {
  readonly pageUrl: string
  readonly isAuth: number
  readonly chirdrens: readonly MenuLine[]
}

forEachDatabase((name, open) => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, noEngine)
  })
  afterAll(async () => {
    await server.app.close()
    await database.close()
  })
  const later = (ms: number): void => {
    server.clock.now = new Date(server.clock.now.getTime() + ms)
  }
  const attempt = (phoneNum: string, pwd: string, address = '127.0.0.1') =>
    server.post('/api/login/phone', { phoneNum, pwd }, { address })

  test('S1-060 S1-063 S1-094 S1-240 login answers the session with menu, roles and profile state, and a guarded cookie', async () => {
    const answer = await attempt(testPhones.basic, testPassword)
    expect(answer).toMatchObject({
      code: 200,
      data: { loginName: 'basic', roleIds: [1], profileComplete: 1 },
    })
    const person = ['loginName', 'organisationRole', 'permissionIds', 'profileComplete', 'roleIds', 'userId']
    expect(Object.keys(answer.data).sort()).toEqual(['menuList', 'sessionId', ...person].sort())
    expect(answer.data['menuList']).toContainEqual({
      menuId: 'home',
      menuName: '首页',
      pageUrl: '/home',
      isAuth: 1,
      chirdrens: [],
    })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    expect(cookie).toContain('Max-Age=86400')
  })

  test('only a hash of the session id is stored', async () => {
    const { Authorization } = await server.login('basic')
    const digest = createHash('sha256').update(Authorization).digest('base64url')
    const rows = await database.db.selectFrom('session').selectAll().where('digest', '=', digest).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(Authorization)
  })

  test('an unknown phone and a wrong password answer alike', async () => {
    const unknown = await attempt('13911112222', wrongPassword)
    const wrong = await attempt(testPhones.member, wrongPassword)
    expect([unknown.code, unknown.message]).toEqual([400, '账号或密码错误'])
    expect([wrong.code, wrong.message]).toEqual([unknown.code, unknown.message])
  })

  test('a password that is not an MD5 is bad input that names the field', async () => {
    expect(await attempt(testPhones.basic, 'plain')).toMatchObject({
      code: 400,
      message: '参数 pwd：密码格式错误',
    })
    expect(await server.post('/api/login/phone', { pwd: testPassword })).toMatchObject({
      code: 400,
      message: '缺少参数 phoneNum',
    })
  })

  test('a password is refused over plain HTTP from elsewhere', async () => {
    expect(await attempt(testPhones.basic, testPassword, '203.0.113.5')).toMatchObject({ code: 403 })
  })

  test('guesses at one phone number have to wait, longer each time, even all at once', async () => {
    const phone = '13955550000'
    const burst = await Promise.all(Array.from({ length: 12 }, () => attempt(phone, wrongPassword)))
    expect(burst.filter(answer => answer.code === 400)).toHaveLength(5)
    expect(burst.filter(answer => answer.code === 429)).toHaveLength(7)
    expect(await attempt(phone, wrongPassword)).toMatchObject({
      code: 429,
      message: '登录尝试过于频繁，请 30 秒后再试',
    })
    later(31_000)
    expect(await attempt(phone, wrongPassword)).toMatchObject({ code: 400 })
    expect((await attempt(phone, wrongPassword)).message).toContain('60 秒')
    later(31 * minute)
    expect(await attempt(phone, wrongPassword)).toMatchObject({ code: 400 })
    expect(await attempt(phone, wrongPassword)).toMatchObject({ code: 400 })
  })

  test('a right password within the limit clears the count', async () => {
    for (let i = 0; i < 4; i++) await attempt(testPhones.administrator, wrongPassword)
    expect((await attempt(testPhones.administrator, testPassword)).code).toBe(200)
    for (let i = 0; i < 4; i++)
      expect((await attempt(testPhones.administrator, wrongPassword)).code, name).toBe(400)
    expect((await attempt(testPhones.administrator, testPassword)).code).toBe(200)
  })

  test('S1-235 the session is taken from Authorization, with or without Bearer, and from X-Access-Token', async () => {
    const { Authorization: id } = await server.login('member')
    const ways: Record<string, string>[] = [
      { authorization: id },
      { authorization: `Bearer ${id}` },
      { 'x-access-token': id },
    ]
    for (const headers of ways)
      expect((await server.post('/api/get_info', {}, { headers })).data['sessionId']).toBe(id)
  })

  test('S1-243 get_info restores a session by token, or by the cookie of our own pages only', async () => {
    const { Authorization: id } = await server.login('member')
    expect((await server.post('/api/get_info', { token: id })).data).toMatchObject({
      sessionId: id,
      loginName: 'member',
    })
    const byCookie = (headers: Record<string, string>) =>
      server.post('/api/get_info', {}, { headers: { cookie: `maojian_session=${id}`, ...headers } })
    expect((await byCookie({ 'sec-fetch-site': 'same-origin' })).code).toBe(200)
    expect((await byCookie({ origin: 'http://localhost:80', host: 'localhost:80' })).code).toBe(200)
    expect((await byCookie({ 'sec-fetch-site': 'cross-site' })).code).toBe(403)
    expect((await byCookie({ 'sec-fetch-site': 'same-site' })).code).toBe(403)
    expect((await byCookie({ origin: 'https://elsewhere.example' })).code).toBe(403)
    expect((await byCookie({})).code).toBe(126)
  })

  test('the cookie alone opens no other call', async () => {
    const { Authorization: id } = await server.login('member')
    const headers = { cookie: `maojian_session=${id}`, 'sec-fetch-site': 'same-origin' }
    expect((await server.post('/api/sanction/search', { key: 'some name' }, { headers })).code).toBe(126)
  })

  test('S1-242 after logout the session id is worth nothing', async () => {
    const headers = await server.login('member')
    const out = await server.post('/api/login/logout', {}, { headers })
    expect(out.code).toBe(200)
    expect(String(out.headers['set-cookie'])).toContain('maojian_session=;')
    expect((await server.post('/api/login/logout', {}, { headers })).code).toBe(126)
  })

  test('a session ends after a day; a forged one never begins', async () => {
    const headers = await server.login('member')
    later(24 * 60 * minute - 1000)
    expect((await server.post('/api/get_info', {}, { headers })).code).toBe(200)
    later(2000)
    expect((await server.post('/api/get_info', {}, { headers })).code).toBe(126)
    expect((await server.post('/api/get_info', { token: `${'A'.repeat(43)}` })).code).toBe(126)
    expect((await server.post('/api/get_info', { token: "' or 1=1 --" })).code).toBe(126)
  })

  test('S1-247 the menu says on the server which pages are locked', async () => {
    const locked = async (headers?: Record<string, string>) =>
      ((await server.post('/api/menu/list', {}, { headers })).data as MenuLine[])
        .flatMap(item => (item.chirdrens.length > 0 ? item.chirdrens : [item]))
        .filter(item => item.isAuth === 0)
        .map(item => item.pageUrl)
    const desk = '/ComplianceReport/ComplianceReport'
    const graph = ['/enterpriseMap', '/enterprisePaths']
    const kept = ['/watches', '/decisions', '/screeningRecords', ...graph, '/projects']
    expect(await locked()).toEqual(['/sanctionSearch', '/batchScreening', ...kept, desk])
    expect(await locked(await server.login('basic'))).toEqual(['/batchScreening', desk])
    expect(await locked(await server.login('member'))).toEqual([desk])
    expect(await locked(await server.login('compliance'))).toEqual([])
  })

  test('a demonstration account is worth nothing where the server is not its own machine', async () => {
    const headers = await server.login('member')
    const open = await startTestServer(database, noEngine, { host: '0.0.0.0' })
    expect((await open.post('/api/get_info', {}, { headers })).code).toBe(126)
    const login = await open.post('/api/login/phone', { phoneNum: testPhones.member, pwd: testPassword })
    expect(login).toMatchObject({ code: 400, message: '账号或密码错误' })
    await open.app.close()
    const forwarded = { ...headers, 'x-forwarded-for': '203.0.113.7' }
    expect((await server.post('/api/get_info', {}, { headers: forwarded })).code).toBe(126)
  })

  test('logins, failures and logouts stand in the audit log', async () => {
    const rows = await database.db
      .selectFrom('audit_log')
      .select('event')
      .distinct()
      .orderBy('event')
      .execute()
    expect(rows.map(row => row.event)).toEqual(['login', 'login.failed', 'logout'])
  })
})
