import type * as calls from '@maojian/contract/calls/project'
import { needUser, type Context } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { forgetItem } from '../item/entry.ts'
import { needWriter } from '../organisation/entry.ts'
import { judgeOf } from './judge-rows.ts'
import type { ProjectContent, SectionName } from './project-content.ts'
import {
  countryWires,
  endUseWire,
  itemWire,
  logisticsWire,
  partnerWire,
  settlementWire,
} from './project-wire.ts'
import { projectOfRow, readContent, removeRow } from './row-store.ts'
import { changeStanding, findProject, touchProject } from './store.ts'

const contentFor = async (context: Context, projectId: string): Promise<ProjectContent> =>
  readContent(context.db, await findProject(context.db, needUser(context), projectId))

export const listProjectCountries: Verb<typeof calls.listProjectCountries> = async (context, { projectId }) =>
  countryWires((await contentFor(context, projectId)).country)

export const listProjectObjects: Verb<typeof calls.listProjectObjects> = async (context, { projectId }) => {
  const judge = await judgeOf(context)
  return (await contentFor(context, projectId)).partner.map(row => partnerWire(judge, row))
}

export const listProjectItems: Verb<typeof calls.listProjectItems> = async (context, { projectId }) => {
  const judge = await judgeOf(context)
  const content = await contentFor(context, projectId)
  return content.item.map(row => itemWire(judge, row, content))
}

export const getProjectEndUse: Verb<typeof calls.getProjectEndUse> = async (context, { projectId }) =>
  endUseWire(await contentFor(context, projectId))

export const getProjectSettlement: Verb<typeof calls.getProjectSettlement> = async (context, { projectId }) =>
  settlementWire(await judgeOf(context), await contentFor(context, projectId))

export const getProjectLogistics: Verb<typeof calls.getProjectLogistics> = async (context, { projectId }) =>
  logisticsWire(await judgeOf(context), await contentFor(context, projectId))

/** Removes a row; who edits the section on an older version is told when he saves. */
const removalFrom =
  (section: SectionName): Verb<typeof calls.deleteProjectObject> =>
  async (context, { id }) => {
    const { db, now } = context
    const user = needUser(context)
    needWriter(user)
    const projectId = await projectOfRow(db, user, { id, section })
    await db.transaction().execute(async tx => {
      if (section === 'item') await touchProject(tx, user, projectId, now)
      else await changeStanding(tx, user, { id: projectId, values: { changed_at: now } })
      await removeRow(tx, id)
      if (section === 'item') await forgetItem(tx, user, id)
    })
    return {}
  }

export const deleteProjectCountry = removalFrom('country')
export const deleteProjectObject = removalFrom('partner')
export const deleteProjectItem = removalFrom('item')
