import type { duplicateProject as call } from '@maojian/contract/calls/project-list'
import { projectLimits } from '@maojian/contract/project-rules'
import { needUser } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { copyRows } from './row-store.ts'
import { findProject, insertProject } from './store.ts'

const suffix = '（副本）'

const copyName = (name: string): string =>
  `${[...name].slice(0, projectLimits.name - [...suffix].length).join('')}${suffix}`

/** A new draft with everything that was filled in; what the organisation decided of its partners holds by itself. */
export const duplicateProject: Verb<typeof call> = async ({ db, ...context }, { id }) => {
  const user = needUser(context)
  const { name, summary, remark, no_partners, no_logistics, no_settlement } = await findProject(db, user, id)
  const copied = await db.transaction().execute(async tx => {
    const copy = await insertProject(tx, user, {
      name: copyName(name),
      summary,
      remark,
      no_partners,
      no_logistics,
      no_settlement,
      now: context.now,
    })
    await copyRows(tx, id, copy.id)
    return copy.id
  })
  return { id: copied }
}
