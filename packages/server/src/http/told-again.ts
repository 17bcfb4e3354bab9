import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Asking } from './context.ts'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

type Asker = Pick<Asking, 'token'>

const keyOf = ({ token = '' }: Asker, use: string): Buffer =>
  createHash('sha256').update(`told again ${use} ${token}`).digest()

/** Names the session that asks; what is told again is told to none but it. */
export const askerOf = (asker: Asker): string => keyOf(asker, 'name').toString('base64url')

/**
 * Beside the id of what was made, a secret that is kept nowhere and shown once: the same call of the same session may hear
 * it again, and only the session's own token opens it.
 */
export const withSecret = (asker: Asker, id: string, secret: string): string => {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyOf(asker, 'seal'), iv)
  const sealed = Buffer.concat([iv, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()])
  return `${id}.${sealed.toString('base64url')}`
}

/** Takes apart what `withSecret` made. */
export const secretOf = (asker: Asker, made: string): { readonly id: string; readonly secret: string } => {
  const at = made.indexOf('.')
  const sealed = Buffer.from(made.slice(at + 1), 'base64url')
  const end = sealed.length - tagBytes
  const opening = createDecipheriv(cipher, keyOf(asker, 'seal'), sealed.subarray(0, ivBytes))
  opening.setAuthTag(sealed.subarray(end))
  const secret = Buffer.concat([opening.update(sealed.subarray(ivBytes, end)), opening.final()])
  return { id: made.slice(0, at), secret: secret.toString('utf8') }
}
