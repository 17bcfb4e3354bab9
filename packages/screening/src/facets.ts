import type { PartyType, Subtype } from '@maojian/domain/vocabulary/party-type'
import { typeOfSubtype } from '@maojian/domain/vocabulary/party-type'
import type { OpenIndex } from './index/open.ts'
import type { Query, SearchAnswer } from './types.ts'

const isUnstated = (index: OpenIndex, subject: number, subtypes: readonly Subtype[]): boolean =>
  !index.subjects.typeStated(subject) &&
  subtypes.some(code => passesType(index, subject, typeOfSubtype(code)))

/** A party whose list does not say person or company stays under both filters. */
const passesType = (index: OpenIndex, subject: number, type: PartyType): boolean =>
  index.subjects.type(subject) === type ||
  (!index.subjects.typeStated(subject) && (type === '01' || type === '02'))

export const passesFilters = (index: OpenIndex, subject: number, query: Query): boolean =>
  (query.type === undefined || passesType(index, subject, query.type)) &&
  (query.subtypes === undefined ||
    query.subtypes.length === 0 ||
    isUnstated(index, subject, query.subtypes) ||
    query.subtypes.some(subtype => index.subjects.hasSubtype(subject, subtype)))

/** Counts by type and subtype over the whole result. */
export const facetsOf = (
  index: OpenIndex,
  hits: readonly { readonly subject: number }[],
): SearchAnswer['types'] => {
  const counts = new Map<PartyType, { count: number; subtypes: Map<Subtype, number> }>()
  for (const { subject } of hits) {
    const type = index.subjects.type(subject)
    const facet = counts.get(type) ?? { count: 0, subtypes: new Map<Subtype, number>() }
    counts.set(type, facet)
    facet.count++
    for (const subtype of index.subjects.subtypes(subject))
      if (typeOfSubtype(subtype) === type) facet.subtypes.set(subtype, (facet.subtypes.get(subtype) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, { count, subtypes }]) => ({
      type,
      count,
      subtypes: [...subtypes]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([subtype, n]) => ({ subtype, count: n })),
    }))
}
