import type { ListSource } from '@maojian/sources'
import { listSources } from '@maojian/sources'
import * as z from 'zod'
import type { Database } from '../db/database.ts'
import type { FetchContext } from '../ingest/fetch-raw.ts'
import { refreshDue } from '../ingest/refresh.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { RunJob } from '../jobs/job-run.ts'
import { nextCheck } from '../lists/next-check.ts'
import { loadSources } from '../lists/source-store.ts'

/** Every morning before office hours; each list is asked as often as its cadence says. */
const everyMorning = '30 5 * * *'

/** One refresh at a time, on one of the servers; slow authorities may keep it for hours. */
export const listRefreshJob = defineJob({
  name: 'list.refresh',
  titleZh: '刷新名单',
  payload: z.object({}),
  key: () => '',
  expiresMinutes: 12 * 60,
  schedule: { cron: everyMorning, payload: {}, catchUp: true },
})

const hourMs = 3_600_000

/** Lists whose official address should be asked again. */
export const dueSources = async (db: Database['db'], now: Date): Promise<ListSource[]> => {
  const known = await loadSources(db)
  return listSources.filter(source => {
    if (source.addresses.length === 0) return false
    const next = nextCheck(source, known.get(source.id))
    // An hour of grace: a check that ran a little late yesterday must not skip today.
    return !next || now.getTime() >= next.getTime() - hourMs
  })
}

/** Refreshes what is due; failures are kept in list health, the job itself does not fail. */
export const refreshDueLists =
  (context: FetchContext, log: (message: string) => void): RunJob<object> =>
  async (_payload, { signal, progress }) => {
    const due = await dueSources(context.database.db, context.now())
    const outcomes = await refreshDue({ ...context, signal }, due, {
      tell: (done, total) => progress({ done, total }),
    })
    for (const outcome of outcomes)
      if (outcome.state === 'failed') log(`${outcome.sources.join('、')} 刷新失败：${outcome.message}`)
  }
