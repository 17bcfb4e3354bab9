import { loginByCode } from '@maojian/contract/calls/sign-on'
import type { Send } from '../../../api/client.ts'
import type { Arrival } from './arrival.ts'

/** Quiet: whoever sends it shows why it failed. */
export const exchangeCode = (send: Send, { code, state, iss }: Arrival) =>
  send(loginByCode, { code, state, iss }, { quiet: true })
