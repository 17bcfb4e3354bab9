import type { Context } from '../../http/context.ts'
import { keyFileOf, keysOf, type KeyPlace } from '../../signing/keys-of.ts'
import { createKeeper, type Keep } from './record-keeper.ts'

type Place = Pick<Context, 'db' | 'now'> & { readonly config: KeyPlace }

const keepers = new WeakMap<Context['db'], Map<string, Keep>>()

/** One writer for each database and key: what comes together is written together. */
export const keeperOf = ({ db, now, config }: Place): Keep => {
  const path = keyFileOf(config)
  const own = keepers.get(db) ?? new Map<string, Keep>()
  keepers.set(db, own)
  const keep = own.get(path) ?? createKeeper({ db, keys: () => keysOf(config, now) })
  own.set(path, keep)
  return keep
}
