import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { emit } from '../../events/emit.ts'
import type { JobRun, RunJob } from '../../jobs/job-run.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import type { SnapshotRow } from '../../snapshots/snapshot-store.ts'
import type { Snapshots } from '../../snapshots/snapshots.ts'
import { decidedSince, decisionsOf } from '../decision/entry.ts'
import { causeOf } from './change-cause.ts'
import { changesOn, insertChanges } from './change-store.ts'
import { chunksOf, countsOfChunks, readContent, updateChunk, type ChunkHead } from './chunk-store.ts'
import { failureWords } from './unscreened.ts'
import { knownDifferences, type DifferenceFrom } from './known-difference.ts'
import { listChange } from './list-change.ts'
import { openRescreenPool, openThreads, type OpenTasks, type RescreenPool } from './rescreen-pool.ts'
import { activeWatches, updateWatch } from './store.ts'
import type { Watch } from './tables.ts'

export interface RescreenContext {
  readonly db: Kysely<Schema>
  readonly snapshots: Pick<Snapshots, 'current' | 'find' | 'read' | 'hold'>
  readonly now: () => Date
  /** Threads unless said. */
  readonly openTasks?: OpenTasks
}

type Run = Pick<JobRun, 'signal' | 'progress'>

interface Round {
  readonly context: RescreenContext
  readonly current: SnapshotRow
  readonly pool: RescreenPool
  readonly differenceFrom: DifferenceFrom
  readonly run: Run
  /** Subjects gone through so far. */
  readonly done: { subjects: number; screened: number }
}

/** Chunks that the threads have in hand at once. */
const ahead = 4

/** Names one screening again: the snapshot, or the day on which only decisions were looked at. */
const roundOf = ({ current, context }: Round, watch: Watch): string =>
  watch.snapshot_id === current.id ? `${current.id}/${shanghaiDay(context.now())}` : current.id

interface Terms {
  readonly watch: Watch
  readonly round: string
  readonly kept: Awaited<ReturnType<typeof decisionsOf>>
  readonly decided: readonly string[]
}

/** Screens one chunk again and keeps its answers and what changed together. */
const screenChunk = async (
  whole: Round,
  terms: Terms,
  { ordinal, snapshot_id }: ChunkHead,
): Promise<void> => {
  const { context, current, pool, differenceFrom, done } = whole
  const { watch, round, kept, decided } = terms
  const difference = await differenceFrom(snapshot_id)
  const { content, questions } = await readContent(context.db, watch.id, ordinal)
  const { touching, moved } = difference
  const answer = await pool.screen({ content, questions, difference: touching, moved, decided, kept })
  const at = context.now()
  const changes = answer.changes.map(({ at: place, ...change }) => ({
    ...change,
    ...causeOf(difference, change.before, change.after),
    watchId: watch.id,
    snapshotId: current.id,
    round,
    place: ordinal * 100_000 + place,
    at,
  }))
  const { hits, possible, screened } = answer
  const chunk = {
    watchId: watch.id,
    ordinal,
    snapshotId: current.id,
    hits,
    possible,
    content: answer.content,
    questions: answer.questions,
  }
  await context.db.transaction().execute(async tx => {
    await updateChunk(tx, chunk)
    await insertChanges(tx, changes)
  })
  done.screened += screened
}

const screenChunks = async (whole: Round, terms: Terms): Promise<void> => {
  const { context, current, run, done } = whole
  const all = await chunksOf(context.db, terms.watch.id)
  const due = all.filter(chunk => chunk.snapshot_id !== current.id || terms.decided.length > 0)
  const underWay: Promise<void>[] = []
  for (const chunk of due) {
    run.signal.throwIfAborted()
    const screening = screenChunk(whole, terms, chunk)
    screening.catch(() => undefined)
    underWay.push(screening)
    if (underWay.length >= ahead) await underWay.shift()
    done.subjects += chunk.rows
    const note = `${terms.watch.title}：重新筛查 ${String(done.screened)} 个对象`
    await run.progress({ done: done.subjects, total: 0, note })
  }
  for (const screening of underWay) await screening
}

const screenable = { failing_since: null, failure: '' }

/** Ends the round of one watch; whoever listens hears of changed verdicts once. */
const endWatch = async ({ context, current }: Round, { watch, round }: Terms): Promise<void> => {
  const now = context.now()
  await context.db.transaction().execute(async tx => {
    const { count } = await changesOn(tx, { watchId: watch.id, round, limit: 1 })
    await updateWatch(tx, watch.id, {
      ...(watch.kind !== 'list' && (await countsOfChunks(tx, watch.id))),
      snapshot_id: current.id,
      checked_at: now,
      ...screenable,
      ...(count > 0 && { changed_at: now }),
    })
    if (count > 0) await emit(tx, 'watch.changed', { id: watch.id, round })
  })
}

/** What of a list differs, told in one change. */
const tellList = async (
  { context, current, differenceFrom }: Round,
  { watch, round }: Terms,
): Promise<void> => {
  const difference = await differenceFrom(watch.snapshot_id ?? current.id)
  const change = listChange(watch, difference)
  if (!change) return
  const at = context.now()
  await insertChanges(context.db, [{ ...change, watchId: watch.id, snapshotId: current.id, round, at }])
}

const screenWatch = async (whole: Round, watch: Watch): Promise<void> => {
  const { context, current } = whole
  const { db, now } = context
  const user = { organisationId: watch.organisation_id }
  const decided =
    watch.kind === 'list' || watch.kind === 'party' || watch.checked_at === null
      ? []
      : await decidedSince(db, user, { since: watch.checked_at, now: now() })
  if (watch.snapshot_id === current.id && decided.length === 0) {
    if (watch.failing_since) await updateWatch(db, watch.id, screenable)
    return
  }
  const kept = watch.kind === 'list' ? [] : await decisionsOf(db, user, now())
  const terms = { watch, round: roundOf(whole, watch), kept, decided }
  if (watch.kind === 'list') await tellList(whole, terms)
  else await screenChunks(whole, terms)
  await endWatch(whole, terms)
}

/** Screens each watch; one that cannot be screened is noted so and keeps no other from it. */
const screenEach = async (whole: Round, watches: readonly Watch[]): Promise<void> => {
  const { context, run } = whole
  const failures: unknown[] = []
  for (const watch of watches) {
    try {
      await screenWatch(whole, watch)
    } catch (error) {
      run.signal.throwIfAborted()
      failures.push(error)
      const failure = failureWords(error)
      await updateWatch(context.db, watch.id, {
        failure,
        failing_since: watch.failing_since ?? context.now(),
      })
    }
  }
  // The queue tries again, and tells the administrator.
  if (failures.length > 0) throw failures[0]
}

/** Screens everything that is watched again where the index or a decision may have changed its answer. */
export const rescreenWatches =
  (context: RescreenContext): RunJob<object> =>
  async (_payload, run) => {
    const { db, snapshots, openTasks = openThreads } = context
    const current = await snapshots.current('names')
    const watches = current ? await activeWatches(db) : []
    if (!current || watches.length === 0) return
    const release = await snapshots.hold(current.id, 'watch')
    try {
      const pool = openRescreenPool(async () =>
        openTasks({ id: current.id, bytes: await snapshots.read(current.digest) }),
      )
      try {
        const differenceFrom = knownDifferences({ snapshots, pool, current })
        const done = { subjects: 0, screened: 0 }
        await screenEach({ context, current, pool, differenceFrom, run, done }, watches)
      } finally {
        await pool.stop()
      }
    } finally {
      await release()
    }
  }
