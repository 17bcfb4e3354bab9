import type { EventPayload } from '../../events/event-map.ts'
import { eventMap } from '../../events/event-map.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { RunJob } from '../../jobs/job-run.ts'
import { packSync, type Screened } from '../screening/entry.ts'
import { putChunk, removeChunksFrom } from './chunk-store.ts'
import type { FillContext } from './fill-watch.ts'
import { rescreenJob } from './rescreen-job.ts'
import { findByKey, insertWatch, updateWatch, watchesReports } from './store.ts'
import { keyOf } from './target-key.ts'
import type { WatchedSubject } from './watched.ts'

export const watchReportJob = defineJob({
  name: 'watch.report',
  titleZh: '监控报告主体',
  payload: eventMap['report.frozen'],
  key: ({ projectId }) => projectId,
  expiresMinutes: 10,
})

const watchedOf = (screened: Screened): WatchedSubject => ({ title: screened.name, reference: '', screened })

const perChunk = 500

/** Watches whom the newest report of a project names; those of its earlier ones are let go. */
export const watchReport =
  ({ db, jobs, now }: FillContext & { readonly now: () => Date }): RunJob<EventPayload<'report.frozen'>> =>
  async ({ organisationId, authorId, projectId, title, subjects }, run) => {
    const user = { id: authorId, organisationId, organisationRole: 'member' as const }
    if (!(await watchesReports(db, user))) return
    const key = keyOf('report', projectId)
    const watched = (subjects as unknown as readonly Screened[]).filter(one => one.name !== '').map(watchedOf)
    if (watched.length === 0) return
    await db.transaction().execute(async tx => {
      const target = { id: projectId }
      const fresh = await insertWatch(tx, user, {
        kind: 'report',
        key,
        target,
        title,
        state: 'active',
        now: now(),
      })
      const { id: watchId } = fresh ?? (await findByKey(tx, user, key))!
      let ordinal = 0
      for (let at = 0; at < watched.length; at += perChunk) {
        const part = watched.slice(at, at + perChunk)
        const unscreened = { snapshotId: '', hits: 0, possible: 0 }
        await putChunk(tx, {
          watchId,
          ordinal: ordinal++,
          rows: part.length,
          content: packSync(part),
          ...unscreened,
        })
      }
      await removeChunksFrom(tx, watchId, ordinal)
      await updateWatch(tx, watchId, { title, subjects: watched.length, snapshot_id: null })
      await jobs.enqueue(rescreenJob, {}, tx)
      await run.completeIn(tx)
    })
  }
