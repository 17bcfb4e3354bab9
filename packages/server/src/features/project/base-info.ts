import type { getBaseInfo as getCall, saveBaseInfo as saveCall } from '@maojian/contract/calls/project'
import { needUser } from '../../http/context.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { needUnchanged, needWriter } from '../organisation/entry.ts'
import { baseWire } from './project-wire.ts'
import { changeProject, findProject, insertProject, projectIfThere } from './store.ts'
import { told } from './told.ts'

export const getBaseInfo: Verb<typeof getCall> = async (context, { id }) =>
  baseWire(await findProject(context.db, needUser(context), id))

/** A new project, or the base info of one that stands. */
export const saveBaseInfo: Verb<typeof saveCall> = async (
  context,
  { id, version, name, summary, remark },
) => {
  const { db, now } = context
  const user = needUser(context)
  needWriter(user)
  if (id === undefined) {
    const base = { name, summary: summary ?? '', remark: remark ?? '' }
    return baseWire(
      await madeOnce(context, {
        what: 'project',
        asked: base,
        make: async () => (await insertProject(db, user, { ...base, now })).id,
        find: made => projectIfThere(db, user, made),
      }),
    )
  }
  await findProject(db, user, id)
  const values = { name, ...told({ summary, remark }), changed_at: now }
  const changed = await changeProject(db, user, { id, values, version })
  return needUnchanged(changed, { read: () => findProject(db, user, id), wire: baseWire })
}
