/**
 * One run of the latency measurement, in a process of its own: opens the snapshot published in MAOJIAN_DATA, asks other
 * questions first, and prints the milliseconds of the first searches and of those behind the others as a last line of JSON.
 * Started by screening.ts.
 */
import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { cleanNames } from './clean-names.ts'
import { mixedQueries } from './mixed-queries.ts'
import { publishedBytes } from './published-bytes.ts'
import { dataFolder } from './settings.ts'

/** Searches that are measured, and others before them: a service has answered so many within minutes. */
export const count = { asked: 3000, before: 9000 } as const

export interface Latencies {
  /** Milliseconds of each search, the shortest first. */
  readonly first: readonly number[]
  readonly after: readonly number[]
}

const searched = (index: ScreeningIndex, queries: readonly string[]): number[] =>
  queries
    .map(text => {
      const start = performance.now()
      index.search({ text, limit: 10 })
      return performance.now() - start
    })
    .toSorted((a, b) => a - b)

if (import.meta.main) {
  const folder = dataFolder
  const { bytes } = publishedBytes(folder)
  const index = openIndex(bytes)
  const subjects = Array.from({ length: index.size.subjects }, (_, i) => index.subject(i))
  const { asked, before } = mixedQueries(subjects, cleanNames(), count)
  const first = searched(index, before.slice(0, count.asked))
  searched(index, before.slice(count.asked))
  const found: Latencies = { first, after: searched(index, asked) }
  console.log(JSON.stringify(found))
}
