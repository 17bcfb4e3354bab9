/**
 * One run of the latency measurement, in a process of its own: opens the snapshot published in MAOJIAN_DATA, asks as many
 * other questions first, and prints the milliseconds of each search of both halves as a last line of JSON. Started by screening.ts.
 */
import { readFileSync } from 'node:fs'
import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { cleanNames } from './clean-names.ts'
import { mixedQueries } from './mixed-queries.ts'

/** Searches that are measured, and as many before them. */
export const asked = 3000

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
  const folder = process.env['MAOJIAN_DATA'] ?? '.maojian'
  const pointer = readFileSync(`${folder}/snapshots/current`, 'utf8').trim()
  const index = openIndex(readFileSync(`${folder}/snapshots/${pointer}.snap`))
  const subjects = Array.from({ length: index.size.subjects }, (_, i) => index.subject(i))
  const queries = mixedQueries(subjects, cleanNames(), 2 * asked)
  const found: Latencies = {
    first: searched(index, queries.slice(0, asked)),
    after: searched(index, queries.slice(asked)),
  }
  console.log(JSON.stringify(found))
}
