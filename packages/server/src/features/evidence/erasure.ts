import { canonicalJson } from '@maojian/contract/canonical-json'
import type { SigningKeys } from '../../signing/signing-keys.ts'
import type { EvidenceRecord } from './tables.ts'

/** What stays of a record whose contents were erased; its digest still names them. */
export type Remains = Pick<
  EvidenceRecord,
  'id' | 'chain_id' | 'number' | 'at' | 'kind' | 'verdict' | 'hits' | 'snapshot_id' | 'author_id' | 'digest'
>

/** What is signed when contents are erased: every column that is still shown, and the moment. */
export const erasureText = (row: Remains, erasedAt: Date): string =>
  `erased\n${canonicalJson({
    id: row.id,
    chain: row.chain_id,
    number: row.number,
    at: row.at.toISOString(),
    kind: row.kind,
    verdict: row.verdict,
    hits: row.hits,
    snapshot: row.snapshot_id,
    author: row.author_id,
    digest: row.digest,
    erasedAt: erasedAt.toISOString(),
  })}`

/** Whether we erased the contents ourselves, and what is left of the record is what was left then. */
export const isOurErasure = (row: EvidenceRecord, keys: SigningKeys): boolean => {
  const { erased_at: at, erased_key: key, erased_signature: signature, title, warned } = row
  if (at === null || key === null || signature === null || title !== '' || warned) return false
  return keys.verify(key, erasureText(row, at), signature)
}
