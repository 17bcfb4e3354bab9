import { hash, verify } from '@node-rs/argon2'

/** OWASP's second Argon2id profile: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of no password: verified when the account does not exist, so that the answer takes as long. */
const decoy = hash('no such account', cost)

/** PHC string of the client's MD5, which stands for the password itself. */
export const hashPassword = (md5: string): Promise<string> => hash(md5.toLowerCase(), cost)

export const verifyPassword = async (stored: string | null | undefined, md5: string): Promise<boolean> => {
  const same = await verify(stored ?? (await decoy), md5.toLowerCase())
  return same && stored !== null && stored !== undefined
}
