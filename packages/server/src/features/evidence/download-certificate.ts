import type { downloadCertificate as call } from '@maojian/contract/calls/certificate'
import { Readable } from 'node:stream'
import { attachment } from '../../http/attachment.ts'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { answerDocument } from '../rendering/entry.ts'
import type { CertificateFile } from './certificate-content.ts'
import { certificateModel } from './certificate-model.ts'
import { findCertificate } from './certificate-store.ts'
import { keysOf } from '../../signing/keys-of.ts'
import { wholeCertificate } from './whole-certificate.ts'

/** The certificate as it was issued: for people, and for programs that verify it without us. */
export const downloadCertificate: Verb<typeof call> = async (
  context,
  { number, format },
): Promise<RawAnswer> => {
  const row = await findCertificate(context.db, needUser(context), number)
  if (!row || row.content === null) throw new Fault(404, '没有这份证明')
  const keys = await keysOf(context.config, context.now)
  const certificate = wholeCertificate({ ...row, content: row.content }, keys)
  if (!certificate) throw new Fault(409, '此证明的登记内容已被改动，不能下载')
  const name = `筛查证明-${number}`
  if (format === 'pdf')
    return answerDocument(context, {
      key: `certificate ${number} ${row.digest}`,
      name,
      format,
      model: () => certificateModel(certificate, row.digest),
    })
  const publicKey = keys.published.find(({ id }) => id === row.key_id)?.publicKey ?? ''
  const signature = { algorithm: 'Ed25519', keyId: row.key_id, publicKey, value: row.signature } as const
  const file: CertificateFile = { certificate, signature }
  return attachment({
    name: `${name}.json`,
    // A file, not an envelope: clients tell the two apart by this.
    type: 'application/vnd.maojian.certificate+json',
    content: Readable.from([`${JSON.stringify(file)}\n`]),
  })
}
