import type { DealSources, DealSubject } from '@maojian/domain/risk/deal'

export interface SubjectRisk {
  readonly riskLevel: 0 | 1 | 2
  readonly reason: string
  readonly lists: readonly string[]
}

/** On a list now, or perhaps: 1 and 2 of spec 001 §4, whatever the list forbids. */
export const subjectRisk = (sources: DealSources, subject: DealSubject): SubjectRisk => {
  const { hits, tooCommon } = sources.screen(subject)
  const standing = hits.filter(hit => hit.entries.some(entry => entry.listed))
  if (tooCommon) return { riskLevel: 2, reason: '名称只含通用词或常见名，无法据此筛查，请补全。', lists: [] }
  const best = standing.find(hit => hit.verdict === 'hit') ?? standing[0]
  if (!best) return { riskLevel: 0, reason: '', lists: [] }
  return {
    riskLevel: best.verdict === 'hit' ? 1 : 2,
    reason: best.reason,
    lists: [...new Set(best.entries.filter(one => one.listed).map(one => one.listName))],
  }
}
