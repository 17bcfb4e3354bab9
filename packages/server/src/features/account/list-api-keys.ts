import type { listApiKeys as call } from '@maojian/contract/calls/api-key'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { apiKeysOf } from './api-key-store.ts'
import { apiKeyWire } from './api-key-wire.ts'

export const listApiKeys: Verb<typeof call> = async context =>
  (await apiKeysOf(context.db, needUser(context).id)).map(apiKeyWire)
