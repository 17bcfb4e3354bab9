import type { ListSource } from '@maojian/sources'
import { listSources } from '@maojian/sources'
import type { Database } from '../db/database.ts'
import { refreshDue, type RefreshContext } from '../ingest/refresh.ts'
import type { JobQueue } from './queue.ts'

export const listRefreshJob = 'list.refresh'

/** Every morning before office hours; each list is asked as often as its cadence says. */
const everyMorning = '30 5 * * *'

const hourMs = 3_600_000

/** Lists whose official address should be asked again: their cadence has passed since the last check. */
export const dueSources = async (db: Database['db'], now: Date): Promise<ListSource[]> => {
  const rows = await db.selectFrom('list_source').select(['id', 'last_check_at']).execute()
  const checks = new Map(rows.map(row => [row.id, row.last_check_at]))
  return listSources.filter(source => {
    if (source.addresses.length === 0) return false
    const last = checks.get(source.id)
    // An hour of grace: a check that ran a little late yesterday must not skip today.
    return !last || now.getTime() - last.getTime() >= (source.cadenceDays * 24 - 1) * hourMs
  })
}

/** Refreshes what is due on a schedule; failures are kept in list health, the job itself does not fail. */
export const scheduleListRefresh = (
  queue: JobQueue,
  context: RefreshContext,
  log: (message: string) => void,
): Promise<void> =>
  queue.work(
    listRefreshJob,
    async (_data, signal) => {
      const due = await dueSources(context.database.db, context.now())
      const outcomes = await refreshDue({ ...context, signal }, due)
      for (const outcome of outcomes)
        if (outcome.state === 'failed') log(`${outcome.sources.join('、')} 刷新失败：${outcome.message}`)
    },
    { cron: everyMorning },
  )
