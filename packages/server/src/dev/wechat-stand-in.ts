import { randomBytes } from 'node:crypto'
import formbody from '@fastify/formbody'
import { fastify, type FastifyInstance } from 'fastify'

export const wechatApp = { id: 'wx-dev', secret: 'only-on-this-machine' } as const

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, one => `&#${one.charCodeAt(0)};`)

const scanPage = (redirect: string, state: string): string => `<!doctype html><html lang="zh-CN">
<meta charset="utf-8"><title>微信扫码（本机替身）</title>
<h1>微信扫码（本机替身）</h1><form method="post" action="/scan" target="_top">
<input type="hidden" name="redirect" value="${escape(redirect)}"><input type="hidden" name="state" value="${escape(state)}">
<label>微信昵称 <input name="nickname" value="演示微信用户" required></label>
<button name="answer" value="yes">确认登录</button>
<button name="answer" value="no" formnovalidate>拒绝</button></form></html>`

/** What WeChat's open platform answers, with a button in the place of a phone. */
export const createWechatStandIn = async (): Promise<FastifyInstance> => {
  const app = fastify()
  await app.register(formbody)
  const codes = new Map<string, string>()
  const tokens = new Map<string, string>()
  const random = (): string => randomBytes(16).toString('hex')
  app.get('/connect/qrconnect', (request, reply) => {
    const { redirect_uri = '', state = '' } = request.query as Record<string, string>
    return reply.type('text/html; charset=utf-8').send(scanPage(redirect_uri, state))
  })
  app.post('/scan', (request, reply) => {
    const { redirect = '', state = '', nickname = '', answer } = request.body as Record<string, string>
    // WeChat returns a refusal with the state alone.
    if (answer === 'no') return reply.redirect(`${redirect}?${new URLSearchParams({ state }).toString()}`)
    const code = random()
    codes.set(code, nickname)
    return reply.redirect(`${redirect}?${new URLSearchParams({ code, state }).toString()}`)
  })
  app.get('/sns/oauth2/access_token', request => {
    const { code = '', appid, secret } = request.query as Record<string, string>
    const nickname = codes.get(code)
    codes.delete(code)
    if (appid !== wechatApp.id || secret !== wechatApp.secret) return { errcode: 40_125 }
    if (nickname === undefined) return { errcode: 40_029, errmsg: 'invalid code' }
    const token = random()
    tokens.set(token, nickname)
    return { access_token: token, openid: `openid-${nickname}`, expires_in: 7200 }
  })
  app.get('/sns/userinfo', request => {
    const { access_token = '' } = request.query as Record<string, string>
    const nickname = tokens.get(access_token)
    return nickname === undefined ? { errcode: 40_001 } : { nickname, openid: `openid-${nickname}` }
  })
  return app
}
