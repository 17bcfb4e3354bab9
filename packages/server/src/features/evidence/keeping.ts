import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Context } from '../../http/context.ts'
import type { Erasing } from '../organisation/entry.ts'
import { createKeeper, type Keep } from './record-keeper.ts'
import { openKeys, rotateKeys, type SigningKeys } from './signing-keys.ts'

export type KeyPlace = Pick<Config, 'dataDir' | 'evidenceKeyFile'>

export const keyFileOf = ({ evidenceKeyFile, dataDir }: KeyPlace): string =>
  evidenceKeyFile ?? join(dataDir, 'keys', 'evidence.json')

const opened = new Map<string, Promise<SigningKeys>>()

/** The keys of this process; read once, and anew when they were changed here. */
export const keysOf = (place: KeyPlace, now: Date): Promise<SigningKeys> => {
  const path = keyFileOf(place)
  const known = opened.get(path)
  if (known) return known
  const opening = openKeys(path, now)
  opened.set(path, opening)
  // A file that cannot be read now may be put right.
  opening.catch(() => opened.delete(path))
  return opening
}

export const changeKeys = async (place: KeyPlace, now: Date): Promise<SigningKeys> => {
  const path = keyFileOf(place)
  const keys = await rotateKeys(path, now)
  opened.set(path, Promise.resolve(keys))
  return keys
}

/** Signs by the key in use; the keys are read when something is to be signed. */
export const signerOf =
  (place: KeyPlace, now: () => Date): Erasing['sign'] =>
  async text => {
    const keys = await keysOf(place, now())
    return { keyId: keys.activeId, signature: keys.sign(text) }
  }

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
