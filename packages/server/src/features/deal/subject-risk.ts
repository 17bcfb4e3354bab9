import type { DealSources, DealSubject } from '@maojian/domain/risk/deal'
import { listingOf } from '@maojian/domain/risk/listed-risk'
import { warningText } from '@maojian/domain/vocabulary/warning-kind'
import { namesNobodyZh } from '@maojian/domain/vocabulary/names-nobody'
import type { AnswerByGraph } from '../enterprise/entry.ts'

export interface SubjectRisk {
  readonly riskLevel: 0 | 1 | 2
  /** The same in a word; '' where nothing was found, or nothing but what the reason says. */
  readonly word: string
  readonly reason: string
  readonly lists: readonly string[]
  /** What was decided of its matches, in words. */
  readonly decided: readonly string[]
}

/** What marks beside a typed row are made of: no arithmetic of shares, but whom the graph ties to a listed party. */
export interface MarkSources extends DealSources {
  readonly byGraph?: AnswerByGraph | undefined
}

const listedRisk = (sources: DealSources, subject: DealSubject): SubjectRisk => {
  const { hits, setAside, tooCommon } = sources.screen(subject)
  const decided = [
    ...hits.flatMap(({ name, decision }) => (decision === undefined ? [] : [`${name}：${decision}`])),
    ...setAside.map(({ name, decision }) => `${name}：${decision}`),
  ]
  const standing = hits.filter(hit => hit.entries.some(entry => entry.listed))
  if (tooCommon)
    return {
      riskLevel: 2,
      word: '',
      reason: `名称${namesNobodyZh}，请补全。`,
      lists: [],
      decided,
    }
  const best = standing.find(hit => hit.verdict === 'hit') ?? standing[0]
  if (!best) return { riskLevel: 0, word: '', reason: '', lists: [], decided }
  const entries = standing.filter(hit => hit.verdict === best.verdict).flatMap(hit => hit.entries)
  const { level, kind, effect } = listingOf(standing)
  return {
    riskLevel: level,
    word: kind === 'verify' ? '' : warningText(kind, effect),
    reason: best.reason,
    // Several parties may bear the name: a report names the lists of each.
    lists: [...new Set(entries.filter(one => one.listed).map(one => one.listName))],
    decided,
  }
}

/** On a list now, or perhaps, or held by who is: 1 and 2 of spec 001 §4, by what the list forbids, as the report has it. */
export const subjectRisk = (sources: MarkSources, subject: DealSubject): SubjectRisk => {
  const listed = listedRisk(sources, subject)
  const tied = subject.name === '' ? undefined : sources.byGraph?.(subject.name, () => true)
  if (tied === undefined || listed.riskLevel === 1) return listed
  const riskLevel = tied.verdict === 1 || listed.riskLevel === 0 ? tied.verdict : listed.riskLevel
  const word = riskLevel === listed.riskLevel ? listed.word : ''
  return { ...listed, riskLevel, word, reason: `${listed.reason}${tied.reason}` }
}
