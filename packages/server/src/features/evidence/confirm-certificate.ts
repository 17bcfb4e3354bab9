import type {
  confirmCertificate as call,
  listPublicKeys as keysCall,
  verifyCertificate as verifyCall,
} from '@maojian/contract/calls/certificate'
import { rowVerdicts } from '@maojian/domain/vocabulary/counterparty-field'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import type { CertificateContent } from './certificate-content.ts'
import { findByToken } from './certificate-store.ts'
import { sha256 } from './chain.ts'
import { keysOf } from './keeping.ts'
import { shanghaiMoment } from './record-wire.ts'
import { checkCertificate } from './verify-certificate-file.ts'

const shownOf = (word: string): string => {
  const [first = '', ...rest] = [...word]
  return `${first}${'*'.repeat(Math.min(rest.length, 8))}`
}

/** The first character of each word; enough for who knows the name, nothing for who does not. */
export const maskedName = (name: string): string => name.split(/\s+/u).map(shownOf).join(' ')

/** Says of a certificate that it is ours and unaltered, to anybody who holds it. */
export const confirmCertificate: Verb<typeof call> = async ({ db, config, now }, { token }) => {
  const row = await findByToken(db, token)
  if (!row || row.content === null) throw new Fault(404, '没有这份证明，或核验码有误')
  const said = JSON.parse(row.content) as CertificateContent
  const keys = await keysOf(config, now)
  return {
    number: row.number,
    issuedAt: shanghaiMoment(row.issued_at),
    screenedAt: shanghaiMoment(new Date(said.record.at)),
    verdictName: rowVerdicts[said.verdict],
    warning: said.warning,
    maskedName: maskedName(said.subject.name),
    lists: said.lists.length,
    newestEdition:
      said.lists
        .map(({ publishedOn }) => publishedOn)
        .sort()
        .at(-1) ?? '',
    snapshotId: said.snapshot,
    digest: row.digest,
    intact: sha256(row.content) === row.digest && keys.verify(row.key_id, row.content, row.signature),
  }
}

/** The same check that the command makes offline, by the keys of this installation. */
export const verifyCertificate: Verb<typeof verifyCall> = async ({ config, now }, file) => {
  const { published } = await keysOf(config, now)
  return { ...checkCertificate(file, published) }
}

export const listPublicKeys: Verb<typeof keysCall> = async ({ config, now }) => {
  const { published } = await keysOf(config, now)
  return { keys: published.map(key => ({ ...key })) }
}
