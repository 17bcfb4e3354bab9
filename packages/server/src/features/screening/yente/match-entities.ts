import { matchLimits } from '@maojian/contract/limits'
import type { matchEntities as call } from '@maojian/contract/calls/yente'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { explain, partNames, type NearHit, type ScreeningIndex } from '@maojian/screening'
import type * as z from 'zod'
import { needIndex } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { takeSearches } from '../../account/entry.ts'
import { screenSubject, type FoundNear } from '../screen-subject.ts'
import { namesOf, type Screened, type ScreeningTerms } from '../screening-terms.ts'
import { datasetLists } from './dataset.ts'
import { entityWire, schemaOf } from './entity-wire.ts'
import { exampleSubject, type Example } from './example-subject.ts'

type Input = z.output<typeof call.request>
type Match = z.output<typeof call.reply>['responses'][string]['results'][number]

/** The parts of the score, those about one thing together; they sum to the score. */
const featuresOf = ({ evidence }: NearHit): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(evidence.parts, part => part.about)].map(([about, parts]) => [
      about,
      Math.round(parts.reduce((sum, { effect }) => sum + effect, 0) * 10) / 1000,
    ]),
  )

const matchWire = (index: ScreeningIndex, { hit, subject }: FoundNear, threshold: number): Match => {
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

const termsOf = (index: ScreeningIndex, input: Input): ScreeningTerms => {
  const { exclude_schema, exclude_entity_ids, limit, cutoff, threshold } = input
  const excludes = exclude_schema.length > 0 || exclude_entity_ids.length > 0
  return {
    lists: datasetLists(index, input.dataset, input.include_dataset, input.exclude_dataset),
    thresholds: { ...defaultThresholds, possible: Math.min(cutoff, threshold) * 100 },
    limit,
    ...(cutoff * 100 < defaultThresholds.possible && { near: 'include' as const }),
    ...(excludes && {
      keeps: subject =>
        !exclude_schema.includes(schemaOf(subject)) && !exclude_entity_ids.includes(subject.id),
    }),
  }
}

const lettersOf = (asked: Screened): number =>
  [...namesOf(asked), ...(asked.addresses ?? [])].reduce((sum, text) => sum + text.length, 0)

const matchOne = (index: ScreeningIndex, input: Input, example: Example) => {
  const found = screenSubject(index, exampleSubject(example), termsOf(index, input))
  const near = found.near.filter(({ hit }) => hit.score >= 100 * input.cutoff)
  return {
    status: 200,
    results: [...found.hits, ...near]
      .slice(0, input.limit)
      .map(one => matchWire(index, one, input.threshold)),
    total: { value: found.count + near.length, relation: 'eq' as const },
    query: {
      ...example,
      properties: Object.fromEntries(Object.entries(example.properties).map(([k, v]) => [k, [...v]])),
    },
  }
}

const matcher = Object.fromEntries(
  Object.entries(partNames).map(([feature, description]) => [
    feature,
    { description, coefficient: 1, url: '' },
  ]),
)

/** A call may not hold up everybody else's for as long as it likes: each name is searched whole. */
const refuseTooLong = (asked: readonly Screened[]): void => {
  const letters = asked.map(lettersOf)
  if (letters.some(count => count > matchLimits.example))
    throw new Fault(400, `一个样例的名称和地址合计最多 ${matchLimits.example} 个字符`)
  if (letters.reduce((sum, count) => sum + count, 0) > matchLimits.call)
    throw new Fault(400, `一次匹配的名称和地址合计最多 ${matchLimits.call} 个字符，请分几次`)
}

/** Query by example: each example is a search of its own, and counts as one. */
export const matchEntities: Verb<typeof call> = async (context, input) => {
  const index = needIndex(context)
  const queries = Object.entries(input.queries)
  if (queries.length === 0) throw new Fault(400, '没有给出 queries')
  if (queries.length > matchLimits.queries) throw new Fault(400, `一次最多 ${matchLimits.queries} 个 queries`)
  refuseTooLong(queries.map(([, example]) => exampleSubject(example)))
  termsOf(index, input)
  await takeSearches(context, queries.length - 1)
  const responses: z.output<typeof call.reply>['responses'] = {}
  for (const [name, example] of queries) {
    responses[name] = matchOne(index, input, example)
    // A hundred searches must not hold up everybody else's.
    await new Promise(resolve => setImmediate(resolve))
  }
  return { responses, matcher, limit: input.limit }
}
