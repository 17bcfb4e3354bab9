import type {
  confirmCertificate as call,
  confirmName as nameCall,
  listPublicKeys as keysCall,
  verifyCertificate as verifyCall,
} from '@maojian/contract/calls/certificate'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { askedType } from './asked-words.ts'
import type { CertificateContent } from './certificate-content.ts'
import { findByToken, type CertificateRow } from './certificate-store.ts'
import { keysOf } from '../../signing/keys-of.ts'
import { shanghaiMoment } from './record-wire.ts'
import { certifiedWarning, decidedAway, verdictZh } from './uncounted-hits.ts'
import { checkCertificate } from './verify-certificate-file.ts'
import { wholeCertificate } from './whole-certificate.ts'

const shownOf = (word: string): string => {
  const [first = '', ...rest] = [...word]
  return `${first}${'*'.repeat(Math.min(rest.length, 8))}`
}

/** The first character of each word; enough for who knows the name, nothing for who does not. */
export const maskedName = (name: string): string => name.split(/\s+/u).map(shownOf).join(' ')

interface Found {
  readonly row: CertificateRow
  /** undefined: no longer what was issued. */
  readonly said: CertificateContent | undefined
}

const byToken = async ({ db, config, now }: Context, token: string): Promise<Found> => {
  const row = await findByToken(db, token)
  if (!row || row.content === null) throw new Fault(404, '没有这份证明，或核验码有误')
  return { row, said: wholeCertificate({ ...row, content: row.content }, await keysOf(config, now)) }
}

const daysOf = ({ lists }: CertificateContent): string[] =>
  lists.flatMap(({ publishedOn }) => (publishedOn === '' ? [] : publishedOn)).toSorted()

/** Whose they are stays with the paper: whoever sees the code alone learns that there are some. */
const relatedWarning = ({ graph }: CertificateContent): string =>
  graph?.related.length
    ? `企业图谱中有 ${graph.related.length} 家同名企业与名单主体有股权、控制或其他关联，见证明的“股权与控制”。`
    : ''

/** Says of a certificate that it is ours and unaltered, to anybody who holds it; an altered one says nothing else. */
export const confirmCertificate: Verb<typeof call> = async (context, { token }) => {
  const { row, said } = await byToken(context, token)
  const days = said ? daysOf(said) : []
  return {
    number: row.number,
    issuedAt: shanghaiMoment(row.issued_at),
    digest: row.digest,
    intact: said !== undefined,
    screenedAt: said ? shanghaiMoment(new Date(said.record.at)) : '',
    verdictName: said ? verdictZh(said) : '',
    warning: said ? `${relatedWarning(said)}${certifiedWarning(said)}` : '',
    related: said?.graph?.related.length ?? 0,
    decidedAway: said ? decidedAway(said).length : 0,
    maskedName: said ? maskedName(said.subject.name) : '',
    typeName: said ? askedType(said) : '',
    asOf: said?.settings.asOf ?? '',
    lists: said?.lists.length ?? 0,
    missing: said?.missing ?? '',
    oldestEdition: days[0] ?? '',
    newestEdition: days.at(-1) ?? '',
    snapshotId: said?.snapshot ?? '',
  }
}

const plain = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()

/**
 * Whether the name on the paper is the certified one. Asked of us, name by name: a published digest of the name could be
 * tried against every register by whoever sees the code alone.
 */
export const confirmName: Verb<typeof nameCall> = async (context, { token, name }) => {
  const { said } = await byToken(context, token)
  if (!said) throw new Fault(409, '登记内容已被改动，此证明不能采信')
  return { agrees: plain(said.subject.name) === plain(name) }
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
