import { pages } from '@maojian/contract/pages'
import type { loginByCode as call, startSignOn as startCall } from '@maojian/contract/calls/sign-on'
import { exchangeCode, signOnAddress, SignOnFault } from '../../adapters/sign-on-provider.ts'
import type { SignOnConfig } from '../../config.ts'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { forgetAddressAttempt, takeAttempt } from './login-attempts.ts'
import { loginByIdentity } from './login-by-identity.ts'
import { beginFlow, endFlow, flowSeconds } from './login-flow.ts'
import { publicUrl } from './public-url.ts'

const needSignOn = ({ config }: Context): SignOnConfig => {
  if (config.signOn) return config.signOn
  throw new Fault(404, '未启用单点登录')
}

const returnAddress = (context: Context): string => `${publicUrl(context.config)}${pages.login.path}`

const explain = (error: unknown): never => {
  if (error instanceof SignOnFault) throw new Fault(400, '单点登录未成功，请重新登录或改用其他方式')
  throw error
}

/** An authorisation of our own at the provider: PKCE, nonce, and a state bound to this browser. */
export const startSignOn: Verb<typeof startCall> = async context => {
  const config = needSignOn(context)
  const flow = await beginFlow(context, 'sso')
  const authorizeUrl = await signOnAddress(config, context.outbound, returnAddress(context), flow).catch(
    explain,
  )
  return { authorizeUrl, state: flow.state, validSeconds: flowSeconds }
}

const noSession = {
  sessionId: '',
  userId: '',
  loginName: '',
  roleIds: [],
  permissionIds: [],
  menuList: [],
  organisationRole: 'reader',
  profileComplete: 0,
} as const

/**
 * With a state of this browser: the session. A code without state (the single window's own entry) opens nothing
 * by itself, else anybody could log a visitor in as somebody else: it only starts our own authorisation.
 */
export const loginByCode: Verb<typeof call> = async (context, { code, state, iss }) => {
  const config = needSignOn(context)
  await takeAttempt(context.db, { kind: 'address', value: context.address, now: context.now })
  if (state === '') {
    const begun = await startSignOn(context, {})
    return { ...noSession, roleIds: [], permissionIds: [], menuList: [], ...begun }
  }
  const flow = await endFlow(context, 'sso', state)
  const returned = new URL(returnAddress(context))
  returned.search = new URLSearchParams({ code, state, ...(iss !== '' && { iss }) }).toString()
  const identity = await exchangeCode(config, context.outbound, returned, flow).catch(explain)
  await forgetAddressAttempt(context.db, context.address)
  const session = await loginByIdentity(context, { issuer: config.issuer, ...identity })
  return { ...session, authorizeUrl: '', state: '' }
}
