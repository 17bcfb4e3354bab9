import { createHash, randomBytes } from 'node:crypto'

/** A new session id of 256 bits, base64url. */
export const newSessionId = (): string => randomBytes(32).toString('base64url')

/** What is stored of a session id; undefined for text that cannot be one. */
export const sessionDigest = (sessionId: string): string | undefined =>
  /^[A-Za-z0-9_-]{43}$/.test(sessionId)
    ? createHash('sha256').update(sessionId).digest('base64url')
    : undefined
