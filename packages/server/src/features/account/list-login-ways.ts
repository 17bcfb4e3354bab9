import type { listLoginWays as call } from '@maojian/contract/calls/sign-on'
import type { Verb } from '../../http/route.ts'

const probeTimeoutMs = 3000

/** Only what is configured is offered. */
export const listLoginWays: Verb<typeof call> = ({ config, outbox, doors }) => ({
  wechat: config.wechat !== undefined,
  signOn: config.signOn !== undefined,
  signOnName: config.signOn?.name ?? '',
  probeUrl: config.signOn?.probeUrl ?? '',
  probeTimeoutMs,
  outbox: outbox !== undefined && doors,
  servicePhone: config.service.phone,
})
