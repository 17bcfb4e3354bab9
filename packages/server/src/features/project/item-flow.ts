import type * as calls from '@maojian/contract/calls/item-flow'
import { flowOfItem as flowOfFields } from '@maojian/domain/item-flow/flow-of-item'
import { newFlow } from '@maojian/domain/item-flow/flow-state'
import { itemOf } from '@maojian/domain/item-flow/item-of-flow'
import { addressKind } from '@maojian/domain/vocabulary/project-kind'
import { itemPages, lastItemPage } from '@maojian/domain/vocabulary/item-page.table'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { FieldFault } from '../../http/field-fault.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { accountNames } from '../account/entry.ts'
import * as flows from '../item/entry.ts'
import { needWriter } from '../organisation/entry.ts'
import { finishItem } from './finish-item.ts'
import type { ItemFields, ProjectContent } from './project-content.ts'
import { readContent } from './row-store.ts'
import { findProject, holdProject } from './store.ts'
import type * as z from 'zod'

type Input = z.output<typeof calls.nextItemPage.request>
type Page = z.output<typeof calls.nextItemPage.reply>

const startOf = ({ country, endUse }: ProjectContent): flows.ProjectStart => {
  const of = (type: number, reexport: 0 | 1 = 0) =>
    country
      .filter(one => one.type === type && one.reexport === reexport && one.countryId !== '')
      .map(one => one.countryId)
  return {
    destinations: of(addressKind.destination),
    via: of(addressKind.transit),
    reexport: of(addressKind.other, 1),
    endUse: Object.fromEntries(
      endUse.flatMap(({ questionId, answer }) =>
        answer === null || questionId === 112 ? [] : [[String(questionId), String(answer)]],
      ),
    ),
  }
}

const contentOf = async (context: Context, projectId: string): Promise<ProjectContent> =>
  readContent(context.db, await findProject(context.db, needUser(context), projectId))

const stateOfItem = (row: ItemFields) =>
  flowOfFields({
    name: row.name,
    eccn: row.eccn,
    cnCode: row.cnCode,
    usOrigin: row.usOrigin as 0 | 1 | undefined,
    usContentPercent: row.usContentPercent,
    usTechnology: row.usTechnology as 0 | 1 | undefined,
    facts: row.facts ?? {},
  })

/** An item that stands in the project, from its first page; nothing of it changes before a page is answered. */
const reopen = async (context: Context, projectId: string, itemId: string): Promise<Page> => {
  const { db, now } = context
  const user = needUser(context)
  // Held: two who open it at once go one way.
  const content = await readContent(db, await holdProject(db, user, projectId))
  const row = content.item.find(one => one.id === itemId)
  if (!row) throw new Fault(404)
  const known = await flows.flowOfItem(db, user, { projectId, itemId })
  const flow =
    known ??
    (await flows.insertFlow(db, user, { projectId, itemId, state: stateOfItem(row), finished: true, now }))
  const state = { ...flow.state, at: newFlow.at }
  return flows.showPage(context, { flow, state, project: startOf(content) })
}

const needProject = ({ projectId }: Input): string => {
  if (projectId === undefined) throw new FieldFault('projectId', '请指明项目')
  return projectId
}

const inTransaction = <T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> =>
  context.db.transaction().execute(db => work({ ...context, db }))

/** The first page is kept once it was answered, and once however often the answer arrives. */
const keepFirst = async (context: Context, projectId: string, input: Input): Promise<Page> => {
  const user = needUser(context)
  const flow = await madeOnce(context, {
    what: 'item flow',
    asked: input,
    make: () =>
      inTransaction(context, async inside => {
        const { db, now } = inside
        const begun = { projectId, itemId: '', state: newFlow, finished: false, now }
        const inserted = await flows.insertFlow(db, user, begun)
        await goOn(inside, inserted, input)
        return inserted.id
      }),
    find: id => flows.begunFlow(context.db, user, id),
  })
  const project = startOf(await contentOf(context, projectId))
  return flows.showPage(context, { flow, state: flow.state, project })
}

/** Who only looks leaves nothing behind. */
const begin = async (context: Context, input: Input): Promise<Page> => {
  const projectId = needProject(input)
  const { itemId } = input
  if (itemId !== undefined) return inTransaction(context, inside => reopen(inside, projectId, itemId))
  if (input.module === newFlow.at && input.look !== 1) return keepFirst(context, projectId, input)
  const flow = { id: '', project_id: projectId }
  const project = startOf(await contentOf(context, projectId))
  return flows.showPage(context, { flow, state: newFlow, project })
}

/** Takes the answers of a page and shows the next; on the last page the item goes into the project. */
const goOn = async (context: Context, flow: flows.ItemFlow, input: Input): Promise<Page> => {
  const { db, now } = context
  const user = needUser(context)
  const project = startOf(await contentOf(context, flow.project_id))
  if (input.module === '') return flows.showPage(context, { flow, state: flow.state, project })
  if (input.look === 1)
    return flows.showPage(context, { flow, state: flows.lookAt(context, flow, input), project })
  const state = await flows.stepForward(context, flow, input)
  const isLast = input.module === lastItemPage && flow.state.at === lastItemPage
  const finished = isLast
    ? await finishItem(context, { projectId: flow.project_id, itemId: flow.item_id, state })
    : undefined
  await flows.saveFlow(db, user, {
    id: flow.id,
    state,
    finished: isLast,
    itemId: finished?.itemId ?? flow.item_id,
    now,
  })
  return flows.showPage(context, { flow, state, project, ...(finished && { finished }) })
}

/** Two who answer one item wait for each other: what is saved is what the later one saw. */
export const nextItemPage: Verb<typeof calls.nextItemPage> = async (context, input) => {
  const user = needUser(context)
  needWriter(user)
  const { id } = input
  if (id === undefined) return begin(context, input)
  return inTransaction(context, async inside =>
    goOn(inside, await flows.lockFlow(inside.db, user, id), input),
  )
}

export const previousItemPage: Verb<typeof calls.previousItemPage> = async (context, { id, module }) => {
  const user = needUser(context)
  return context.db.transaction().execute(async db => {
    const inside = { ...context, db }
    const flow = await flows.lockFlow(db, user, id)
    const state = flows.stepBack(flow, module)
    const { finished, item_id: itemId } = flow
    await flows.saveFlow(db, user, { id, state, finished, itemId, now: context.now })
    const project = startOf(await contentOf(inside, flow.project_id))
    return flows.showPage(inside, { flow, state, project })
  })
}

export const listItemFlows: Verb<typeof calls.listItemFlows> = async (context, { projectId }) => {
  const { db } = context
  const user = needUser(context)
  await findProject(db, user, projectId)
  const rows = await flows.unfinishedFlows(db, user, projectId)
  const names = await accountNames(
    db,
    rows.map(row => row.author_id),
  )
  return rows.map(({ id, state, author_id, changed_at }) => ({
    id,
    itemName: itemOf(state).name,
    pageCode: state.at,
    title: itemPages[state.at].title,
    author: names.get(author_id) ?? '',
    updateTime: shanghaiMinute(changed_at),
  }))
}

export const dropItemFlow: Verb<typeof calls.dropItemFlow> = async (context, { id }) => {
  const user = needUser(context)
  await context.db.transaction().execute(async db => {
    await flows.lockFlow(db, user, id)
    await flows.deleteFlow(db, user, id)
  })
  return {}
}
