import type {
  deleteProject as deleteCall,
  restoreProject as restoreCall,
} from '@maojian/contract/calls/project-list'
import { projectLimits } from '@maojian/contract/project-rules'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { setDeleted } from './store.ts'

const dayMs = 86_400_000

/** Takes a project out of the list; its reports stay records, and it can be taken back. */
export const deleteProject: Verb<typeof deleteCall> = async (context, { id }) => {
  if (!(await setDeleted(context.db, needUser(context), { id, at: context.now }))) throw new Fault(404)
  return {}
}

export const restoreProject: Verb<typeof restoreCall> = async (context, { id }) => {
  const since = new Date(context.now.getTime() - projectLimits.restoreDays * dayMs)
  if (await setDeleted(context.db, needUser(context), { id, at: null, since })) return {}
  throw new Fault(404, `没有可恢复的项目：删除超过 ${projectLimits.restoreDays} 天，或未被删除`)
}
