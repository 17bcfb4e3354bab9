import { openIndex, type ScreeningIndex } from '@maojian/screening'
import * as z from 'zod'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { restoreIndex } from '../../engine/restore-index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { RunJob } from '../../jobs/job-run.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import type { SnapshotRow } from '../../snapshots/snapshot-store.ts'
import type { Snapshots } from '../../snapshots/snapshots.ts'
import { decisionsOf } from '../decision/entry.ts'
import { contentOfRecord } from './record-store.ts'
import type { RecordContent } from './record-content.ts'
import { repeatContent, type RepeatedSubject } from './repeat-content.ts'
import { answeredBy, keepRepeat } from './repeat-store.ts'

export const repeatRecordJob = defineJob({
  name: 'evidence.repeat',
  titleZh: '按当时的名单版本重新筛查',
  payload: z.object({ id: z.string() }),
  key: ({ id }) => id,
  expiresMinutes: 30,
  retries: 2,
})

export interface RepeatContext {
  readonly db: Kysely<Schema>
  readonly snapshots: Pick<Snapshots, 'current' | 'find' | 'read' | 'hold'>
  readonly now: () => Date
}

/** `standing`: the index of then answers still; `kept`: its file is there; `rebuilt`: made again; `gone`: not to be had. */
export type RepeatManner = 'standing' | 'kept' | 'rebuilt' | 'gone'

export interface RepeatResult {
  readonly manner: RepeatManner
  /** The index of then, bit by bit. */
  readonly exact: boolean
  readonly differs: readonly string[]
  /** What today's answer rests on. */
  readonly against: string
  /** ISO timestamp. */
  readonly at: string
  readonly subjects: readonly RepeatedSubject[]
}

interface FormerIndex extends Pick<RepeatResult, 'manner' | 'exact' | 'differs'> {
  readonly index: ScreeningIndex | undefined
}

const gone: FormerIndex = { manner: 'gone', exact: false, differs: [], index: undefined }

/** A file that somebody removes or that went bad is made again like one that is gone. */
const readKept = async (
  { snapshots }: RepeatContext,
  { id, digest }: SnapshotRow,
): Promise<Uint8Array | undefined> => {
  const release = await snapshots.hold(id, 'evidence.repeat')
  try {
    return await snapshots.read(digest).catch(() => undefined)
  } finally {
    await release()
  }
}

const formerIndex = async (
  context: RepeatContext,
  { id, current, signal }: { id: string; current: SnapshotRow; signal?: AbortSignal | undefined },
): Promise<FormerIndex> => {
  const row = id === '' ? undefined : await context.snapshots.find(id)
  if (!row) return gone
  const bytes = row.removed_at === null ? await readKept(context, row) : undefined
  if (bytes)
    return {
      manner: id === current.id ? 'standing' : 'kept',
      exact: true,
      differs: [],
      index: openIndex(bytes, id),
    }
  const restored = await restoreIndex(context.db, row, signal)
  if (!restored) return gone
  const { bytes: made, isSame: exact, differs } = restored
  return { manner: 'rebuilt', exact, differs, index: openIndex(made, id) }
}

/** Screens what a record says was screened once more; undefined where nothing answers today. */
const repeatScreening = async (
  context: RepeatContext,
  content: RecordContent,
  signal?: AbortSignal,
): Promise<RepeatResult | undefined> => {
  const { db, snapshots, now } = context
  const current = await snapshots.current('names')
  if (!current) return undefined
  const { index: former, ...made } = await formerIndex(context, { id: content.snapshot, current, signal })
  const today = openIndex(await snapshots.read(current.digest), current.id)
  // Before the decisions are read: what is decided in between makes the answer one of before.
  const against = await answeredBy(db, content.organisation, current.id)
  const kept = await decisionsOf(db, { organisationId: content.organisation }, now())
  return {
    ...made,
    against,
    at: now().toISOString(),
    subjects: repeatContent(content, { former, today, kept, day: shanghaiDay(now()) }),
  }
}

/** The record of this id, for a command; undefined where there is none that can be asked again. */
export const repeatNamed = async (
  context: RepeatContext,
  id: string,
  signal?: AbortSignal,
): Promise<RepeatResult | undefined> => {
  const content = await contentOfRecord(context.db, id)
  return content && content.subjects.length > 0 ? repeatScreening(context, content, signal) : undefined
}

/** Does what `repeatRecord` asks for, where no request waits for it. */
export const repeatAsked =
  (context: RepeatContext): RunJob<{ id: string }> =>
  async ({ id }, { signal, progress, completeIn }) => {
    await progress({ done: 0, total: 1, note: '正在取回当时的名单版本' })
    const result = await repeatNamed(context, id, signal)
    if (!result) return
    await context.db.transaction().execute(async tx => {
      await keepRepeat(tx, id, result)
      await completeIn(tx)
    })
  }
