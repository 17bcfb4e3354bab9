import type {
  findWatch as findCall,
  listWatches as listCall,
  watchDetail as detailCall,
} from '@maojian/contract/calls/watch'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { presentWarning } from '../screening/entry.ts'
import { pageChanges } from './change-store.ts'
import { changeWire } from './change-wire.ts'
import { findByKey, needWatch, pageWatches, watchesReports } from './store.ts'
import { keyOf } from './target-key.ts'
import { watchWire, watchWires } from './watch-wire.ts'

/** What the organisation watches; what changed last comes first. */
export const listWatches: Verb<typeof listCall> = async (context, input) => {
  const user = needUser(context)
  const { rows, count } = await pageWatches(context.db, user, input)
  return {
    data: await watchWires(context, rows),
    count,
    reports: await watchesReports(context.db, user),
    warning: presentWarning(context),
  }
}

export const findWatchOf: Verb<typeof findCall> = async (context, { kind, target }) => ({
  id: (await findByKey(context.db, needUser(context), keyOf(kind, target)))?.id ?? '',
})

/** One watch with the verdicts that changed, newest first. */
export const watchDetail: Verb<typeof detailCall> = async (context, { id, ...page }) => {
  const row = await needWatch(context.db, needUser(context), id)
  const { rows, count } = await pageChanges(context.db, row.id, page)
  return {
    watch: await watchWire(context, row),
    changes: rows.map(changeWire),
    count,
    warning: presentWarning(context),
  }
}
