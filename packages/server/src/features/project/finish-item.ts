import { projectLimits } from '@maojian/contract/project-rules'
import type { FlowState } from '@maojian/domain/item-flow/flow-state'
import { dealOf, itemOf } from '@maojian/domain/item-flow/item-of-flow'
import { addressKind } from '@maojian/domain/vocabulary/project-kind'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { dealItemOf } from '../item/entry.ts'
import type { CountryFields, ItemFields, PartnerFields, ProjectContent } from './project-content.ts'
import { judgeOf } from './judge-rows.ts'
import { itemWire } from './project-wire.ts'
import { addRow, readContent, setRow } from './row-store.ts'
import { changeStanding, findProject, holdProject, touchProject } from './store.ts'

type Rows<T extends { readonly id: string }> = readonly Omit<T, 'id'>[]

const missingCountries = (state: FlowState, { country }: ProjectContent): Rows<CountryFields> => {
  const { destinations, via, reexport } = dealOf(state)
  const rows = [
    ...destinations.map(countryId => ({ countryId, type: addressKind.destination, reexport: 0 as const })),
    ...via.map(countryId => ({ countryId, type: addressKind.transit, reexport: 0 as const })),
    ...reexport.map(countryId => ({ countryId, type: addressKind.other, reexport: 1 as const })),
  ]
  return rows
    .filter(
      row =>
        !country.some(
          one => one.countryId === row.countryId && one.type === row.type && one.reexport === row.reexport,
        ),
    )
    .map(row => ({ ...row, country: '' }))
}

/** Their part in the deal is not known here: the section asks for it. */
const missingPartners = (state: FlowState, { partner }: ProjectContent): Rows<PartnerFields> =>
  dealOf(state)
    .endUsers.filter(name => !partner.some(one => one.name === name))
    .map(name => ({ name, type: null, country: '' }))

/** Only questions that the project has not answered: what stands there was answered for the whole deal. */
const missingEndUse = (state: FlowState, { endUse }: ProjectContent) =>
  Object.entries(dealOf(state).endUse)
    .map(([id, [answer = '']]) => ({ questionId: Number(id), answer: Number(answer) }))
    .filter(row => !endUse.some(one => one.questionId === row.questionId && one.answer !== null))

const itemFields = (state: FlowState, known: ItemFields | undefined): Omit<ItemFields, 'id' | 'version'> => {
  const { usOrigin, usContentPercent, usTechnology, facts, name } = itemOf(state)
  const { eccn = '', cnCode = '' } = dealItemOf(itemOf(state))
  return {
    name,
    eccn,
    cnCode,
    hsCode: known?.hsCode ?? '',
    value: known?.value,
    currency: known?.currency ?? '',
    usOrigin,
    usContentPercent,
    usTechnology,
    facts: { ...facts },
  }
}

const needRoom = (section: string, count: number): void => {
  if (count > projectLimits.rows) throw new Fault(400, `一个项目最多 ${projectLimits.rows} 个${section}`)
}

interface Finishing {
  readonly projectId: string
  readonly itemId: string
  readonly state: FlowState
}

/** Puts a finished item into its project, with the places, people and end uses that the project does not know yet. */
export const finishItem = async (
  context: Context,
  { projectId, itemId, state }: Finishing,
): Promise<{ readonly itemId: string; readonly riskLevel: 0 | 1 | 2; readonly reason: string }> => {
  const { db, now } = context
  const user = needUser(context)
  // Held first: of two who finish items at once the second sees what the first has added.
  const content = await readContent(db, await holdProject(db, user, projectId))
  const known = content.item.find(one => one.id === itemId)
  const added = {
    country: missingCountries(state, content),
    partner: missingPartners(state, content),
    endUse: missingEndUse(state, content),
  }
  needRoom('物项', content.item.length + (known ? 0 : 1))
  needRoom('国别', content.country.length + added.country.length)
  needRoom('相对方', content.partner.length + added.partner.length)
  const others = [...added.country, ...added.partner, ...added.endUse]
  // Who edits those sections is told; an item is a row of its own.
  if (others.length === 0) await touchProject(db, user, projectId, now)
  else
    await changeStanding(db, user, {
      id: projectId,
      values: { changed_at: now, ...(added.partner.length > 0 && { no_partners: false }) },
    })
  for (const section of ['country', 'partner', 'endUse'] as const)
    for (const row of added[section]) await addRow(db, { projectId, section, content: row })
  const fields = itemFields(state, known)
  const version = known ? await setRow(db, itemId, fields) : 1
  const id = known ? itemId : await addRow(db, { projectId, section: 'item', content: fields })
  const after = await readContent(db, await findProject(db, user, projectId))
  const { riskLevel, reason } = itemWire(await judgeOf(context), { ...fields, id, version }, after)
  return { itemId: id, riskLevel, reason }
}
