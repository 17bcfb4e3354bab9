import type { saveDealProject as call } from '@maojian/contract/calls/deal'
import { projectLimits } from '@maojian/contract/project-rules'
import { needUser } from '../../http/context.ts'
import { FieldFault } from '../../http/field-fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { readDeal } from '../deal/entry.ts'
import { needWriter } from '../organisation/entry.ts'
import { contentOfDeal } from './content-of-deal.ts'
import { replaceSection } from './row-store.ts'
import { insertProject } from './store.ts'

const sections = ['country', 'partner', 'item', 'endUse', 'logistics', 'bank'] as const

/** A deal of a program as a draft of the organisation; what `deal check` would refuse is refused here too. */
export const saveDealProject: Verb<typeof call> = async (context, deal) => {
  const { db, now } = context
  const user = needUser(context)
  needWriter(user)
  readDeal(deal, shanghaiDay(now))
  const content = contentOfDeal(deal)
  for (const section of sections)
    if (content[section].length > projectLimits.rows)
      throw new FieldFault(section, `一个项目的每一部分最多 ${projectLimits.rows} 行`)
  const id = await db.transaction().execute(async tx => {
    const project = await insertProject(tx, user, {
      name: deal.name,
      summary: '',
      remark: '',
      no_partners: content.noPartners,
      no_logistics: content.noLogistics,
      no_settlement: content.noSettlement,
      now,
    })
    for (const section of sections)
      await replaceSection(tx, { projectId: project.id, section, rows: content[section], known: new Set() })
    return project.id
  })
  return { id }
}
