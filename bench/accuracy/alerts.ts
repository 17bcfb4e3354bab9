import { explain, openIndex, buildIndex, type Hit } from '@maojian/screening'
import type { ErrorLog } from './error-log.ts'
import { plain, type Lists } from './lists.ts'
import { ordinaryNames, type OrdinaryNames } from './ordinary-names.ts'
import { share, type Estimate } from './pair-metrics.ts'
import type { Half } from './split.ts'

export interface AlertFigures {
  readonly category: string
  readonly names: number
  /** Names left out because a listed party has the same letters. */
  readonly listed: number
  readonly hit: Estimate
  readonly possible: Estimate
  readonly target: number | undefined
}

type Search = (text: string) => {
  readonly first: Hit | undefined
  readonly strong: boolean
  readonly why: string
}

const alertsOf = (
  one: OrdinaryNames,
  kept: readonly string[],
  search: Search,
  errors: ErrorLog,
): AlertFigures => {
  let hits = 0
  let possible = 0
  for (const name of kept) {
    const { first, strong, why } = search(name)
    if (!first) continue
    possible++
    if (strong) hits++
    const slice = `alerts, ${one.category}${strong ? ', hit' : ', possible'}`
    errors.add({ slice, what: 'false alarm', score: first.score, text: name, why })
  }
  return {
    category: one.category,
    names: kept.length,
    listed: one.names.length - kept.length,
    hit: share(hits, kept.length),
    possible: share(possible, kept.length),
    target: one.target,
  }
}

/** How often names of ordinary customers, without country or date, alert against all lists. */
export const alertRates = (lists: Lists, half: Half, errors: ErrorLog): AlertFigures[] => {
  const index = openIndex(buildIndex(lists.subjects, lists.meta))
  const listed = new Set(lists.subjects.flatMap(subject => subject.names.map(name => plain(name.text))))
  const search: Search = text => {
    const { hits } = index.search({ text, limit: 1000 })
    const strong = hits.find(hit => hit.verdict === 'hit')
    const first = strong ?? hits[0]
    const why = first ? explain(first, index.subject(first.subject)).reason : ''
    return { first, strong: strong !== undefined, why }
  }
  return ordinaryNames(half)
    .filter(one => one.names.length > 0)
    .map(one => {
      const kept = one.mayBeListed ? one.names.filter(name => !listed.has(plain(name))) : one.names
      return alertsOf(one, kept, search, errors)
    })
}
