import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { insertFlow, takeFlow } from './login-flow-store.ts'
import type { LoginFlowTable } from './tables.ts'

export const flowSeconds = 600

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

export interface Flow {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Begins an authorisation that only this browser can finish, once, within ten minutes. */
export const beginFlow = async (context: Context, kind: LoginFlowTable['kind']): Promise<Flow> => {
  const { db, now } = context
  const random = (): string => randomBytes(32).toString('base64url')
  const flow: Flow = { state: random(), nonce: random(), verifier: random() }
  // Two tabs of one browser share the cookie; each has its own state.
  const browser = context.flow ?? random()
  const expires_at = new Date(now.getTime() + flowSeconds * 1000)
  const { nonce, verifier } = flow
  const kept = { state: digest(flow.state), kind, browser: digest(browser), nonce, verifier, expires_at }
  await insertFlow(db, kept, now)
  context.setFlow(browser)
  return flow
}

/** Takes the flow of a state that this very browser began; anything else is a login that somebody slipped in. */
export const endFlow = async (
  context: Context,
  kind: LoginFlowTable['kind'],
  state: string,
): Promise<Flow> => {
  const key = { state: digest(state), kind, browser: digest(context.flow ?? '') }
  const row = await takeFlow(context.db, key, context.now)
  if (!row) throw new Fault(400, '登录请求已失效或不是由本浏览器发起，请重新登录')
  return { state, ...row }
}
