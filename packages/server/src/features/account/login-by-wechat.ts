import { pages } from '@maojian/contract/pages'
import type { loginByWechat as call, startWechat as startCall } from '@maojian/contract/calls/sign-on'
import type { WechatConfig } from '../../config.ts'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { beginFlow, endFlow } from './login-flow.ts'
import { loginByIdentity } from './login-by-identity.ts'
import { takeAttempt, forgetAddressAttempt } from './login-attempts.ts'
import { publicUrl } from './public-url.ts'

/** WeChat draws a new code after five minutes; ours says so before it happens. */
const scanSeconds = 300

const needWechat = ({ config }: Context): WechatConfig => {
  if (config.wechat) return config.wechat
  throw new Fault(404, '未启用微信登录')
}

interface TokenAnswer {
  readonly access_token?: string
  readonly openid?: string
  readonly unionid?: string
  readonly nickname?: string
  readonly errcode?: number
}

const ask = async (context: Context, path: string, query: Record<string, string>): Promise<TokenAnswer> => {
  const { apiBase } = needWechat(context)
  try {
    const url = `${apiBase}${path}?${new URLSearchParams(query).toString()}`
    const { body } = await context.outbound.exchange(url, { method: 'GET' })
    return JSON.parse(body.toString()) as TokenAnswer
  } catch {
    throw new Fault(503, '微信暂时没有响应，请稍后重试或改用其他方式登录')
  }
}

/** The address whose code a phone scans; its state is bound to this browser. */
export const startWechat: Verb<typeof startCall> = async context => {
  const { appId, openBase } = needWechat(context)
  const { state } = await beginFlow(context, 'wechat')
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: `${publicUrl(context.config)}${pages.wechatShowPage.path}`,
    response_type: 'code',
    scope: 'snsapi_login',
    state,
  })
  const authorizeUrl = `${openBase}/connect/qrconnect?${query.toString()}#wechat_redirect`
  // What WeChat's own script adds for a panel: the frame leads the whole window to the return address.
  for (const [name, value] of Object.entries({ login_type: 'jssdk', self_redirect: 'false' }))
    query.set(name, value)
  const frameUrl = `${openBase}/connect/qrconnect?${query.toString()}`
  return { authorizeUrl, frameUrl, state, validSeconds: scanSeconds }
}

/** The code of a scan that this browser began, exchanged once for the identity behind it. */
export const loginByWechat: Verb<typeof call> = async (context, { wxCode, state }) => {
  const { appId, secret } = needWechat(context)
  await takeAttempt(context.db, { kind: 'address', value: context.address, now: context.now })
  await endFlow(context, 'wechat', state)
  const token = await ask(context, '/sns/oauth2/access_token', {
    appid: appId,
    secret,
    code: wxCode,
    grant_type: 'authorization_code',
  })
  if (!token.access_token || !token.openid)
    throw new Fault(400, '微信授权已失效或被取消，请刷新二维码重新扫码')
  const user = await ask(context, '/sns/userinfo', { access_token: token.access_token, openid: token.openid })
  await forgetAddressAttempt(context.db, context.address)
  const subject = token.unionid ?? token.openid
  return loginByIdentity(context, { issuer: 'wechat', subject, name: user.nickname ?? '微信用户' })
}
