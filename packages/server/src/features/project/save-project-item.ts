import type { saveProjectItem as call } from '@maojian/contract/calls/project'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { needWriter } from '../organisation/entry.ts'
import { projectLimits } from '@maojian/contract/project-rules'
import { readItem } from '../deal/entry.ts'
import { itemDeal } from './deal-row.ts'
import { judgeOf } from './judge-rows.ts'
import { itemWire } from './project-wire.ts'
import { addRow, projectOfRow, readContent, setRow } from './row-store.ts'
import { findProject, touchProject } from './store.ts'

/** Codes are read as the determination reads them; what the tables do not know is refused at its field. */
export const saveProjectItem: Verb<typeof call> = async (context, { projectId, id, ...item }) => {
  const { db, now } = context
  const user = needUser(context)
  needWriter(user)
  const project = await findProject(db, user, projectId)
  const read = readItem(itemDeal(item), 0)
  const content = { ...item, eccn: read.eccn ?? '', currency: read.currency ?? '', hsCode: read.hsCode ?? '' }
  if (id !== undefined && (await projectOfRow(db, user, { id, section: 'item' })) !== projectId)
    throw new Fault(404)
  const before = await readContent(db, project)
  if (id === undefined && before.item.length >= projectLimits.rows)
    throw new Fault(400, `一个项目最多 ${projectLimits.rows} 个物项`)
  const saved = await db.transaction().execute(async tx => {
    await touchProject(tx, user, projectId, now)
    if (id === undefined) return addRow(tx, { projectId, section: 'item', content })
    await setRow(tx, id, content)
    return id
  })
  return itemWire(await judgeOf(context), { ...content, id: saved }, before)
}
