import type { duplicateProject as call } from '@maojian/contract/calls/project-list'
import { projectLimits } from '@maojian/contract/project-rules'
import { needUser } from '../../http/context.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { copyRows } from './row-store.ts'
import { findProject, insertProject, projectIfThere } from './store.ts'

const suffix = '（副本）'

const copyName = (name: string): string =>
  `${[...name].slice(0, projectLimits.name - [...suffix].length).join('')}${suffix}`

/** A new draft with everything that was filled in; what the organisation decided of its partners holds by itself. */
export const duplicateProject: Verb<typeof call> = async (context, { id }) => {
  const { db, now } = context
  const user = needUser(context)
  const found = await findProject(db, user, id)
  const { name, summary, remark, no_partners, no_logistics, no_settlement } = found
  const copy = (): Promise<string> =>
    db.transaction().execute(async tx => {
      const values = { summary, remark, no_partners, no_logistics, no_settlement }
      const made = await insertProject(tx, user, { name: copyName(name), ...values, now })
      await copyRows(tx, id, made.id)
      return made.id
    })
  const made = await madeOnce(context, {
    what: 'project copy',
    asked: { id, version: found.version },
    make: copy,
    find: one => projectIfThere(db, user, one),
  })
  return { id: made.id }
}
