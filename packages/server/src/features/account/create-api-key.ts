import type { createApiKey as call } from '@maojian/contract/calls/api-key'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { newId } from '../../new-id.ts'
import { apiKeysOf, insertApiKey } from './api-key-store.ts'
import { apiKeyWire } from './api-key-wire.ts'
import { newApiKey, sessionDigest } from './session-digest.ts'
import { audit } from './audit.ts'

const mostKeys = 10

/** Makes a key and shows it this once. */
export const createApiKey: Verb<typeof call> = async (context, { name }) => {
  const user = needUser(context)
  const { db, now } = context
  if ((await apiKeysOf(db, user.id)).length >= mostKeys)
    throw new Fault(409, `每个账号最多 ${mostKeys} 个有效密钥，请先撤销不用的密钥`)
  const key = newApiKey()
  const row = {
    id: newId('apiKey'),
    name,
    hint: key.slice(-4),
    created_at: now,
    last_used_at: null,
  }
  await insertApiKey(db, { ...row, account_id: user.id, digest: sessionDigest(key)!, revoked_at: null })
  await audit(context, 'apiKey.create', user.id)
  return { ...apiKeyWire(row), key }
}
