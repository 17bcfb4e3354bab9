import type {
  pauseWatch as pauseCall,
  removeWatch as removeCall,
  setWatchPolicy as policyCall,
} from '@maojian/contract/calls/watch'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit, switched } from '../account/entry.ts'
import { needUnchanged } from '../organisation/entry.ts'
import { rescreenJob } from './rescreen-job.ts'
import { deleteWatch, needWatch, putWatchPolicy, setPaused } from './store.ts'
import { watchWire } from './watch-wire.ts'

/** What was published during a pause is caught up with when it ends. */
export const pauseWatch: Verb<typeof pauseCall> = async (context, { id, paused, version }) => {
  const { db, jobs } = context
  const user = needUser(context)
  const standing = await needWatch(db, user, id)
  if (standing.state === 'filling' || standing.state === 'failed')
    throw new Fault(409, '该监控尚未准备好，不能暂停或恢复')
  const changed = await db.transaction().execute(async tx => {
    const row = await setPaused(tx, user, { id, version, paused: paused === 1 })
    if (row && paused === 0) await jobs.enqueue(rescreenJob, {}, tx)
    return row
  })
  return needUnchanged(changed && (await watchWire(context, changed)), {
    read: async () => watchWire(context, await needWatch(db, user, id)),
    wire: one => one,
  })
}

export const removeWatch: Verb<typeof removeCall> = async (context, { id }) => {
  const user = needUser(context)
  const { title } = await needWatch(context.db, user, id)
  if (!(await deleteWatch(context.db, user, id))) throw new Fault(404)
  await audit(context, 'watch.removed', user.id, { name: title })
  return {}
}

export const setWatchPolicy: Verb<typeof policyCall> = async (context, { reports }) => {
  const user = needUser(context)
  if (user.organisationRole !== 'owner') throw new Fault(403, '只有所有者可以更改此设置')
  await putWatchPolicy(context.db, user, reports === 1)
  await audit(context, 'watch.policy', user.id, { setTo: switched(reports === 1) })
  return { reports: reports === 1 }
}
