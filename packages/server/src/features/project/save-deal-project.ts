import type { saveDealProject as call } from '@maojian/contract/calls/deal'
import { projectLimits } from '@maojian/contract/project-rules'
import { needUser } from '../../http/context.ts'
import { FieldFault } from '../../http/field-fault.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { readDeal } from '../deal/entry.ts'
import { needWriter } from '../organisation/entry.ts'
import { contentOfDeal } from './content-of-deal.ts'
import { replaceSection } from './row-store.ts'
import { insertProject, projectIfThere } from './store.ts'

const sections = ['country', 'partner', 'item', 'endUse', 'logistics', 'bank'] as const

/** A project has no day of its own: whoever gave one finds it told in the project and in its reports. */
const dayToldOf = (date: string | undefined, today: string): string =>
  date === undefined || date === today
    ? ''
    : `原交易日 ${date}：项目按提交当天的名单与规则检查，原交易日的结论请用整笔交易检查。`

/** A deal of a program as a draft of the organisation; what `deal check` would refuse is refused here too. */
export const saveDealProject: Verb<typeof call> = async (context, deal) => {
  const { db, now } = context
  const user = needUser(context)
  needWriter(user)
  const today = shanghaiDay(now)
  readDeal(deal, today)
  const content = contentOfDeal(deal)
  for (const section of sections)
    if (content[section].length > projectLimits.rows)
      throw new FieldFault(section, `一个项目的每一部分最多 ${projectLimits.rows} 行`)
  const insert = (): Promise<string> =>
    db.transaction().execute(async tx => {
      const project = await insertProject(tx, user, {
        name: deal.name,
        summary: dayToldOf(deal.date, today),
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
  const { id } = await madeOnce(context, {
    what: 'project',
    asked: deal,
    make: insert,
    find: made => projectIfThere(db, user, made),
  })
  return { id }
}
