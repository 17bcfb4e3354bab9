import type { createApiKey as call } from '@maojian/contract/calls/api-key'
import { randomBytes } from 'node:crypto'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { apiKeyWire } from './api-key-wire.ts'
import { newApiKey, sessionDigest } from './session-digest.ts'
import { audit } from './audit.ts'

const mostKeys = 10

/** Makes a key and shows it this once. */
export const createApiKey: Verb<typeof call> = async (context, { name }) => {
  const user = needUser(context)
  const { db, now } = context
  const { count } = await db
    .selectFrom('api_key')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostKeys)
    throw new Fault(409, `每个账号最多 ${mostKeys} 个有效密钥，请先撤销不用的密钥`)
  const key = newApiKey()
  const row = {
    id: `K${randomBytes(10).toString('hex')}`,
    name,
    hint: key.slice(-4),
    created_at: now,
    last_used_at: null,
  }
  await db
    .insertInto('api_key')
    .values({ ...row, account_id: user.id, digest: sessionDigest(key)!, revoked_at: null })
    .execute()
  await audit(context, 'apiKey.create', user.id)
  return { ...apiKeyWire(row), key }
}
