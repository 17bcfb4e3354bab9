import type { saveProjectItem as call } from '@maojian/contract/calls/project'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { needUser, type Context, type SessionUser } from '../../http/context.ts'
import { FieldFault } from '../../http/field-fault.ts'
import { ChangedElsewhere, Fault } from '../../http/fault.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { needWriter } from '../organisation/entry.ts'
import { projectLimits } from '@maojian/contract/project-rules'
import { readItem } from '../deal/entry.ts'
import { itemDeal } from './deal-row.ts'
import { judgeOf } from './judge-rows.ts'
import type { ItemFields, ProjectContent } from './project-content.ts'
import { itemWire } from './project-wire.ts'
import { addRow, readContent, setRow } from './row-store.ts'
import { findProject, holdProject, touchProject } from './store.ts'

type Item = Omit<ItemFields, 'id' | 'version'>

interface Adding {
  readonly projectId: string
  readonly content: Item
}

const inProject = (db: Kysely<Schema>, user: SessionUser, projectId: string): Promise<ProjectContent> =>
  findProject(db, user, projectId).then(project => readContent(db, project))

/** The limit is read once the project is held: two who add at once do so one after another. */
const insertItem = (context: Context, user: SessionUser, { projectId, content }: Adding): Promise<string> =>
  context.db.transaction().execute(async tx => {
    const { item } = await readContent(tx, await holdProject(tx, user, projectId))
    if (item.length >= projectLimits.rows) throw new Fault(400, `一个项目最多 ${projectLimits.rows} 个物项`)
    await touchProject(tx, user, projectId, context.now)
    return addRow(tx, { projectId, section: 'item', content })
  })

const addItem = async (context: Context, user: SessionUser, adding: Adding) => {
  const added = await madeOnce(context, {
    what: 'project item',
    asked: adding,
    make: () => insertItem(context, user, adding),
    find: async id => {
      const project = await inProject(context.db, user, adding.projectId)
      const item = project.item.find(one => one.id === id && one.version === 1)
      return item && { item, project }
    },
  })
  return itemWire(await judgeOf(context), added.item, added.project)
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
  if (id === undefined) return addItem(context, user, { projectId, content })
  // What stands is read once the project is held: two who save at once do so one after another.
  const { before, standing, saved } = await db.transaction().execute(async tx => {
    const before = await readContent(tx, await holdProject(tx, user, projectId))
    const standing = before.item.find(one => one.id === id)
    if (!standing) throw new Fault(404)
    if (version !== undefined && standing.version !== version) return { before, standing, saved: undefined }
    await touchProject(tx, user, projectId, now)
    return { before, standing, saved: { ...content, id, version: await setRow(tx, id, content) } }
  })
  const judge = await judgeOf(context)
  if (saved) return itemWire(judge, saved, before)
  throw new ChangedElsewhere(itemWire(judge, standing, before))
}
