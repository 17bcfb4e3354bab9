import { createHash, randomBytes } from 'node:crypto'

/** A new session id of 256 bits, base64url. */
export const newSessionId = (): string => randomBytes(32).toString('base64url')

const apiKeyPrefix = 'mj_'

/** A key for programs: told from a session id by its prefix, so that only calls meant for keys take it. */
export const newApiKey = (): string => apiKeyPrefix + newSessionId()

export const isApiKey = (token: string): boolean => token.startsWith(apiKeyPrefix)

/** What is stored of a session id or key; undefined for text that cannot be one. */
export const sessionDigest = (sessionId: string): string | undefined =>
  /^(mj_)?[A-Za-z0-9_-]{43}$/.test(sessionId)
    ? createHash('sha256').update(sessionId).digest('base64url')
    : undefined
