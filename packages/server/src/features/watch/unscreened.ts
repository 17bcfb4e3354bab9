import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { findCurrent, type SnapshotRow } from '../../snapshots/snapshot-store.ts'
import type { Watch } from './tables.ts'

/** A million names take minutes; what has waited longer waits for nobody knows what. */
const patienceMs = 3_600_000

const mostLetters = 300

/** Why a watch could not be screened, for its reader: messages of other programs are for the log. */
export const failureWords = (error: unknown): string => {
  const message = error instanceof Error ? error.message : ''
  return /\p{Script=Han}/u.test(message) ? message.slice(0, mostLetters) : '系统内部错误，详情见服务日志'
}

/** The index of names on which everything that is watched should have been screened. */
export const standingIndex = (db: Kysely<Schema>): Promise<SnapshotRow | undefined> =>
  findCurrent(db, 'names')

const standsSince = ({ checked_at }: Watch): string =>
  checked_at
    ? `以下仍是 ${shanghaiMinute(checked_at)} 核查的结论，请重新检索后再作决定`
    : '尚无结论，请直接检索'

/** Since when its answer is not of the index that stands; the job may have been given up, or have died, before it could note anything. */
const unscreenedSince = (watch: Watch, index: SnapshotRow | undefined): Date | undefined => {
  if (watch.failing_since) return watch.failing_since
  if (!index || watch.snapshot_id === index.id) return undefined
  return new Date(Math.max(index.published_at.getTime(), watch.created_at.getTime()))
}

/** Whether that lasts so long that its reader has to hear of it. */
export const isStalled = (watch: Watch, index: SnapshotRow | undefined, now: Date): boolean => {
  const since = unscreenedSince(watch, index)
  return since !== undefined && now.getTime() - since.getTime() >= patienceMs
}

/** Whether what it says is of the index that stands. */
export const isScreened = (watch: Watch, index: SnapshotRow | undefined): boolean =>
  index !== undefined && unscreenedSince(watch, index) === undefined

/** Since when and why what a watch says is not what the lists say today; '' where it is. */
export const unscreenedWords = (watch: Watch, index: SnapshotRow | undefined, now: Date): string => {
  const { state, failing_since, failure } = watch
  const since = unscreenedSince(watch, index)
  if (state !== 'active' || since === undefined) return ''
  if (failing_since)
    return `自 ${shanghaiMinute(failing_since)} 起未能重新筛查（${failure}）；${standsSince(watch)}`
  if (!isStalled(watch, index, now)) return ''
  return `自 ${shanghaiMinute(since)} 名单更新起尚未重新筛查（后台任务未完成）；${standsSince(watch)}`
}
