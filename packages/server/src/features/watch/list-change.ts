import type { KnownDifference } from './known-difference.ts'
import type { NewChange } from './change-store.ts'
import type { Watch } from './tables.ts'
import type { ChangedEntry, Standing } from './standing.ts'

/** So many entries are kept by name; the counts are of all. */
const mostNamed = 200

const nothing: Standing = { verdict: 9, hits: [] }

const countOf = (entries: readonly ChangedEntry[], change: ChangedEntry['change']): number =>
  entries.filter(one => one.change === change).length

const order: readonly ChangedEntry['change'][] = ['removed', 'added', 'changed']

/** What of a subscribed list differs; undefined where nothing does. */
export const listChange = (
  { target }: Watch,
  { entries, isKnown }: KnownDifference,
): Omit<NewChange, 'watchId' | 'snapshotId' | 'round' | 'at'> | undefined => {
  const own = [...entries.values()].flat().filter(entry => entry.source === target.id)
  if (isKnown && own.length === 0) return undefined
  const subject = isKnown
    ? `新增 ${countOf(own, 'added')}，移除 ${countOf(own, 'removed')}，变更 ${countOf(own, 'changed')}`
    : '上一次核对的快照已不再保存，无法逐条比较；请到名单状态查看版本变化'
  const named = order.flatMap(change => own.filter(one => one.change === change).slice(0, mostNamed / 2))
  return {
    place: 0,
    subject,
    reference: '',
    cause: 'list',
    before: nothing,
    after: nothing,
    entries: named.slice(0, mostNamed),
  }
}
