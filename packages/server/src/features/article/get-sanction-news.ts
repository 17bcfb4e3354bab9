import type { getSanctionNews as call } from '@maojian/contract/calls/article'
import type * as z from 'zod'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { chinaNotices, type ChinaNotice } from '../sanction/entry.ts'

/** Whom a notice names, by what it does to them. */
const measuresOf = ({ entityMeasureList }: ChinaNotice): z.output<typeof call.reply>['measureList'] =>
  [...Map.groupBy(entityMeasureList, one => one.measure)].map(([measure, entityList]) => ({
    measure,
    entityList,
  }))

export const getSanctionNews: Verb<typeof call> = async (context, { id }) => {
  const notice = (await chinaNotices(context)).find(one => one.id === id)
  if (!notice) throw new Fault(404, '没有这份公告，名单更新后公告编号可能已改变')
  return {
    id,
    title: notice.title,
    department: notice.department,
    label: notice.listName,
    sanctionTime: notice.sanctionTime,
    status: notice.status,
    statusCn: notice.statusCn,
    sourceName: notice.sourceName,
    url: notice.url,
    effect: notice.effect.sentence,
    measureList: measuresOf(notice),
    starterData: notice.starterData,
  }
}
