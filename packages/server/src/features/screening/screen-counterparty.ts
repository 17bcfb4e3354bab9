import type { RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import type { Hit, ScreeningIndex } from '@maojian/screening'
import { hitSummary, type HitSummary } from '../sanction/entry.ts'
import type { Counterparty } from './counterparty.ts'

/** The answer to one row: its best hit, and how many there are. */
export interface RowAnswer extends HitSummary {
  readonly verdict: RowVerdict
  readonly score: number
  readonly count: number
}

const noHit = { partyId: '', party: '', partyZh: '', matchedName: '', lists: '' } as const

/** Only the best is shown; a few more, since a clear hit of a lower score stands before a doubtful one. */
const askedHits = 5

const codeHits = (index: ScreeningIndex, codes: readonly string[]): Hit[] =>
  codes.flatMap(text =>
    index.search({ text, limit: askedHits }).hits.filter(hit => hit.evidence.how === 'identifier'),
  )

/** Hits of the name and of every code, each party once with its best score. */
const findHits = (index: ScreeningIndex, party: Counterparty): { hits: Hit[]; count: number } => {
  const { name: text, type, country, birthDate, identifiers, codes } = party
  const answer = index.search({ text, type, country, birthDate, identifiers, limit: askedHits })
  if (codes.length === 0) return { hits: [...answer.hits], count: answer.count }
  const best = new Map<number, Hit>()
  for (const hit of [...codeHits(index, codes), ...answer.hits])
    if ((best.get(hit.subject)?.score ?? -1) < hit.score) best.set(hit.subject, hit)
  const extra = [...best.keys()].filter(subject => answer.hits.every(hit => hit.subject !== subject)).length
  return { hits: [...best.values()].sort((a, b) => b.score - a.score), count: answer.count + extra }
}

/** A hit stands before a possible one, then the score decides. */
const rank = (hit: Hit): number => (hit.verdict === 'hit' ? 1000 : 0) + hit.score

const withNotes = (reason: string, notes: readonly string[]): string =>
  [reason, ...notes.map(note => `${note}。`)].join('')

/** Asks the published snapshot about one counterparty, as any search does. */
export const screenCounterparty = (index: ScreeningIndex, party: Counterparty, day: string): RowAnswer => {
  if (party.name === '' && party.codes.length === 0)
    return { ...noHit, verdict: 9, score: 0, count: 0, reason: '缺少名称，未筛查。' }
  const { hits, count } = findHits(index, party)
  const best = hits.reduce<Hit | undefined>((a, b) => (a && rank(a) >= rank(b) ? a : b), undefined)
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
