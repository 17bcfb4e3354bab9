import type { matchEntities as call } from '@maojian/contract/calls/yente'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { explain, type NearHit, type ScreeningIndex } from '@maojian/screening'
import type * as z from 'zod'
import type { Inquiry } from '../../../engine/inquiry.ts'
import { screenSubject, type FoundNear } from '../screen-subject.ts'
import type { ScreeningTerms } from '../screening-terms.ts'
import { datasetLists } from './dataset.ts'
import { entityWire, schemaOf } from './entity-wire.ts'
import { exampleSubject, type Example } from './example-subject.ts'

/** What a call asks of each of its examples. */
export type MatchTerms = Omit<z.output<typeof call.request>, 'queries'>
type Response = Omit<z.output<typeof call.reply>['responses'][string], 'related'>

/** The parts of the score, those about one thing together; they sum to the score. */
const featuresOf = ({ evidence }: NearHit): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(evidence.parts, part => part.about)].map(([about, parts]) => [
      about,
      Math.round(parts.reduce((sum, { effect }) => sum + effect, 0) * 10) / 1000,
    ]),
  )

const matchWire = (
  index: ScreeningIndex,
  { hit, subject }: FoundNear,
  threshold: number,
): Response['results'][number] => {
  const score = Math.round(hit.score * 100) / 10_000
  return {
    ...entityWire(index, subject),
    score,
    features: featuresOf(hit),
    // A near name is no match, however low the caller sets the threshold.
    match: score >= Math.max(threshold, defaultThresholds.possible / 100),
    reason: explain(hit, subject).reason,
  }
}

/** The lists that count for a call; a dataset that is not known is a fault. */
export const askedLists = (index: ScreeningIndex, asked: MatchTerms): ScreeningTerms['lists'] =>
  datasetLists(index, asked.dataset, asked.include_dataset, asked.exclude_dataset)

const termsOf = (index: ScreeningIndex, asked: MatchTerms): ScreeningTerms => {
  const { exclude_schema, exclude_entity_ids, limit, cutoff, threshold } = asked
  const excludes = exclude_schema.length > 0 || exclude_entity_ids.length > 0
  return {
    lists: askedLists(index, asked),
    thresholds: { ...defaultThresholds, possible: Math.min(cutoff, threshold) * 100 },
    limit,
    ...(cutoff * 100 < defaultThresholds.possible && { near: 'include' as const }),
    ...(excludes && {
      keeps: subject =>
        !exclude_schema.includes(schemaOf(subject)) && !exclude_entity_ids.includes(subject.id),
    }),
  }
}

interface MatchTask {
  readonly asked: MatchTerms
  readonly example: Example
}

/** One example of a call. */
export const matchInquiry: Inquiry<MatchTask, Response> = {
  name: 'screening.match',
  answer: (index, { asked, example }) => {
    const found = screenSubject(index, exampleSubject(example), termsOf(index, asked))
    const near = found.near.filter(({ hit }) => hit.score >= 100 * asked.cutoff)
    return {
      status: 200,
      results: [...found.hits, ...near]
        .slice(0, asked.limit)
        .map(one => matchWire(index, one, asked.threshold)),
      total: { value: found.count + near.length, relation: 'eq' as const },
      query: {
        ...example,
        properties: Object.fromEntries(Object.entries(example.properties).map(([k, v]) => [k, [...v]])),
      },
    }
  },
}
