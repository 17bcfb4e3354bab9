import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { forEachDatabase } from '../../db/testing.ts'
import { createOidcStandIn, signOnClient } from '../../dev/oidc-stand-in.ts'
import { createWechatStandIn, wechatApp } from '../../dev/wechat-stand-in.ts'
import { noEngine, startTestServer, type Answer, type TestServer } from '../../http/testing.ts'

const publicUrl = 'http://localhost:8119'

/** A browser as far as the provider is concerned: it keeps cookies and fills in the two forms. */
const walkThrough = async (start: string, login: string): Promise<URL> => {
  const jar = new Map<string, string>()
  const step = async (address: string, form?: Record<string, string>): Promise<string> => {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      jar.set(name, value)
    }
    const { location } = Object.fromEntries(response.headers)
    if (!location) throw new Error(`no redirect from ${address}: ${response.status}`)
    return new URL(location, address).href
  }
  let at = start
  for (let hops = 0; hops < 12 && !at.startsWith(publicUrl); hops++) {
    if (!at.includes('/interaction/')) at = await step(at)
    else {
      const page = await fetch(at, { headers: { cookie: [...jar].map(pair => pair.join('=')).join('; ') } })
      const prompt = /name="prompt" value="(\w+)"/.exec(await page.text())?.[1] ?? ''
      at = await step(at, { prompt, login, password: 'any' })
    }
  }
  return new URL(at)
}

forEachDatabase((_, open) => {
  let database: Database
  let server: TestServer
  let provider: Server
  let wechat: FastifyInstance
  let wechatAddress = ''
  beforeAll(async () => {
    database = await open()
    provider = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => provider.once('listening', resolve))
    const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    const answer = createOidcStandIn(issuer, `${publicUrl}/login`).callback()
    provider.on('request', (request, response) => void answer(request, response))
    wechat = await createWechatStandIn()
    wechatAddress = await wechat.listen({ port: 0, host: '127.0.0.1' })
    server = await startTestServer(database, noEngine, {
      publicUrl,
      signOn: {
        issuer,
        clientId: signOnClient.id,
        clientSecret: signOnClient.secret,
        name: '单一窗口',
        probeUrl: 'https://window.example/authorize?x=1',
      },
      wechat: {
        appId: wechatApp.id,
        secret: wechatApp.secret,
        openBase: wechatAddress,
        apiBase: wechatAddress,
      },
    })
    server.clock.now = new Date()
  })
  afterAll(async () => {
    await server.app.close()
    await wechat.close()
    provider.closeAllConnections()
    await new Promise(resolve => provider.close(resolve))
    await database.close()
  })
  const cookieOf = (answer: Answer): Record<string, string> => ({
    cookie: /maojian_flow=[^;]+/.exec(String(answer.headers['set-cookie']))![0],
  })
  const begin = async (way: 'sso' | 'wx') => {
    const answer = await server.post(`/api/login/${way}/start`)
    expect(answer.code).toBe(200)
    return { url: String(answer.data['authorizeUrl']), headers: cookieOf(answer) }
  }
  const returned = (url: URL): Record<string, string> => Object.fromEntries(url.searchParams)
  const byCode = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    server.post('/api/login/code', fields, { headers })

  test('S1-013 S1-241 S2-289 sign-on by OpenID Connect with PKCE opens a session; the second time it is the same account', async () => {
    const accounts: unknown[] = []
    for (let i = 0; i < 2; i++) {
      const { url, headers } = await begin('sso')
      expect(url).toMatch(/code_challenge_method=S256/)
      const { code, state } = returned(await walkThrough(url, 'wang'))
      const answer = await byCode({ code: code!, state: state! }, headers)
      expect(answer).toMatchObject({ code: 200, data: { loginName: 'wang', profileComplete: 0 } })
      expect(String(answer.data['sessionId'])).toHaveLength(43)
      accounts.push(answer.data['userId'])
    }
    expect(accounts[0]).toBe(accounts[1])
  })

  test('a code is worth nothing in another browser, a second time, or with a state that nobody began', async () => {
    const { url, headers } = await begin('sso')
    const { code, state } = returned(await walkThrough(url, 'li'))
    const sent = { code: code!, state: state! }
    expect((await byCode(sent)).code).toBe(400)
    const other = await begin('sso')
    expect((await byCode(sent, other.headers)).code).toBe(400)
    expect((await byCode({ ...sent, state: 'x'.repeat(43) }, headers)).code).toBe(400)
    expect((await byCode(sent, headers)).code).toBe(200)
    expect((await byCode(sent, headers)).code).toBe(400)
  })

  test('the name of another provider beside the code is refused', async () => {
    const { url, headers } = await begin('sso')
    const { code, state } = returned(await walkThrough(url, 'li'))
    const sent = { code: code!, state: state!, iss: 'https://elsewhere.example' }
    expect((await byCode(sent, headers)).code).toBe(400)
  })

  test('a forged code of a true flow fails in words', async () => {
    const { url, headers } = await begin('sso')
    const state = new URL(url).searchParams.get('state')!
    expect(await byCode({ code: 'forged', state }, headers)).toMatchObject({
      code: 400,
      message: '单点登录未成功，请重新登录或改用其他方式',
    })
  })

  test('S1-055 the single window’s own code opens nothing; it leads to an authorisation of this browser', async () => {
    const answer = await byCode({ code: 'from-the-window' })
    expect(answer).toMatchObject({ code: 200, data: { sessionId: '' } })
    const back = await walkThrough(String(answer.data['authorizeUrl']), 'zhao')
    const { code, state } = returned(back)
    expect((await byCode({ code: code!, state: state! }, cookieOf(answer))).data['loginName']).toBe('zhao')
  })

  test('S1-012 S1-054 S1-240 a scan logs in through the real calls of WeChat, bound to the browser', async () => {
    const { url, headers } = await begin('wx')
    const asked = new URL(url)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      appid: wechatApp.id,
      scope: 'snsapi_login',
      redirect_uri: `${publicUrl}/wechatShowPage`,
    })
    const state = asked.searchParams.get('state')!
    const scan = await fetch(`${wechatAddress}/scan`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ redirect: `${publicUrl}/wechatShowPage`, state, nickname: '小红' }),
    })
    const { code } = returned(new URL(scan.headers.get('location')!))
    const login = (sent: Record<string, string>) =>
      server.post('/api/login/wx/web', { wxCode: code!, state }, { headers: sent })
    expect((await login({})).code).toBe(400)
    expect(await login(headers)).toMatchObject({ code: 200, data: { loginName: '小红' } })
    expect((await login(headers)).code).toBe(400)
  })

  test('the panel’s frame is WeChat’s own and leads the whole window; our pages admit no other frame', async () => {
    const { data } = await server.post('/api/login/wx/start')
    expect(data['validSeconds']).toBe(300)
    const frame = new URL(String(data['frameUrl']))
    expect(frame.origin).toBe(wechatAddress)
    expect(Object.fromEntries(frame.searchParams)).toMatchObject({
      state: data['state'],
      login_type: 'jssdk',
      self_redirect: 'false',
    })
    const page = await server.app.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } })
    const policy = String(page.headers['content-security-policy'])
    expect(policy.split(';')).toContain(`frame-src 'self' ${wechatAddress}`)
  })

  test('a scan that was cancelled or is too old fails in words', async () => {
    const { url, headers } = await begin('wx')
    const state = new URL(url).searchParams.get('state')!
    const sent = { wxCode: 'never-given', state }
    expect(await server.post('/api/login/wx/web', sent, { headers })).toMatchObject({
      code: 400,
      message: '微信授权已失效或被取消，请刷新二维码重新扫码',
    })
    const old = await begin('wx')
    server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000)
    const late = { wxCode: 'x', state: new URL(old.url).searchParams.get('state')! }
    expect((await server.post('/api/login/wx/web', late, { headers: old.headers })).message).toMatch(/已失效/)
  })

  test('S1-248 S2-291 the probe is a page that may load the provider’s script alone, and names what the spec names', async () => {
    const page = await server.app.inject({ method: 'GET', url: '/api/login/sso/probe' })
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'nonce-[\w-]+' https:\/\/window\.example; sandbox allow-scripts; frame-ancestors 'self'$/,
    )
    const asked = new URL(JSON.parse(/const address = (".*?")\n/.exec(page.body)![1]!) as string)
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      x: '1',
      client_id: signOnClient.id,
      response_type: 'code',
      redirect_uri: `${publicUrl}/login`,
      callback: 'signOnProbe',
    })
    expect(page.headers['set-cookie']).toBeUndefined()
  })

  test('what is not configured is neither offered nor answered', async () => {
    const plain = await startTestServer(database, noEngine)
    expect((await plain.get('/api/login/ways')).data).toMatchObject({ wechat: false, signOn: false })
    expect((await plain.post('/api/login/wx/start')).code).toBe(404)
    expect((await plain.post('/api/login/sso/start')).code).toBe(404)
    expect((await plain.get('/api/login/sso/probe')).code).toBe(404)
    await plain.app.close()
    expect((await server.get('/api/login/ways')).data).toMatchObject({ wechat: true, signOn: true })
  })
})
