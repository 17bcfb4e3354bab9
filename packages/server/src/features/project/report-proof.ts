import { canonicalJson } from '@maojian/contract/canonical-json'
import { createHash } from 'node:crypto'
import { Fault } from '../../http/fault.ts'
import { keysOf } from '../../signing/keys-of.ts'
import type { AskedProject, FoundReport, ProjectReport } from './tables.ts'

export type ProofKeys = Awaited<ReturnType<typeof keysOf>>

interface Said {
  readonly number: string
  readonly asked: AskedProject
  readonly found: FoundReport | null
}

/** All that a report says, as the one text that is signed. */
export const saidText = ({ number, asked, found }: Said): string => canonicalJson({ number, asked, found })

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Whether what stands in the row is what was signed when the report was made. */
export const isReportIntact = (row: ProjectReport, keys: Pick<ProofKeys, 'verify'>): boolean => {
  const text = saidText(row)
  return digestOf(text) === row.digest && keys.verify(row.key_id, text, row.signature)
}

/** @throws Fault 409: what was altered since is neither shown nor exported nor signed off */
export const needIntact = (row: ProjectReport, keys: ProofKeys): void => {
  if (row.state !== 'done' || isReportIntact(row, keys)) return
  throw new Fault(
    409,
    `报告 ${row.number} 的登记内容与签名不符，已被改动，不能展示、导出或复核：请核查数据库，并重新提交项目生成新的报告`,
  )
}

type Reviewed = Pick<
  ProjectReport,
  'number' | 'digest' | 'token' | 'decision' | 'reason' | 'reviewer_id' | 'reviewed_at'
>

/** Who signed off which report, how, why and when: a text of its own, for the report was signed before. */
export const reviewText = ({ number, digest, token, ...said }: Reviewed): string =>
  canonicalJson({
    report: { number, digest, token },
    review: {
      decision: said.decision,
      reason: said.reason,
      reviewer: said.reviewer_id ?? '',
      reviewedAt: said.reviewed_at?.toISOString() ?? '',
    },
  })

/** Open: nobody reviewed; sealed: it stands as it was signed; broken: nobody of ours signed what stands there. */
export type ReviewSeal = 'open' | 'sealed' | 'broken'

export const reviewSeal = (row: ProjectReport, keys: Pick<ProofKeys, 'verify'>): ReviewSeal => {
  const isUntouched = row.decision === 'open' && row.reviewer_id === null && row.review_signature === ''
  if (isUntouched) return 'open'
  const isOurs = keys.verify(row.review_key_id, reviewText(row), row.review_signature)
  return isOurs && row.decision !== 'open' ? 'sealed' : 'broken'
}

export const brokenReview = '登记的复核没有有效签名，不能采信，须重新复核'
