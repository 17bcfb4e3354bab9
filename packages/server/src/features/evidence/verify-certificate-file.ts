import { canonicalJson } from '@maojian/contract/canonical-json'
import type * as z from 'zod'
import { askedOf, type Asked } from './asked-words.ts'
import { certificateFile } from './certificate-content.ts'
import { sha256 } from './chain.ts'
import { certifiedWarning, decidedAway, verdictZh } from './uncounted-hits.ts'
import { isSignedBy, keyIdOf } from '../../signing/signing-keys.ts'

/** What an offline check says of one certificate. */
export interface CheckedCertificate {
  readonly valid: boolean
  /** Why not; '' where it is. */
  readonly problem: string
  readonly number?: string
  /** Who was certified, what was asked of it, as of which day. */
  readonly asked?: Asked
  readonly verdict?: string
  /** Listed parties that reached the threshold and were set aside by a decision. */
  readonly decidedAway?: number
  readonly warning?: string
  readonly issuedAt?: string
  readonly digest?: string
  readonly keyId?: string
}

/** Names the field that is wrong, missing or too much. */
const fieldOf = (issue: z.core.$ZodIssue | undefined): string => {
  if (!issue) return ''
  const more = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const field = [...issue.path, ...more].join('.')
  return field === '' ? '' : `（${field}）`
}

const invalid = (problem: string): CheckedCertificate => ({ valid: false, problem })

const problemOf = (
  { certificate, signature }: z.output<typeof certificateFile>,
  trusted: readonly { readonly publicKey: string }[],
): string => {
  const key = trusted.find(({ publicKey }) => keyIdOf(publicKey) === signature.keyId)
  if (key === undefined) return `以未知密钥 ${signature.keyId} 签名：不在所给的公钥之中，不能采信`
  return isSignedBy(key.publicKey, canonicalJson(certificate), signature.value)
    ? ''
    : '签名与内容不符：证明已被改动'
}

/** Checks a certificate by public keys that are known to be the issuer's; the key inside the file proves nothing. */
export const checkCertificate = (
  read: unknown,
  trusted: readonly { readonly publicKey: string }[],
): CheckedCertificate => {
  const parsed = certificateFile.safeParse(read)
  if (!parsed.success) {
    return invalid(`不是筛查证明，或内容被增删${fieldOf(parsed.error.issues[0])}`)
  }
  const { certificate, signature } = parsed.data
  const problem = problemOf(parsed.data, trusted)
  return {
    valid: problem === '',
    problem,
    number: certificate.number,
    asked: askedOf(certificate),
    verdict: verdictZh(certificate),
    decidedAway: decidedAway(certificate).length,
    warning: certifiedWarning(certificate),
    issuedAt: certificate.issuedAt,
    digest: sha256(canonicalJson(certificate)),
    keyId: signature.keyId,
  }
}
