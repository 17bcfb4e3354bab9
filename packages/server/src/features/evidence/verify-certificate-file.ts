import { canonicalJson } from '@maojian/contract/canonical-json'
import { rowVerdicts } from '@maojian/domain/vocabulary/counterparty-field'
import type * as z from 'zod'
import { certificateFile } from './certificate-content.ts'
import { sha256 } from './chain.ts'
import { isSignedBy, keyIdOf } from './signing-keys.ts'

/** What an offline check says of one certificate. */
export interface CheckedCertificate {
  readonly valid: boolean
  /** Why not; '' where it is. */
  readonly problem: string
  readonly number?: string
  readonly verdict?: string
  readonly warning?: string
  readonly issuedAt?: string
  readonly digest?: string
  readonly keyId?: string
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
    const field = parsed.error.issues[0]?.path.join('.') ?? ''
    return invalid(`不是筛查证明，或内容被增删${field === '' ? '' : `（${field}）`}`)
  }
  const { certificate, signature } = parsed.data
  const problem = problemOf(parsed.data, trusted)
  return {
    valid: problem === '',
    problem,
    number: certificate.number,
    verdict: rowVerdicts[certificate.verdict],
    warning: certificate.warning,
    issuedAt: certificate.issuedAt,
    digest: sha256(canonicalJson(certificate)),
    keyId: signature.keyId,
  }
}
