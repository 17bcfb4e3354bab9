import * as z from 'zod'
import { defineCall } from '../call.ts'
import { session } from './account.ts'

/** An authorisation that this browser began: go there; it returns with `code` and `state`. */
const authorisation = z.object({ authorizeUrl: z.string(), state: z.string(), validSeconds: z.number() })

/** Which ways in this installation offers, and what the login page needs of them. */
export const listLoginWays = defineCall({
  method: 'GET',
  path: '/api/login/ways',
  summary: '可用的登录方式',
  access: 'public',
  request: z.object({}),
  reply: z.object({
    wechat: z.boolean(),
    signOn: z.boolean(),
    /** Shown on the button. */
    signOnName: z.string(),
    /** JSONP address that tells whether the provider holds a session; empty: do not probe. */
    probeUrl: z.string(),
    probeTimeoutMs: z.number(),
    /** Codes go to a page of this machine instead of a phone. */
    outbox: z.boolean(),
    servicePhone: z.string(),
  }),
})

/**
 * A page for a frame `sandbox="allow-scripts"`: asks the provider by JSONP and posts {probe: 'yes' | 'no' | 'timeout'}
 * to its parent; a provider that cannot be reached counts as silent. Only where `probeUrl` is configured.
 */
export const probeSignOn = defineCall({
  method: 'GET',
  path: '/api/login/sso/probe',
  summary: '探测单点登录会话（置于沙箱框架中的页面）',
  access: 'public',
  answers: 'file',
  request: z.object({}),
  reply: z.unknown(),
})

/** For the scan-code panel: what its frame shows, and the same as a page; both with a state bound to this browser. */
export const startWechat = defineCall({
  method: 'POST',
  path: '/api/login/wx/start',
  summary: '开始微信扫码登录',
  access: 'public',
  request: z.object({}),
  reply: authorisation.extend({ frameUrl: z.string() }),
})

export const loginByWechat = defineCall({
  method: 'POST',
  path: '/api/login/wx/web',
  summary: '微信扫码登录',
  access: 'public',
  request: z.object({ wxCode: z.string().min(1).max(500), state: z.string().max(200).default('') }),
  reply: session,
})

export const startSignOn = defineCall({
  method: 'POST',
  path: '/api/login/sso/start',
  summary: '开始单点登录',
  access: 'public',
  request: z.object({}),
  reply: authorisation,
})

/**
 * With the `state` that this browser began with: the session. Without one (the single window's own entry) the
 * code is only checked, and `authorizeUrl` leads to an authorisation of our own; then `sessionId` is empty.
 */
export const loginByCode = defineCall({
  method: 'POST',
  path: '/api/login/code',
  summary: '单点登录：以 code 换取会话',
  access: 'public',
  request: z.object({
    code: z.string().min(1).max(2000),
    state: z.string().max(200).default(''),
    /** The provider's own name, where it returns one beside the code. */
    iss: z.string().max(300).default(''),
  }),
  reply: session.extend({ authorizeUrl: z.string(), state: z.string() }),
})
