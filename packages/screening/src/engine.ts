import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { Hit, PairAnswer, Query, ScreeningIndex, SearchAnswer, SnapshotMeta, Subject } from './types.ts'

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const exactHit = (subject: number, nameIndex: number): Hit => ({
  subject,
  score: 100,
  verdict: 'hit',
  evidence: { how: 'name', nameIndex, pairs: [], nameScore: 100, circumstances: [], reordered: false },
})

/** Opens a snapshot made by `buildIndex`. */
export const openIndex = (bytes: Uint8Array): ScreeningIndex => {
  const { meta, subjects } = JSON.parse(gunzipSync(bytes).toString()) as {
    meta: SnapshotMeta
    subjects: Subject[]
  }
  const search = (query: Query): SearchAnswer => {
    const wanted = fold(query.text)
    const hits = subjects.flatMap((subject, i) => {
      const at = subject.names.findIndex(name => fold(name.text).includes(wanted))
      return at < 0 ? [] : [exactHit(i, at)]
    })
    return { hits: hits.slice(0, query.limit ?? 50), count: hits.length, types: [] }
  }
  return {
    id: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    meta,
    size: { subjects: subjects.length, names: 0, entries: 0, bytes: bytes.length },
    search,
    suggest: (text, limit) =>
      search({ text, limit }).hits.map(hit => ({
        subject: hit.subject,
        name: subjects[hit.subject]!.names[0]!.text,
      })),
    subject: position => subjects[position]!,
    positionOf: id => subjects.findIndex(subject => subject.id === id),
  }
}

/** Compares two names as the engine would compare a query with a listed name. */
export const comparePair = (a: string, b: string): PairAnswer => {
  const same = fold(a) === fold(b)
  return { score: same ? 100 : 0, verdict: same ? 'hit' : 'none', evidence: exactHit(0, 0).evidence }
}
