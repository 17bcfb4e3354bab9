import { join } from 'node:path'
import type { Config } from '../config.ts'
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

/** A text signed by this installation, and by which of its keys. */
export interface Signed {
  readonly keyId: string
  readonly signature: string
}

export type Sign = (text: string) => Promise<Signed>

/** Signs by the key in use; the keys are read when something is to be signed. */
export const signerOf =
  (place: KeyPlace, now: () => Date): Sign =>
  async text => {
    const keys = await keysOf(place, now())
    return { keyId: keys.activeId, signature: keys.sign(text) }
  }
