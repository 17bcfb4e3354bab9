import { isValidCode, normaliseCode, type Identifier } from '@maojian/domain/vocabulary/identifier'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import type { OpenIndex } from './index/open.ts'
import { retrieve } from './index/candidates.ts'
import { spellingKeys } from './index/spelling-keys.ts'
import { eachValue, hash32 } from './index/hash.ts'
import { circumstancesOf } from './match/circumstances.ts'
import { nameEvidence, type NameEvidence } from './match/evidence.ts'
import { measureVariants, onlyGeneric, sameVariants, type NameScore } from './match/name-score.ts'
import { finalScore, verdictOf } from './match/verdict.ts'
import { analyse } from './name/analyse.ts'
import { isReading, type Variant } from './name/token.ts'
import { listedOn, namedOn } from './index/listed-on.ts'
import type { Evidence, Hit, Query, Subject } from './types.ts'

export const longestQuery = 300

interface Found extends NameEvidence {
  readonly subject: number
}

/** Best match of each subject by name, for one form of the query. */
const byForm = (index: OpenIndex, query: Variant, threshold: number, best: Map<number, Found>): void => {
  const keep = (id: number, listed: Variant, score: NameScore | undefined): void => {
    if (!score || score.score < threshold) return
    const { subject, ordinal } = index.nameOf(id)
    const old = best.get(subject)
    if (
      old &&
      (old.score.score > score.score || (old.score.score === score.score && old.nameIndex <= ordinal))
    )
      return
    best.set(subject, { subject, query, listed, listedText: '', nameIndex: ordinal, score })
  }
  const apart = (listed: Variant): boolean => isReading(query) && isReading(listed)
  for (const spelling of spellingKeys(query))
    eachValue(index.spellings, hash32(spelling), id => {
      const listed = index.variant(id)
      if (!apart(listed)) keep(id, listed, sameVariants(query, listed))
    })
  if (onlyGeneric(query)) return
  retrieve(index, query, threshold / 100, (id, lent) => {
    const listed = index.variant(id)
    if (!apart(listed)) keep(id, listed, measureVariants(query, listed, lent))
  })
}

const codeLabel =
  /^(IMO|MMSI|MSN|LEI|SWIFT|BIC|PASSPORT|护照号?码?|统一社会信用代码|机尾号|序列号)\s*(NO\.?|号码?)?[:：#\s]*/iu

/** Subjects with a code equal to the query; letters alone only count for codes that have no digits by nature. */
const byCode = (index: OpenIndex, text: string): { subject: number; identifier: Identifier }[] => {
  const code = normaliseCode(text.trim().replace(codeLabel, ''))
  if (code.length < 3 || code.length > 40 || /\p{Script=Han}/u.test(code)) return []
  const found: { subject: number; identifier: Identifier }[] = []
  eachValue(index.codes, hash32(code), subject => {
    const same = index.subjects.record(subject).identifiers.find(one => normaliseCode(one.value) === code)
    if (same && isValidCode(same.kind, code) && telling(same, code)) found.push({ subject, identifier: same })
  })
  return found
}

const lettersOnly = new Set(['tail', 'bic', 'ticker', 'icao24'])

const telling = (identifier: Identifier, code: string): boolean =>
  /\d/.test(code)
    ? code.length >= 5 || identifier.kind === 'msn' || identifier.kind === 'tail'
    : lettersOnly.has(identifier.kind)

const codeHit = (subject: number, identifier: Identifier): Hit => ({
  subject,
  score: 100,
  verdict: 'hit',
  evidence: {
    how: 'identifier',
    nameIndex: -1,
    identifier,
    pairs: [],
    nameScore: 100,
    circumstances: [],
    reordered: false,
  },
})

const nameHit = (query: Query, subject: Subject, found: Found): Hit | undefined => {
  const name = subject.names[found.nameIndex]!
  const met = { form: found.query, name, exact: found.score.score >= 98 }
  const notes = circumstancesOf({ ...query, type: undefined }, subject, met)
  const evidence: Evidence = nameEvidence({ ...found, listedText: name.text }, notes)
  const score = finalScore(found.score.score, notes)
  const verdict = verdictOf(score, evidence.circumstances)
  return verdict === 'none' ? undefined : { subject: found.subject, score, verdict, evidence }
}

const kept = (index: OpenIndex, query: Query, subject: number): boolean =>
  query.asOf === undefined
    ? index.subjects.active(subject)
    : listedOn(index.subjects.record(subject), query.asOf)

/** Name score of every subject that reaches the threshold by name alone: what a full scan would be compared with. */
export const matchNames = (index: OpenIndex, text: string, threshold: number): Map<number, number> => {
  const best = new Map<number, Found>()
  for (const form of analyse(text)) byForm(index, form, threshold, best)
  return new Map([...best].map(([subject, found]) => [subject, found.score.score]))
}

/** Every subject that the query may mean, best first, before type filters; see docs/screening.md. */
export const findHits = (index: OpenIndex, query: Query): Hit[] => {
  const text = [...query.text].slice(0, longestQuery).join('')
  const threshold = query.threshold ?? defaultThresholds.possible
  const best = new Map<number, Found>()
  for (const form of analyse(text)) byForm(index, form, threshold, best)
  const codes = byCode(index, text)
  const hits = codes.map(({ subject, identifier }) => codeHit(subject, identifier))
  const coded = new Set(codes.map(one => one.subject))
  for (const found of best.values()) {
    if (coded.has(found.subject)) continue
    const subject = index.subjects.record(found.subject)
    if (!namedOn(subject, found.nameIndex, query.asOf)) continue
    const hit = nameHit(query, subject, found)
    if (hit && hit.score >= threshold) hits.push(hit)
  }
  return hits.filter(hit => kept(index, query, hit.subject)).sort((a, b) => before(index, a, b))
}

const before = (index: OpenIndex, a: Hit, b: Hit): number =>
  b.score - a.score ||
  nameRank(index, a) - nameRank(index, b) ||
  index.subjects.weight(b.subject) - index.subjects.weight(a.subject) ||
  index.subjects.record(b.subject).entries.length - index.subjects.record(a.subject).entries.length ||
  a.subject - b.subject

const ranks = [
  'primary',
  'original',
  'zh-official',
  'alias',
  'zh-common',
  'zh-brand',
  'zh-transcription',
  'former',
  'zh-former',
  'weak',
]

const nameRank = (index: OpenIndex, hit: Hit): number => {
  const name = index.subjects.record(hit.subject).names[hit.evidence.nameIndex]
  return name ? ranks.indexOf(name.kind) : -1
}
