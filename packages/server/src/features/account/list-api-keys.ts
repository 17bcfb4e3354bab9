import type { listApiKeys as call } from '@maojian/contract/calls/api-key'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { apiKeyWire } from './api-key-wire.ts'

export const listApiKeys: Verb<typeof call> = async context => {
  const rows = await context.db
    .selectFrom('api_key')
    .select(['id', 'name', 'hint', 'created_at', 'last_used_at'])
    .where('account_id', '=', needUser(context).id)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(apiKeyWire)
}
