import type { createApiKey as call } from '@maojian/contract/calls/api-key'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { askerOf, secretOf, withSecret } from '../../http/told-again.ts'
import { newId } from '../../new-id.ts'
import { apiKeysOf, insertApiKey } from './api-key-store.ts'
import { apiKeyWire } from './api-key-wire.ts'
import { newApiKey, sessionDigest } from './session-digest.ts'
import { audit } from './audit.ts'

const mostKeys = 10

/** Answers its id, with the key itself sealed for who asked. */
const makeKey = async (context: Context, name: string): Promise<string> => {
  const user = needUser(context)
  const { db, now } = context
  if ((await apiKeysOf(db, user.id)).length >= mostKeys)
    throw new Fault(409, `每个账号最多 ${mostKeys} 个有效密钥，请先撤销不用的密钥`)
  const key = newApiKey()
  const id = newId('apiKey')
  await insertApiKey(db, {
    id,
    name,
    hint: key.slice(-4),
    created_at: now,
    last_used_at: null,
    account_id: user.id,
    digest: sessionDigest(key)!,
    revoked_at: null,
  })
  await audit(context, 'apiKey.create', user.id)
  return withSecret(context, id, key)
}

/** Makes a key and shows it this once; the same call sent twice hears the same key. */
export const createApiKey: Verb<typeof call> = (context, { name }) =>
  madeOnce(context, {
    what: 'api key',
    asked: { name, asker: askerOf(context) },
    make: () => makeKey(context, name),
    find: async made => {
      const { id, secret: key } = secretOf(context, made)
      const row = (await apiKeysOf(context.db, needUser(context).id)).find(one => one.id === id)
      return row && { ...apiKeyWire(row), key }
    },
  })
