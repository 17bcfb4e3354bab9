import { canonicalJson } from '@maojian/contract/canonical-json'
import type { certificateRow, issueCertificate as call } from '@maojian/contract/calls/certificate'
import { pages } from '@maojian/contract/pages'
import type { ScreeningIndex } from '@maojian/screening'
import { isUnreadableName } from '@maojian/screening/name/unreadable'
import { randomBytes, randomInt } from 'node:crypto'
import type * as z from 'zod'
import { needIndex, needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { audit, publicUrl } from '../account/entry.ts'
import { findOrganisation, savedBy } from '../organisation/entry.ts'
import { screenSubject } from '../screening/entry.ts'
import type { CertificateContent } from './certificate-content.ts'
import { findCertificate, insertCertificate, type CertificateRow } from './certificate-store.ts'
import { sha256 } from './chain.ts'
import { disguisedLetters } from './disguised-letters.ts'
import { readRecord, type ReadRecord } from './get-record.ts'
import { keepScreening } from './keep-screening.ts'
import { keptAnswers } from './kept-answers.ts'
import { keysOf } from '../../signing/keys-of.ts'
import { hiddenByType } from './other-types.ts'
import { screenedOf, type KeptGraph, type KeptSubject, type RecordContent } from './record-content.ts'
import { recordWarning } from './record-warning.ts'
import { shanghaiMoment } from './record-wire.ts'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const newNumber = (now: Date): string => {
  const tail = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return `ZM-${shanghaiDay(now).replaceAll('-', '')}-${tail}`
}

interface Certified extends ReadRecord {
  readonly content: RecordContent
  readonly subject: KeptSubject
}

const namesOf = ({ name, otherNames = [] }: KeptSubject): string[] => [name, ...otherNames]

/** What reads as one name on paper and was screened as another is never certified. */
const refuseDisguised = (subject: KeptSubject): void => {
  const [why] = namesOf(subject).map(disguisedLetters).filter(Boolean)
  if (why !== undefined)
    throw new Fault(409, `${why}，看起来与所筛查的不是同一个名称，不能出具证明：请用同一种文字重新输入后检索`)
}

const settled = (read: ReadRecord, at: number): Certified => {
  const { content, intact, lists } = read
  if (!intact) throw new Fault(409, '此记录与封印不符，不能出具证明')
  if (content?.kind === 'decision') throw new Fault(409, '命中判定的记录没有证明：证明只就筛查结果出具')
  if (content === undefined || lists === undefined)
    throw new Fault(409, '此记录的内容已到期清除，不能再出具证明')
  if (content.kind === 'batch')
    throw new Fault(409, '批量筛查没有逐行的证明：请在结果中选取该行重新检索后再出具')
  const subject = content.subjects[at]
  if (subject === undefined) throw new Fault(400, '参数 subject：此记录没有这个筛查对象')
  const { asOf = '' } = content.settings
  if (asOf > shanghaiDay(new Date(content.at)))
    throw new Fault(409, '此记录的名单日期晚于检索当日，不能出具证明')
  if (subject.verdict === 9) throw new Fault(409, '名称过于常见或缺失，未作筛查，不能出具证明')
  if (namesOf(subject).some(isUnreadableName))
    throw new Fault(409, '名称含有无法识别的字符（乱码），不能出具证明')
  refuseDisguised(subject)
  return { ...read, content, subject }
}

const isOfOneType = ({ type, subtypes }: KeptSubject): boolean => type !== undefined || !!subtypes?.length

/** Nothing was found, and names below the threshold, or those of another type, were not listed: a certificate tells them. */
const lacksNear = ({ content, subject }: Certified): boolean =>
  subject.hits.length === 0 && (content.settings.near !== 'include' || isOfOneType(subject))

const isSameState = (index: ScreeningIndex, { content }: Certified): boolean =>
  index.id === content.snapshot && index.meta.engine === content.engine

/** What the graph said of the one who is certified. */
const graphOf = ({ content: { graph }, subject }: Certified): KeptGraph | undefined =>
  graph && { ...graph, related: graph.related.filter(({ name }) => name === subject.name) }

/** Screens the same once more with the names below the threshold; that is a record of its own. */
const withNear = async (context: Context, certified: Certified): Promise<Certified> => {
  const index = needIndex(context)
  if (!isSameState(index, certified))
    throw new Fault(409, '名单在此次检索之后已经更新，请按最新名单重新检索后再出具证明')
  const screened = screenedOf(certified.subject)
  const { asOf, hit, possible } = certified.content.settings
  const terms = { asOf, thresholds: { hit, possible }, near: 'include' } as const
  const found = screenSubject(index, screened, terms)
  const hidden = hiddenByType(index, screened, { found, terms })
  const { kind } = certified.content
  const title = screened.name || certified.content.title
  const id = await keepScreening(context, {
    kind,
    title,
    index,
    answers: keptAnswers([{ screened, found, hidden }]),
    settings: { near: 'include' },
    graph: graphOf(certified),
  })
  return settled(await readRecord(context, id ?? ''), 0)
}

const subjectOf = (subject: KeptSubject): CertificateContent['subject'] => ({
  name: subject.name,
  otherNames: [...(subject.otherNames ?? [])],
  type: subject.type ?? '',
  country: subject.country ?? '',
  birthDate: subject.birthDate ?? '',
  codes: (subject.identifiers ?? []).map(({ value }) => value),
  ...(subject.addresses?.length && { addresses: [...subject.addresses] }),
})

interface Issue {
  readonly number: string
  readonly token: string
  readonly reference: string
}

const contentOf = async (
  context: Context,
  certified: Certified,
  { number, token, reference }: Issue,
): Promise<CertificateContent> => {
  const { row, content, subject, lists } = certified
  const graph = graphOf(certified)
  const user = needUser(context)
  const organisation = await findOrganisation(context.db, user.organisationId)
  return {
    format: 'maojian-certificate/1',
    number,
    issuedAt: context.now.toISOString(),
    issuedBy: user.loginName,
    organisation: organisation?.name ?? '',
    reference,
    verifyUrl: `${publicUrl(context.config)}${pages.verifyCertificate.path}?token=${token}`,
    verdict: subject.verdict,
    // Told anew: records of before kept nothing of old editions.
    warning: `${graph?.stale ?? ''}${recordWarning({ sources: lists?.lists ?? [] }, new Date(content.at), [subject])}`,
    subject: subjectOf(subject),
    settings: {
      asOf: content.settings.asOf ?? '',
      hit: content.settings.hit,
      possible: content.settings.possible,
      engine: content.engine,
    },
    count: subject.count,
    hits: [...subject.hits],
    near: [...subject.near],
    ...(graph && {
      graph: { snapshot: graph.snapshot, related: graph.related.map(({ sentence }) => sentence) },
    }),
    snapshot: content.snapshot,
    lists: [...(lists?.lists ?? [])],
    ...(lists?.missing && { missing: lists.missing }),
    record: {
      id: row.id,
      at: content.at,
      operator: content.operator.name,
      chain: row.chain_id,
      number: row.number,
      digest: row.digest,
      seal: row.seal,
    },
  }
}

const verifyUrlOf = ({ content }: Pick<CertificateRow, 'content'>): string =>
  content === null ? '' : (JSON.parse(content) as CertificateContent).verifyUrl

export const certificateWire = (
  row: CertificateRow,
  names: ReadonlyMap<string | null, string>,
): z.output<typeof certificateRow> => ({
  number: row.number,
  issuedAt: shanghaiMoment(row.issued_at),
  issuedBy: names.get(row.author_id) ?? '',
  reference: row.reference,
  verifyUrl: verifyUrlOf(row),
})

type Asked = z.output<typeof call.request>

/** Signs and keeps a new one; answers its number. */
const issue = async (
  context: Context,
  { record, subject, reference }: Asked,
  owner: ReturnType<typeof savedBy>,
): Promise<string> => {
  const { db, now, config } = context
  const asked = settled(await readRecord(context, record), subject)
  const certified = lacksNear(asked) ? await withNear(context, asked) : asked
  const called = { number: newNumber(now), token: randomBytes(16).toString('hex'), reference }
  const content = canonicalJson(await contentOf(context, certified, called))
  const keys = await keysOf(config, now)
  const row: CertificateRow = {
    ...called,
    ...owner,
    record_id: certified.row.id,
    issued_at: now,
    key_id: keys.activeId,
    signature: keys.sign(content),
    digest: sha256(content),
    content,
  }
  await db.transaction().execute(async tx => {
    await insertCertificate(tx, row)
    await audit({ ...context, db: tx }, 'evidence.certified', needUser(context).id, { name: called.number })
  })
  return called.number
}

/** Certifies one party of a record: what was answered, signed, under a number and a token of its own. */
export const issueCertificate: Verb<typeof call> = async (context, asked) => {
  const user = needUser(context)
  // Before anything is screened: in the name of the organisation signs who may save.
  const owner = savedBy(user)
  const row = await madeOnce(context, {
    what: 'certificate',
    asked,
    make: () => issue(context, asked, owner),
    find: number => findCertificate(context.db, user, number),
  })
  return { ...certificateWire(row, new Map([[user.id, user.loginName]])), record: row.record_id }
}
