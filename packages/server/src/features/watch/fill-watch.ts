import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { JobDesk } from '../../jobs/job-queue.ts'
import type { RunJob } from '../../jobs/job-run.ts'
import { batchSubjects, findFinishedBatch, packSync, type BatchSubject } from '../screening/entry.ts'
import { putChunk } from './chunk-store.ts'
import { rescreenJob } from './rescreen-job.ts'
import { findWatch, updateWatch } from './store.ts'
import type { WatchedSubject } from './watched.ts'

export interface FillContext {
  readonly db: Kysely<Schema>
  readonly jobs: Pick<JobDesk, 'enqueue'>
}

const watchedOf = ({
  line,
  reference,
  name,
  type,
  country,
  birthDate,
  identifiers,
  addresses,
}: BatchSubject): WatchedSubject => ({
  title: name,
  reference: reference === '' ? `第 ${String(line)} 行` : reference,
  screened: { name, type, country, birthDate, identifiers, addresses },
})

/** Takes over whom a batch names, part by part; rows without a name and code cannot be watched. */
export const fillWatch =
  ({ db, jobs }: FillContext): RunJob<{ id: string }> =>
  async ({ id }, run) => {
    const watch = await findWatch(db, id)
    if (watch?.state !== 'filling') return
    const batch = await findFinishedBatch(db, watch.target.id ?? '')
    if (!batch) return updateWatch(db, id, { state: 'failed' })
    let subjects = 0
    for (let ordinal = 0; ; ordinal++) {
      run.signal.throwIfAborted()
      const rows = await batchSubjects(db, batch, ordinal)
      if (!rows) break
      const named = rows.filter(row =>
        [row.name, ...row.identifiers, ...row.addresses].some(one => one !== ''),
      )
      const content = packSync(named.map(watchedOf))
      const unscreened = { snapshotId: '', hits: 0, possible: 0 }
      await putChunk(db, { watchId: id, ordinal, rows: named.length, content, ...unscreened })
      subjects += named.length
      await run.progress({ done: subjects, total: batch.rows })
    }
    await db.transaction().execute(async tx => {
      await updateWatch(tx, id, { state: 'active', subjects })
      await jobs.enqueue(rescreenJob, {}, tx)
      await run.completeIn(tx)
    })
  }
