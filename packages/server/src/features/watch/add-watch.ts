import { watchLimits } from '@maojian/contract/limits'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { audit } from '../account/entry.ts'
import { decisionsOf } from '../decision/entry.ts'
import { needWriter } from '../organisation/entry.ts'
import { packSync, presentWarning } from '../screening/entry.ts'
import { putChunk } from './chunk-store.ts'
import { rescreenJob } from './rescreen-job.ts'
import { standingOn } from './standing-on.ts'
import { countWatches, findByKey, findWatch, insertWatch, updateWatch, type NewWatch } from './store.ts'
import type { Watch } from './tables.ts'
import { watchWire, type WatchWire } from './watch-wire.ts'
import type { WatchedSubject } from './watched.ts'

export interface Added {
  readonly watch: WatchWire
  readonly added: boolean
  readonly warning: string
}

type Adding = Omit<NewWatch, 'now'> & {
  /** In the transaction that adds it. */
  readonly begin: (db: Context['db'], watch: Watch) => Promise<void>
}

/** Adds a watch, or answers the one that the organisation has of the same. */
export const addWatch = async (context: Context, { begin, ...watch }: Adding): Promise<Added> => {
  const { db, now } = context
  const user = needUser(context)
  needWriter(user)
  const warning = presentWarning(context)
  const standing = await findByKey(db, user, watch.key)
  if (standing) return { watch: await watchWire(context, standing), added: false, warning }
  if ((await countWatches(db, user)) >= watchLimits.watches)
    throw new Fault(
      409,
      `本机构的监控已达 ${watchLimits.watches} 项，请先取消不再需要的监控，或用批量筛查一次监控多个对象`,
    )
  const row = await db.transaction().execute(async tx => {
    const inserted = await insertWatch(tx, user, { ...watch, now })
    if (inserted) await begin(tx, inserted)
    return inserted
  })
  if (!row)
    return { watch: await watchWire(context, (await findByKey(db, user, watch.key))!), added: false, warning }
  await audit(context, 'watch.added', user.id, { name: row.title })
  return { watch: await watchWire(context, (await findWatch(db, row.id))!), added: true, warning }
}

/** Screens a single subject at once, so that its first answer stands before the next edition comes. */
export const beginWith = async (context: Context, subject: WatchedSubject): Promise<Adding['begin']> => {
  const { jobs, engine, now } = context
  const index = engine.current()
  const kept = await decisionsOf(context.db, needUser(context), now)
  const standing = index && standingOn(index, subject, { kept })
  const counts = { hits: Number(standing?.verdict === 1), possible: Number(standing?.verdict === 2) }
  const snapshotId = index?.id ?? ''
  return async (db, { id: watchId }) => {
    const content = packSync([{ ...subject, ...(standing && { standing }) }])
    await putChunk(db, { watchId, ordinal: 0, rows: 1, content, snapshotId, ...counts })
    await updateWatch(db, watchId, {
      subjects: 1,
      ...counts,
      ...(index && { snapshot_id: index.id, checked_at: now }),
    })
    // Should another index have been published meanwhile.
    await jobs.enqueue(rescreenJob, {}, db)
  }
}
