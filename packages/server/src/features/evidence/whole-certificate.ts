import { certificateContent, type CertificateContent } from './certificate-content.ts'
import type { CertificateRow } from './certificate-store.ts'
import { sha256 } from './chain.ts'
import type { SigningKeys } from '../../signing/signing-keys.ts'

type Kept = CertificateRow & { readonly content: string }

/** What the certificate says of itself must be what its row says: another one's content, however well signed, is not its own. */
const rowAgrees = (row: CertificateRow, said: CertificateContent): boolean =>
  said.number === row.number &&
  new URL(said.verifyUrl).searchParams.get('token') === row.token &&
  said.issuedAt === row.issued_at.toISOString() &&
  said.reference === row.reference &&
  said.record.id === row.record_id

/** What was certified, or undefined where content, signature and row no longer agree. */
export const wholeCertificate = (row: Kept, keys: SigningKeys): CertificateContent | undefined => {
  if (sha256(row.content) !== row.digest) return undefined
  if (!keys.verify(row.key_id, row.content, row.signature)) return undefined
  const said = certificateContent.parse(JSON.parse(row.content))
  return rowAgrees(row, said) ? said : undefined
}
