import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign as signBytes,
  verify as verifyBytes,
  type KeyObject,
} from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { hasCode, readIfThere } from '../adapters/read-if-there.ts'
import { replaceFile } from '../adapters/replace-file.ts'

const storedKey = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** SPKI, base64. */
  publicKey: z.string(),
  /** PKCS #8, base64; only the key in use has one. */
  privateKey: z.string().optional(),
})
const keyFile = z.object({ keys: z.array(storedKey).min(1) })

type StoredKey = z.output<typeof storedKey>

/** A public key as it is published. */
export interface PublicKey {
  readonly id: string
  readonly createdAt: string
  readonly publicKey: string
}

/** The keys of this installation: one signs, all verify. */
export interface SigningKeys {
  readonly activeId: string
  readonly published: readonly PublicKey[]
  readonly sign: (text: string) => string
  /** False for a key that is not ours too. */
  readonly verify: (keyId: string, text: string, signature: string) => boolean
}

export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 16)

const publicOf = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })

/** Whether this public key (SPKI, base64) made the signature (base64). */
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean => {
  try {
    return verifyBytes(null, Buffer.from(text), publicOf(publicKey), Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

const newKey = (now: Date): StoredKey => {
  const pair = generateKeyPairSync('ed25519')
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  return { id: keyIdOf(publicKey), createdAt: now.toISOString(), publicKey, privateKey }
}

const toKeys = (stored: readonly StoredKey[]): SigningKeys => {
  const active = stored.at(-1)!
  if (active.privateKey === undefined) throw new Error('签名密钥文件没有可用的私钥')
  const key = createPrivateKey({
    key: Buffer.from(active.privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  })
  const known = new Map(stored.map(one => [one.id, publicOf(one.publicKey)]))
  return {
    activeId: active.id,
    published: stored.map(({ id, createdAt, publicKey }) => ({ id, createdAt, publicKey })),
    sign: text => signBytes(null, Buffer.from(text), key).toString('base64'),
    verify: (keyId, text, signature) => {
      const by = known.get(keyId)
      return by !== undefined && verifyBytes(null, Buffer.from(text), by, Buffer.from(signature, 'base64'))
    },
  }
}

const contentOf = (keys: readonly StoredKey[]): string => `${JSON.stringify({ keys }, undefined, 2)}\n`

const readKeys = async (path: string): Promise<readonly StoredKey[] | undefined> => {
  try {
    const text = await readIfThere(path)
    return text === undefined ? undefined : keyFile.parse(JSON.parse(text)).keys
  } catch (error) {
    throw new Error(`签名密钥文件无法读取：${path}`, { cause: error })
  }
}

/** Of several processes that start together one makes the key, the others read it. */
const createKeys = async (path: string, now: Date): Promise<readonly StoredKey[]> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const keys = [newKey(now)]
  try {
    await writeFile(path, contentOf(keys), { flag: 'wx', mode: 0o600, flush: true })
    return keys
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return (await readKeys(path))!
  }
}

/** Keys of the file; the first start makes it. */
export const openKeys = async (path: string, now: Date): Promise<SigningKeys> =>
  toKeys((await readKeys(path)) ?? (await createKeys(path, now)))

/** Only what others may know; undefined where there is no file. */
export const readPublicKeys = async (path: string): Promise<readonly PublicKey[] | undefined> =>
  (await readKeys(path))?.map(({ id, createdAt, publicKey }) => ({ id, createdAt, publicKey }))

/** A new key signs from now on; of the former ones only the public part is kept. */
export const rotateKeys = async (path: string, now: Date): Promise<SigningKeys> => {
  const former = (await readKeys(path)) ?? (await createKeys(path, now))
  const keys = [...former.map(({ id, createdAt, publicKey }) => ({ id, createdAt, publicKey })), newKey(now)]
  await replaceFile(path, contentOf(keys))
  return toKeys(keys)
}
