import type { matchEntities as call } from '@maojian/contract/calls/yente'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { explain, circumstanceNames, type Hit, type ScreeningIndex } from '@maojian/screening'
import type * as z from 'zod'
import { needIndex } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { takeSearches } from '../../account/entry.ts'
import { findPartyHits } from '../find-party-hits.ts'
import { datasetScope } from './dataset.ts'
import { entityWire, schemaOf } from './entity-wire.ts'
import { exampleQuestion, type Example } from './example-question.ts'

type Input = z.output<typeof call.request>
type Match = z.output<typeof call.reply>['responses'][string]['results'][number]

const mostQueries = 100

/** What the engine may return of one search: enough that filters leave a page. */
const mostHits = 1000

const featuresOf = ({ evidence }: Hit): Record<string, number> => ({
  [evidence.how]: evidence.nameScore / 100,
  ...Object.fromEntries(evidence.circumstances.map(note => [note.about, note.effect / 100])),
})

const matchWire = (index: ScreeningIndex, hit: Hit, threshold: number): Match => {
  const subject = index.subject(hit.subject)
  const score = Math.round(hit.score * 100) / 10_000
  return {
    ...entityWire(index, subject),
    score,
    features: featuresOf(hit),
    match: score >= threshold,
    reason: explain(hit, subject).reason,
  }
}

const matchOne = (index: ScreeningIndex, input: Input, example: Example) => {
  const scope = datasetScope(index, input.dataset, input.include_dataset, input.exclude_dataset)
  const { exclude_schema, exclude_entity_ids, limit, threshold } = input
  const filtered = !scope.whole || exclude_schema.length > 0 || exclude_entity_ids.length > 0
  const lowest = Math.max(defaultThresholds.possible, Math.min(input.cutoff, threshold) * 100)
  const found = findPartyHits(index, {
    ...exampleQuestion(example),
    threshold: lowest,
    limit: filtered ? mostHits : limit,
  })
  const kept = filtered
    ? found.hits.filter(hit => {
        const subject = index.subject(hit.subject)
        return (
          scope.holds(subject) &&
          !exclude_schema.includes(schemaOf(subject)) &&
          !exclude_entity_ids.includes(subject.id)
        )
      })
    : found.hits
  return {
    status: 200,
    results: kept.slice(0, limit).map(hit => matchWire(index, hit, threshold)),
    total: { value: filtered ? kept.length : found.count, relation: 'eq' as const },
    query: {
      ...example,
      properties: Object.fromEntries(Object.entries(example.properties).map(([k, v]) => [k, [...v]])),
    },
  }
}

const matcher = Object.fromEntries(
  Object.entries({ name: '名称', ...circumstanceNames }).map(([feature, description]) => [
    feature,
    { description, coefficient: 1, url: '' },
  ]),
)

/** Query by example: each example is a search of its own, and counts as one. */
export const matchEntities: Verb<typeof call> = async (context, input) => {
  const index = needIndex(context)
  const queries = Object.entries(input.queries)
  if (queries.length === 0) throw new Fault(400, '没有给出 queries')
  if (queries.length > mostQueries) throw new Fault(400, `一次最多 ${mostQueries} 个 queries`)
  for (const [, example] of queries) exampleQuestion(example)
  datasetScope(index, input.dataset, input.include_dataset, input.exclude_dataset)
  await takeSearches(context, queries.length - 1)
  const responses: z.output<typeof call.reply>['responses'] = {}
  for (const [name, example] of queries) {
    responses[name] = matchOne(index, input, example)
    // A hundred searches must not hold up everybody else's.
    await new Promise(resolve => setImmediate(resolve))
  }
  return { responses, matcher, limit: input.limit }
}
