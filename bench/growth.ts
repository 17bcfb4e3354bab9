/**
 * The engine on ever longer lists: the parties of the snapshot in MAOJIAN_DATA, grown with synthetic names of the same
 * word frequencies. BENCH_NAMES (default 10000,100000,1000000) names; build, size, open, memory, latency on one core,
 * and the ratio to a full scan of the same names by the same scorer. Each size runs in a process of its own.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { buildIndex, openIndex, type Subject } from '@maojian/screening'
import { analyse } from '@maojian/screening/name/analyse'
import { isReading } from '@maojian/screening/name/token'
import { scoreVariants } from '../packages/screening/src/match/name-score.ts'
import { cleanNames } from './clean-names.ts'
import { grownNames } from './grown-names.ts'
import { mixedQueries } from './mixed-queries.ts'
import { percentile, report, type Figure } from './report.ts'

const folder = process.env['MAOJIAN_DATA'] ?? '.maojian'
const sizes = (process.env['BENCH_NAMES'] ?? '10000,100000,1000000').split(',').map(Number)
const asked = 1500
const scannedNames = 20_000
const scannedQueries = 12

const listedSubjects = (): Subject[] => {
  const pointer = readFileSync(`${folder}/snapshots/current`, 'utf8').trim()
  const index = openIndex(readFileSync(`${folder}/snapshots/${pointer}.snap`))
  return Array.from({ length: index.size.subjects }, (_, i) => index.subject(i))
}

/** Listed parties first, then grown ones shaped like them, until there are so many names. */
const grow = (listed: readonly Subject[], count: number): Subject[] => {
  const out: Subject[] = []
  let names = 0
  for (const subject of listed) {
    if (names >= count) return out
    out.push(subject)
    names += subject.names.length
  }
  const name = grownNames(
    listed.flatMap(subject => subject.names.map(one => one.text)),
    20261121,
  )
  for (let i = 0; names < count; i++) {
    const shape = listed[i % listed.length]!
    out.push({
      ...shape,
      id: `G${i}`,
      names: shape.names.map(one => ({ ...one, text: name() })),
      identifiers: [],
      facts: {},
    })
    names += shape.names.length
  }
  return out
}

const seconds = (from: number): number => (performance.now() - from) / 1000

const scanMs = (subjects: readonly Subject[], queries: readonly string[]): number => {
  const texts = subjects.flatMap(subject => subject.names.map(one => one.text)).slice(0, scannedNames)
  const names = texts.map(analyse)
  const from = performance.now()
  for (const query of queries)
    for (const form of analyse(query))
      for (const forms of names)
        for (const other of forms) if (!(isReading(form) && isReading(other))) scoreVariants(form, other)
  return (performance.now() - from) / queries.length / texts.length
}

const measure = (count: number): Figure[] => {
  const listed = listedSubjects()
  const subjects = grow(listed, count)
  const names = subjects.reduce((sum, subject) => sum + subject.names.length, 0)
  const queries = mixedQueries(listed, cleanNames(), asked)
  const building = performance.now()
  const bytes = buildIndex(subjects, { engine: 'bench', publishedAt: '2026-11-21T00:00:00Z', sources: [] })
  const built = seconds(building)
  const scan = scanMs(subjects, queries.slice(0, scannedQueries)) * names
  const opening = performance.now()
  const index = openIndex(bytes)
  const opened = performance.now() - opening
  for (const text of queries.slice(0, 200)) index.search({ text, limit: 10 })
  const each = queries.map(text => {
    const from = performance.now()
    index.search({ text, limit: 10 })
    return performance.now() - from
  })
  const mean = each.reduce((sum, ms) => sum + ms, 0) / each.length
  const sorted = each.toSorted((a, b) => a - b)
  const of = (what: string): string => `${count.toLocaleString('en')} names: ${what}`
  const p95 = count >= 5e6 ? 25 : 5
  return [
    { what: of('build'), value: built, unit: 's' },
    { what: of('index'), value: bytes.byteLength / 1e6, unit: 'MB' },
    { what: of('open'), value: opened, unit: 'ms', target: 1000 },
    { what: of('process memory, parties included'), value: process.memoryUsage().rss / 1e6, unit: 'MB' },
    { what: of('p50'), value: percentile(sorted, 0.5), unit: 'ms' },
    {
      what: of('p95'),
      value: percentile(sorted, 0.95),
      unit: 'ms',
      ...(count >= 1e6 ? { target: p95 } : {}),
    },
    { what: of('p99'), value: percentile(sorted, 0.99), unit: 'ms' },
    { what: of('throughput, one core'), value: 1000 / mean, unit: 'searches/s' },
    { what: of('times faster than the full scan'), value: scan / mean, unit: '×' },
  ]
}

const inOwnProcess = async (count: number): Promise<Figure[]> => {
  const child = fork(new URL('./main.ts', import.meta.url), ['growth'], {
    env: { ...process.env, BENCH_ONE: String(count) },
    execArgv: ['--max-old-space-size=12000'],
  })
  const [figures] = (await once(child, 'message')) as [Figure[]]
  return figures
}

const one = Number(process.env['BENCH_ONE'] ?? 0)
if (one > 0) process.send?.(measure(one))
else {
  const figures: Figure[] = []
  for (const count of sizes) figures.push(...(await inOwnProcess(count)))
  report(
    'growth',
    `${sizes.join(', ')} names; ${asked} mixed queries; scan extrapolated from ${scannedNames} names`,
    figures,
  )
}
