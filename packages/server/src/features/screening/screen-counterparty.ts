import type { RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { namesNobody, type Hit, type ScreeningIndex } from '@maojian/screening'
import { hitSummary, type HitSummary } from '../sanction/entry.ts'
import type { Counterparty } from './counterparty.ts'
import { findPartyHits } from './find-party-hits.ts'

/** The answer to one row: its best hit, and how many there are. */
export interface RowAnswer extends HitSummary {
  readonly verdict: RowVerdict
  readonly score: number
  readonly count: number
}

const noHit = { partyId: '', party: '', partyZh: '', matchedName: '', lists: '' } as const

/** Only the best is shown; a few more, since a clear hit of a lower score stands before a doubtful one. */
const askedHits = 5

/** A hit stands before a possible one, then the score decides. */
const rank = (hit: Hit): number => (hit.verdict === 'hit' ? 1000 : 0) + hit.score

const tooCommon = '名称只含通用词或常见名，无法据此筛查，请补全后重新提交。'

const withNotes = (reason: string, notes: readonly string[]): string =>
  [reason, ...notes.map(note => `${note}。`)].join('')

/** Asks the published snapshot about one counterparty, as any search does. */
export const screenCounterparty = (index: ScreeningIndex, party: Counterparty, day: string): RowAnswer => {
  if (party.name === '' && party.codes.length === 0)
    return { ...noHit, verdict: 9, score: 0, count: 0, reason: '缺少名称，未筛查。' }
  const { name, type, country, birthDate, identifiers, codes } = party
  const asked = { names: [name], codes, type, country, birthDate, identifiers, limit: askedHits }
  const { hits, count } = findPartyHits(index, asked)
  const best = hits.reduce<Hit | undefined>((a, b) => (a && rank(a) >= rank(b) ? a : b), undefined)
  if (!best && codes.length === 0 && namesNobody(name))
    return { ...noHit, verdict: 9, score: 0, count: 0, reason: withNotes(tooCommon, party.notes) }
  if (!best) {
    const reason = `未发现 ${defaultThresholds.possible} 分及以上的名单主体。`
    return { ...noHit, verdict: 0, score: 0, count: 0, reason: withNotes(reason, party.notes) }
  }
  const summary = hitSummary(index, best, day)
  return {
    ...summary,
    reason: withNotes(summary.reason, party.notes),
    verdict: best.verdict === 'hit' ? 1 : 2,
    score: Math.round(best.score * 100) / 100,
    count,
  }
}
