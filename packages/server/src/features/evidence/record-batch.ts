import * as z from 'zod'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { RunJob } from '../../jobs/job-run.ts'
import { accountNames } from '../account/entry.ts'
import { chunkDigests, findFinishedBatch } from '../screening/entry.ts'
import { keepStandingLists, type StandingSnapshot } from './answering-lists.ts'
import type { KeyPlace } from '../../signing/keys-of.ts'
import { keeperOf } from './keeping.ts'
import type { RecordContent } from './record-content.ts'
import { hasRecord } from './record-store.ts'
import { verdictOfFile } from '@maojian/domain/vocabulary/counterparty-field'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'

export const recordBatchJob = defineJob({
  name: 'evidence.batch',
  titleZh: '登记批量筛查记录',
  payload: z.object({ id: z.string() }),
  key: ({ id }) => id,
  expiresMinutes: 60,
  retries: 20,
})

export interface BatchRecording {
  readonly db: Kysely<Schema>
  readonly config: KeyPlace
  readonly findSnapshot: (id: string) => Promise<StandingSnapshot | undefined>
}

type Finished = NonNullable<Awaited<ReturnType<typeof findFinishedBatch>>>

/** A batch has one record, and its id follows from the batch: done twice it is written once. */
export const recordIdOfBatch = (batchId: string): string => `E${batchId.slice(1)}`

const contentOf = async (recording: BatchRecording, batch: Finished): Promise<RecordContent> => {
  const { db } = recording
  const { id, hits, possible, clear, unasked } = batch
  const names = await accountNames(db, [batch.author_id])
  const snapshot = await recording.findSnapshot(batch.snapshot_id ?? '')
  const lists = await keepStandingLists(db, batch.snapshot_id ?? '', snapshot)
  return {
    format: 1,
    id: recordIdOfBatch(id),
    kind: 'batch',
    at: (batch.finished_at ?? batch.created_at).toISOString(),
    organisation: batch.organisation_id,
    operator: { id: batch.author_id, name: names.get(batch.author_id) ?? '' },
    title: batch.name,
    verdict: verdictOfFile(batch),
    hits: hits + possible,
    settings: { ...defaultThresholds },
    engine: snapshot?.meta.engine ?? '',
    snapshot: batch.snapshot_id ?? '',
    lists,
    warning: batch.warning,
    subjects: [],
    batch: { id, rows: batch.rows, hits, possible, clear, unasked, chunks: await chunkDigests(db, id) },
  }
}

/** One record of the whole file; the digests of its rows and answers stand in it. */
export const recordBatch =
  (recording: BatchRecording, now: () => Date): RunJob<{ id: string }> =>
  async ({ id }) => {
    const { db, config } = recording
    const batch = await findFinishedBatch(db, id)
    if (!batch || (await hasRecord(db, recordIdOfBatch(id)))) return
    await keeperOf({ db, config, now: now() })(await contentOf(recording, batch))
  }
