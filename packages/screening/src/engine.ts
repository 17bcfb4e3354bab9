import { eachValue, hash32 } from './index/hash.ts'
import { openSnapshot } from './index/open.ts'
import { findHits } from './search.ts'
import { facetsOf, passesFilters } from './facets.ts'
import { suggestNames } from './suggest.ts'
import type { Query, ScreeningIndex, SearchAnswer } from './types.ts'

const defaultLimit = 50
const mostHits = 1000

/** Opens a snapshot made by `buildIndex`. Reading is synchronous; one opened index serves one thread. */
export const openIndex = (bytes: Uint8Array): ScreeningIndex => {
  const index = openSnapshot(bytes)
  const search = (query: Query): SearchAnswer => {
    const all = findHits(index, query)
    const hits = all.filter(hit => passesFilters(index, hit.subject, query))
    return {
      hits: hits.slice(0, Math.min(query.limit ?? defaultLimit, mostHits)),
      count: hits.length,
      types: facetsOf(index, all),
    }
  }
  const positionOf = (id: string): number => {
    let position = -1
    eachValue(index.ids, hash32(id), subject => {
      if (index.subjects.record(subject).id === id) position = subject
    })
    return position
  }
  const entries = index.meta.sources.reduce((sum, source) => sum + source.entries, 0)
  return {
    id: index.id,
    meta: index.meta,
    size: { subjects: index.subjects.size, names: index.nameCount, entries, bytes: index.byteLength },
    search,
    suggest: (text, limit) => suggestNames(index, text, limit),
    subject: position => index.subjects.record(position),
    positionOf,
  }
}
