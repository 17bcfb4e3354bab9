/**
 * The engine on ever longer lists: the parties of the snapshot in MAOJIAN_DATA, grown with synthetic names of the same
 * word frequencies. BENCH_NAMES (default 10000,100000,1000000,5000000) names; build, size, open, memory, latency on one core,
 * and the ratio to a full scan of the same names by the same scorer. Each size runs in a process of its own.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { buildIndex, openIndex, type Subject } from '@maojian/screening'
import { analyse } from '@maojian/screening/name/analyse'
import { isReading } from '@maojian/screening/name/token/token'
import { scoreVariants } from '../packages/screening/src/match/name-score.ts'
import { cleanNames } from './clean-names.ts'
import { grownNames } from './grown-names.ts'
import { mixedQueries } from './mixed-queries.ts'
import { plotGrowth, type Latency } from './plot.ts'
import { percentile, report, type Figure } from './report.ts'
import { publishedBytes } from './published-bytes.ts'
import { dataFolder as folder } from './settings.ts'

const sizes = (process.env['BENCH_NAMES'] ?? '10000,100000,1000000,5000000').split(',').map(Number)
const asked = 4500
const warmed = 3000
const scannedNames = 20_000
const scannedQueries = 12

const listedSubjects = (): Subject[] => {
  const { bytes } = publishedBytes(folder)
  const index = openIndex(bytes)
  return Array.from({ length: index.size.subjects }, (_, i) => index.subject(i))
}

/** Listed parties first, then grown ones shaped like them, until there are so many names; none is kept. */
function* grow(listed: readonly Subject[], count: number): Generator<Subject> {
  let names = 0
  for (const subject of listed) {
    if (names >= count) return
    names += subject.names.length
    yield subject
  }
  const name = grownNames(
    listed.flatMap(subject => subject.names.map(one => one.text)),
    20261121,
  )
  for (let i = 0; names < count; i++) {
    const shape = listed[i % listed.length]!
    names += shape.names.length
    yield {
      ...shape,
      id: `G${i}`,
      names: shape.names.map(one => ({ ...one, text: name() })),
      identifiers: [],
      facts: {},
    }
  }
}

const seconds = (from: number): number => (performance.now() - from) / 1000

/** Milliseconds of a full scan per query and name, by the scorer of the index. */
const scanMs = (listed: readonly Subject[], queries: readonly string[]): number => {
  const texts: string[] = []
  for (const subject of grow(listed, scannedNames)) texts.push(...subject.names.map(one => one.text))
  const names = texts.map(analyse)
  const from = performance.now()
  for (const query of queries)
    for (const form of analyse(query))
      for (const forms of names)
        for (const other of forms) if (!(isReading(form) && isReading(other))) scoreVariants(form, other)
  return (performance.now() - from) / queries.length / texts.length
}

/** Most memory that the process ever held, MB. */
const peakMemory = (): number =>
  (Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024) / 1e6

const measure = (count: number): Figure[] => {
  const listed = listedSubjects()
  const { asked: queries } = mixedQueries(listed, cleanNames(), { asked })
  const building = performance.now()
  const bytes = buildIndex(grow(listed, count), {
    engine: 'bench',
    publishedAt: '2026-11-21T00:00:00Z',
    sources: [],
  })
  const built = seconds(building)
  const opening = performance.now()
  const index = openIndex(bytes)
  const opened = performance.now() - opening
  for (const text of queries.slice(0, warmed)) index.search({ text, limit: 10 })
  const each = queries.slice(warmed).map(text => {
    const from = performance.now()
    index.search({ text, limit: 10 })
    return performance.now() - from
  })
  const memory = peakMemory()
  const mean = each.reduce((sum, ms) => sum + ms, 0) / each.length
  const sorted = each.toSorted((a, b) => a - b)
  const scan = scanMs(listed, queries.slice(0, scannedQueries)) * index.size.names
  const of = (what: string): string => `${count.toLocaleString('en')} names: ${what}`
  const p95 = count >= 5e6 ? 25 : 5
  return [
    { what: of('build'), value: built, unit: 's' },
    { what: of('index'), value: bytes.byteLength / 1e6, unit: 'MB' },
    { what: of('open'), value: opened, unit: 'ms', target: 1000 },
    {
      what: of('most memory of the process, build included'),
      value: memory,
      unit: 'MB',
      ...(count >= 5e6 ? { target: 4000 } : {}),
    },
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

const latencyOf = (names: number, figures: readonly Figure[]): Latency => {
  const ms = (which: string): number => figures.find(({ what }) => what.endsWith(`: ${which}`))?.value ?? 0
  return { names, p50: ms('p50'), p95: ms('p95'), p99: ms('p99') }
}

const one = Number(process.env['BENCH_ONE'] ?? 0)
if (one > 0) process.send?.(measure(one))
else {
  const bySize: Figure[][] = []
  for (const count of sizes) bySize.push(await inOwnProcess(count))
  plotGrowth(bySize.map((figures, i) => latencyOf(sizes[i]!, figures)))
  report(
    'growth',
    `${sizes.join(', ')} names; ${asked} mixed queries, the first ${warmed} to warm up; scan extrapolated from ${scannedNames} names`,
    bySize.flat(),
  )
}
