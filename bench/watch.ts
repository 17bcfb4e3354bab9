/**
 * A new edition against a million watched names, on the snapshot published in MAOJIAN_DATA: the edition before it is made of
 * it by a seeded draw (0.5 % of the parties are new, 0.3 % gone, 0.2 % renamed). BENCH_NAMES names (1,000,000 unless told),
 * grown from ordinary firms, one in a hundred a listed one; on BENCH_EQUAL of them (50,000) everything is screened again as
 * well, and every changed verdict must be the same. What the names look for was kept when they were first screened, as the
 * product does; the edition after a change of the engine screens everybody and reads it again.
 */
import { availableParallelism } from 'node:os'
import { buildIndex, openIndex, type Subject } from '@maojian/screening'
import { openRescreenPool, openThreads } from '../packages/server/src/features/watch/rescreen-pool.ts'
import { packSync, unpackSync } from '../packages/server/src/features/screening/entry.ts'
import type { WatchedSubject } from '../packages/server/src/features/watch/watched.ts'
import { cleanNames } from './clean-names.ts'
import { grownNames } from './grown-names.ts'
import { numbers } from './mixed-queries.ts'
import { publishedBytes } from './published-bytes.ts'
import { report } from './report.ts'
import { dataFolder as data } from './settings.ts'

const names = Number(process.env['BENCH_NAMES'] ?? 1_000_000)
const equal = Number(process.env['BENCH_EQUAL'] ?? 50_000)
const perChunk = 500

const { id: pointer, bytes: published } = publishedBytes(data)
const shared = (bytes: Uint8Array): Uint8Array => {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.byteLength))
  copy.set(bytes)
  return copy
}
const after = openIndex(published)
const next = numbers(20261123)

/** Parties that stand out of a thousand draws: new ones were not there before, gone ones are there no more. */
const kindOf = (draw: number): 'new' | 'gone' | 'renamed' | 'same' =>
  draw < 5 ? 'new' : draw < 8 ? 'gone' : draw < 10 ? 'renamed' : 'same'

const editions = (): { readonly old: Uint8Array; readonly now: Uint8Array; readonly touched: Subject[] } => {
  const [old, now, touched]: [Subject[], Subject[], Subject[]] = [[], [], []]
  for (let at = 0; at < after.size.subjects; at++) {
    const subject = after.subject(at)
    const kind = kindOf(next(1000))
    if (kind !== 'same') touched.push(subject)
    if (kind !== 'gone') now.push(subject)
    if (kind === 'same' || kind === 'gone') old.push(subject)
    if (kind === 'renamed') old.push({ ...subject, names: subject.names.slice(0, 1) })
  }
  return { old: buildIndex(old, after.meta), now: buildIndex(now, after.meta), touched }
}

const { old, now, touched } = editions()

const watchedNames = (): (() => string) => {
  const clean = cleanNames()
  const [latin, han] = [grownNames(clean.latin, 1), grownNames(clean.han, 2)]
  const listed = (): string => {
    const from = next(4) === 0 ? touched[next(touched.length)]! : after.subject(next(after.size.subjects))
    return from.names[next(from.names.length)]?.text ?? ''
  }
  let made = 0
  return () => {
    made++
    return made % 100 === 0 ? listed() : made % 2 ? han() : latin()
  }
}

const poolOn = (id: string, bytes: Uint8Array) =>
  openRescreenPool(async () => openThreads({ id, bytes: shared(bytes) }))

type Pool = ReturnType<typeof poolOn>
type Chunk = Parameters<Pool['screen']>[0]

/** Hands all chunks to the threads, some ahead of the one that is awaited. */
const runAll = async <T>(
  pool: Pool,
  contents: readonly Uint8Array[],
  {
    terms,
    kept = [],
    take,
  }: {
    readonly terms: Omit<Chunk, 'content' | 'questions'>
    /** What the names of each chunk look for. */
    readonly kept?: readonly Uint8Array[]
    readonly take: (answer: Awaited<ReturnType<Pool['screen']>>, at: number) => T
  },
): Promise<T[]> => {
  const answers: T[] = []
  const underWay: Promise<void>[] = []
  for (const [at, content] of contents.entries()) {
    const chunk = { ...terms, content, ...(kept[at] && { questions: kept[at] }) }
    underWay.push(pool.screen(chunk).then(answer => void (answers[at] = take(answer, at))))
    if (underWay.length > 2 * availableParallelism()) await underWay.shift()
  }
  await Promise.all(underWay)
  return answers
}

const plain = { decided: [], kept: [], moved: [] } as const
const nextName = watchedNames()
const unscreened = (count: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(count / perChunk) }, (_, at) => {
    const rows = Math.min(perChunk, count - at * perChunk)
    const chunk: WatchedSubject[] = Array.from({ length: rows }, () => {
      const name = nextName()
      return { title: name, reference: '', screened: { name } }
    })
    return packSync(chunk)
  })

const seconds = (since: number): number => (performance.now() - since) / 1000

// Whatever is not compared need not be screened before: its answer then is taken for 'nothing found'.
const before = poolOn('before', old)
const first = unscreened(equal)
let start = performance.now()
const screenedBefore = await runAll(before, first, {
  terms: { ...plain, difference: 'all' },
  take: ({ content, questions }) => ({ content: content!, questions: questions! }),
})
const screeningAndReading = seconds(start)
await before.stop()
const baseline = screenedBefore.map(({ content }) => content)
const fresh = unscreened(names - equal).map(content =>
  packSync(
    unpackSync<WatchedSubject[]>(content).map(one => ({
      ...one,
      standing: { verdict: 0 as const, hits: [] },
    })),
  ),
)

// Read as for an edition in which nothing differs: nobody is screened.
const nothing = { id: 'nothing', probe: shared(buildIndex([], after.meta)), parties: [] }
const reading = poolOn('reading', old)
start = performance.now()
const readUsed = process.cpuUsage()
const readFresh = await runAll(reading, fresh, {
  terms: { ...plain, difference: nothing },
  take: ({ questions }) => questions!,
})
const read = seconds(start)
const readCpu = process.cpuUsage(readUsed).user / 1e6
await reading.stop()
const kept = [...screenedBefore.map(({ questions }) => questions), ...readFresh]
const keptBytes = kept.reduce((sum, { byteLength }) => sum + byteLength, 0)
const contentBytes = [...baseline, ...fresh].reduce((sum, { byteLength }) => sum + byteLength, 0)

const pool = poolOn('after', now)
start = performance.now()
const difference = await pool.compare(shared(old))
if (!difference) throw new Error('the older edition does not open')
const compared = seconds(start)
const known = { id: 'bench', probe: difference.probe, parties: difference.parties }
const moved = difference.moved
start = performance.now()
const used = process.cpuUsage()
let screened = 0
const changes = await runAll(pool, [...baseline, ...fresh], {
  terms: { ...plain, moved, difference: known },
  kept,
  take: answer => {
    screened += answer.screened
    if (answer.questions) throw new Error('what was kept was read again')
    return answer.changes
  },
})
const rescreened = seconds(start)
const cpu = process.cpuUsage(used).user / 1e6

start = performance.now()
const whole = await runAll(pool, baseline, {
  terms: { ...plain, moved, difference: 'all' },
  kept,
  take: one => one.changes,
})
const full = seconds(start)
await pool.stop()

const keysOf = (all: typeof changes): string[] =>
  all.flatMap((chunk, at) => chunk.map(one => `${at}/${one.at} ${JSON.stringify([one.before, one.after])}`))
const [few, all] = [keysOf(changes.slice(0, baseline.length)), keysOf(whole)]
const differing = [...few.filter(key => !all.includes(key)), ...all.filter(key => !few.includes(key))]
for (const key of differing.slice(0, 10)) console.log('differs:', key)
/** Of those, what is about a party that differs: the others the index answers otherwise of one and the same party. */
const own = differing.filter(key => difference.parties.some(id => key.includes(`"party":"${id}"`)))

report(
  'watch',
  `${after.size.subjects} parties, snapshot ${pointer}; ${difference.parties.length} parties differ between the two editions; ${names} watched names, ${availableParallelism()} threads`,
  [
    { what: 'compare the two snapshots', value: compared, unit: 's' },
    { what: `look whom it touches among ${names} names, and screen those`, value: rescreened, unit: 's' },
    {
      what: '1,000,000 watched names at this rate',
      value: compared + (rescreened * 1e6) / names,
      unit: 's',
      target: 60,
    },
    { what: 'screened on the whole index', value: screened, unit: 'names' },
    { what: `everybody of ${equal} screened again`, value: full, unit: 's' },
    { what: `changed verdicts among ${equal}`, value: all.length, unit: 'names', target: 100, atLeast: true },
    {
      what: 'changed verdicts that the two ways do not share',
      value: differing.length,
      unit: 'names',
      target: 0,
    },
    { what: 'of them about a party that differs', value: own.length, unit: 'names', target: 0 },
    { what: 'processor time of looking', value: cpu, unit: 's' },
    { what: `read what ${names - equal} names look for, once a name`, value: read, unit: 's' },
    {
      what: 'processor time of reading, a name',
      value: (readCpu * 1e6) / Math.max(1, names - equal),
      unit: 'µs',
    },
    { what: 'kept of what a name looks for', value: keptBytes / names, unit: 'bytes' },
    { what: 'kept beside it: name and last answer', value: contentBytes / names, unit: 'bytes' },
    {
      what: '1,000,000 names on the first edition of another engine (all screened, all read)',
      value: (screeningAndReading * 1e6) / equal,
      unit: 's',
    },
    {
      what: '1,000,000 names by processor time, were these threads alone',
      value: compared + (cpu * 1e6) / names / availableParallelism(),
      unit: 's',
      target: 60,
    },
  ],
)
if (differing.length > 0) process.exitCode = 1
