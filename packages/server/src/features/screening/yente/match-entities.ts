import { matchLimits } from '@maojian/contract/limits'
import type { matchEntities as call } from '@maojian/contract/calls/yente'
import { partNames } from '@maojian/screening'
import type * as z from 'zod'
import { needIndex } from '../../../http/context.ts'
import { Fault } from '../../../http/fault.ts'
import type { Verb } from '../../../http/route.ts'
import { takeSearches } from '../../account/entry.ts'
import { namesOf, type Screened } from '../screening-terms.ts'
import { warningOf } from './dataset.ts'
import { exampleSubject } from './example-subject.ts'
import { askedLists, matchInquiry } from './match-inquiry.ts'
import { relatedNames, relatedWarning } from './related-names.ts'

const lettersOf = (asked: Screened): number =>
  [...namesOf(asked), ...(asked.addresses ?? [])].reduce((sum, text) => sum + text.length, 0)

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
export const matchEntities: Verb<typeof call> = async (context, { queries: asking, ...asked }) => {
  const index = needIndex(context)
  const queries = Object.entries(asking)
  if (queries.length === 0) throw new Fault(400, '没有给出 queries')
  if (queries.length > matchLimits.queries) throw new Fault(400, `一次最多 ${matchLimits.queries} 个 queries`)
  refuseTooLong(queries.map(([, example]) => exampleSubject(example)))
  const lists = askedLists(index, asked)
  await takeSearches(context, queries.length - 1)
  const related = relatedNames(context, index)
  const responses: z.output<typeof call.reply>['responses'] = {}
  for (const [name, example] of queries) {
    // One after the other: a hundred searches must not hold up everybody else's.
    const found = await context.answering.ask(index, matchInquiry, { asked, example })
    responses[name] = { ...found, related: related(namesOf(exampleSubject(example)), found.results) }
    await new Promise(resolve => setImmediate(resolve))
  }
  const warning = `${relatedWarning(
    context,
    Object.values(responses).map(one => one.related),
  )}${warningOf(index, lists, context)}`
  return { responses, matcher, limit: asked.limit, warning }
}
