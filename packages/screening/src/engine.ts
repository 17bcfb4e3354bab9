import { eachValue } from './index/hash.ts'
import { hash32 } from './text-hash.ts'
import { openSnapshot } from './index/open.ts'
import type { Scored } from './scored.ts'
import { findHits } from './search.ts'
import { facetsOf, passesFilters } from './facets.ts'
import { findNear } from './near.ts'
import { mayFind } from './may-find.ts'
import { suggestNames } from './suggest.ts'
import type { Evidence, Hit, Query, ScreeningIndex, SearchAnswer } from './types.ts'

const defaultLimit = 50
/** So many hits of one answer are read at once, whatever was asked. */
export const mostHits = 1000

/** The evidence is made when it is first read: who counts hits reads none. */
const shown = ({ subject, score, verdict, evidence }: Scored): Hit => {
  let made: Evidence | undefined
  return {
    subject,
    score,
    verdict,
    get evidence() {
      return (made ??= evidence())
    },
  }
}

/** Opens a snapshot made by `buildIndex`. Reading is synchronous; one opened index serves one thread. */
export const openIndex = (bytes: Uint8Array, id?: string): ScreeningIndex => {
  const index = openSnapshot(bytes, id)
  const search = (query: Query): SearchAnswer => {
    const all = findHits(index, query)
    const hits = all.filter(hit => hit.isCode === true || passesFilters(index, hit.subject, query))
    const strong = hits.filter(hit => hit.verdict === 'hit').length
    const offset = query.offset ?? 0
    return {
      hits: hits.slice(offset, offset + Math.min(query.limit ?? defaultLimit, mostHits)).map(shown),
      count: hits.length,
      near: findNear(index, query, new Set(all.map(({ subject }) => subject))),
      verdicts: { hit: strong, possible: hits.length - strong },
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
    mayFind: question => mayFind(index, question),
    suggest: (text, limit) => suggestNames(index, text, limit),
    subject: position => index.subjects.record(position),
    positionOf,
  }
}
