import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
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
  await db.deleteFrom('login_flow').where('expires_at', '<=', now).execute()
  await db
    .insertInto('login_flow')
    .values({
      state: digest(flow.state),
      kind,
      browser: digest(browser),
      nonce: flow.nonce,
      verifier: flow.verifier,
      expires_at: new Date(now.getTime() + flowSeconds * 1000),
    })
    .execute()
  context.setFlow(browser)
  return flow
}

/** Takes the flow of a state that this very browser began; anything else is a login that somebody slipped in. */
export const endFlow = async (
  context: Context,
  kind: LoginFlowTable['kind'],
  state: string,
): Promise<Flow> => {
  const row = await context.db
    .deleteFrom('login_flow')
    .where('state', '=', digest(state))
    .where('kind', '=', kind)
    .where('browser', '=', digest(context.flow ?? ''))
    .where('expires_at', '>', context.now)
    .returning(['nonce', 'verifier'])
    .executeTakeFirst()
  if (!row) throw new Fault(400, '登录请求已失效或不是由本浏览器发起，请重新登录')
  return { state, ...row }
}
