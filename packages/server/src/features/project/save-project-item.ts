import type { saveProjectItem as call } from '@maojian/contract/calls/project'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { needUser } from '../../http/context.ts'
import { FieldFault } from '../../http/field-fault.ts'
import { ChangedElsewhere, Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { needWriter } from '../organisation/entry.ts'
import { projectLimits } from '@maojian/contract/project-rules'
import { readItem } from '../deal/entry.ts'
import { itemDeal } from './deal-row.ts'
import { judgeOf } from './judge-rows.ts'
import type { ItemFields, ProjectContent } from './project-content.ts'
import { itemWire } from './project-wire.ts'
import { addRow, readContent, setRow } from './row-store.ts'
import { holdProject, touchProject } from './store.ts'

type Item = Omit<ItemFields, 'id' | 'version'>

interface Saving {
  readonly projectId: string
  readonly id: string | undefined
  readonly content: Item
}

/** The limit and what stands are read once the project is held: two who save at once do so one after another. */
const keepItem = async (db: Kysely<Schema>, before: ProjectContent, asked: Saving): Promise<ItemFields> => {
  const { projectId, id, content } = asked
  if (id === undefined) {
    if (before.item.length >= projectLimits.rows)
      throw new Fault(400, `一个项目最多 ${projectLimits.rows} 个物项`)
    return { ...content, id: await addRow(db, { projectId, section: 'item', content }), version: 1 }
  }
  return { ...content, id, version: await setRow(db, id, content) }
}

/** A field of the item is named as the form has it, not by its place in a deal. */
const readTyped = (item: Item): ReturnType<typeof readItem> => {
  try {
    return readItem(itemDeal(item), 0)
  } catch (error) {
    if (!(error instanceof FieldFault)) throw error
    throw new FieldFault(error.field.replace(/^items\[0\]\./u, ''), error.reason)
  }
}

/** Codes are read as the determination reads them; what the tables do not know is refused at its field. */
export const saveProjectItem: Verb<typeof call> = async (context, { projectId, id, version, ...item }) => {
  const { db, now } = context
  const user = needUser(context)
  needWriter(user)
  const read = readTyped(item)
  const content = { ...item, eccn: read.eccn ?? '', currency: read.currency ?? '', hsCode: read.hsCode ?? '' }
  const { before, standing, saved } = await db.transaction().execute(async tx => {
    const before = await readContent(tx, await holdProject(tx, user, projectId))
    const standing = before.item.find(one => one.id === id)
    if (id !== undefined && !standing) throw new Fault(404)
    if (version !== undefined && standing && standing.version !== version)
      return { before, standing, saved: undefined }
    await touchProject(tx, user, projectId, now)
    return { before, standing, saved: await keepItem(tx, before, { projectId, id, content }) }
  })
  const judge = await judgeOf(context)
  if (saved) return itemWire(judge, saved, before)
  throw new ChangedElsewhere(itemWire(judge, standing!, before))
}
