import type { getProject as getCall, saveProject as call } from '@maojian/contract/calls/project'
import { findDestination } from '@maojian/domain/vocabulary/country'
import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Schema } from '../../db/schema.ts'
import { needIndex, needUser } from '../../http/context.ts'
import { ChangedElsewhere, Fault } from '../../http/fault.ts'
import { FieldFault } from '../../http/field-fault.ts'
import type { Verb } from '../../http/route.ts'
import { needWriter } from '../organisation/entry.ts'
import type { ProjectContent, SectionName } from './project-content.ts'
import { isBlank } from './deal-row.ts'
import { projectProblems } from './project-problems.ts'
import { detailWire } from './project-wire.ts'
import { readContent, replaceSection } from './row-store.ts'
import { changeProject, findProject } from './store.ts'
import { submitProject } from './submit-project.ts'
import type { Project } from './tables.ts'
import { told } from './told.ts'

type Input = z.output<typeof call.request>
type Ticks = Pick<Project, 'no_partners' | 'no_logistics' | 'no_settlement'>

export const getProject: Verb<typeof getCall> = async (context, { id }) =>
  detailWire(context, await findProject(context.db, needUser(context), id))

/** The code of a country or an occupied region however it was given; what is no country is told, an empty field stays empty. */
const countryCode = (field: string, text: string): string => {
  if (text === '') return ''
  const code = findDestination(text)
  if (code !== undefined) return code
  throw new FieldFault(field, `没有“${text}”这个国家或地区，请从列表中选择`)
}

/** The sections that were sent, as they are stored; blank logistics and settlement rows are left out (spec 001 §5). */
const sectionsOf = (input: Input) => ({
  country: input.countryList?.map((row, index) => {
    const { id, type, reexport } = row
    const countryId = countryCode(`countryList[${index}].country`, row.countryId || row.country)
    return { id, type, reexport: type === 4 ? reexport : (0 as const), countryId }
  }),
  partner: input.objectList,
  endUse: input.endUse?.map(row => ({ ...row, id: '' })),
  logistics: input.logisticsDetail?.entityList
    .filter(row => !isBlank(row))
    .map((row, index) => ({
      ...row,
      countryId: countryCode(`logisticsDetail.entityList[${index}].countryId`, row.countryId),
    })),
  stop: input.logisticsDetail?.historyStopList
    .filter(row => !isBlank(row))
    .map((row, index) => ({
      ...row,
      country: countryCode(`logisticsDetail.historyStopList[${index}].country`, row.country),
    })),
  bank: input.settlementDetail?.bankList.filter(row => !isBlank(row)),
})

const ticksOf = ({ objectNone, logisticsDetail, settlementDetail }: Input): Partial<Ticks> => ({
  ...(objectNone !== undefined && { no_partners: objectNone === 1 }),
  ...(logisticsDetail && { no_logistics: logisticsDetail.none === 1 }),
  ...(settlementDetail && { no_settlement: settlementDetail.none === 1 }),
})

const writeSections = async (
  db: Kysely<Schema>,
  projectId: string,
  sections: ReturnType<typeof sectionsOf>,
  before: ProjectContent,
): Promise<void> => {
  for (const section of Object.keys(sections) as (keyof typeof sections & SectionName)[]) {
    const rows = sections[section]
    if (rows === undefined) continue
    const known = new Set(before[section].map(row => row.id))
    await replaceSection(db, { projectId, section, rows, known })
  }
}

/** Saves a draft as far as it goes; with `isCommit` it must be whole, and a check begins. */
export const saveProject: Verb<typeof call> = async (context, input) => {
  const { db, now } = context
  const user = needUser(context)
  needWriter(user)
  const { projectId: id, name, summary, remark, version } = input
  const standing = await findProject(db, user, id)
  const isSubmit = input.isCommit === 1
  if (isSubmit) needIndex(context)
  const saved = await db.transaction().execute(async tx => {
    const values = { name, ...told({ summary, remark }), ...ticksOf(input), changed_at: now }
    const changed = await changeProject(tx, user, { id, values, version })
    if (!changed) return undefined
    const before = await readContent(tx, standing)
    await writeSections(tx, id, sectionsOf(input), before)
    if (!isSubmit) return changed
    const content = await readContent(tx, changed)
    const [problem] = projectProblems(content)
    if (problem) throw new Fault(400, problem.text)
    await submitProject({ ...context, db: tx }, changed, content)
    return changed
  })
  if (saved) return detailWire(context, saved)
  throw new ChangedElsewhere(await detailWire(context, await findProject(db, user, id)))
}
