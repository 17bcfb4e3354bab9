import type { getSanctionNews as call } from '@maojian/contract/calls/article'
import type * as z from 'zod'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { chinaNotices, type ChinaNotice } from '../sanction/entry.ts'
import { namedEntity } from './named-entity.ts'
import { findNews } from './news-store.ts'
import type { News } from './tables.ts'

type Reply = z.output<typeof call.reply>

/** Whom a notice names, by what it does to them. */
const measuresOf = ({ entityMeasureList }: ChinaNotice): Reply['measureList'] =>
  [...Map.groupBy(entityMeasureList, one => one.measure)].map(([measure, entityList]) => ({
    measure,
    entityList,
  }))

const ofNotice = (notice: ChinaNotice): Reply => ({
  id: notice.id,
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
})

/** Stored news says what was announced, not what has become of it. */
const ofNews = (context: Context, news: News): Reply => ({
  id: news.id,
  title: news.title,
  department: news.unit,
  label: news.label,
  sanctionTime: news.sanctioned_on,
  status: 'unverified',
  statusCn: '以公告为准',
  sourceName: '',
  url: news.url,
  effect: '',
  measureList: news.measures.map(({ measure, entities }) => ({
    measure,
    entityList: entities.map(name => namedEntity(context.engine.current(), name, measure)),
  })),
  starterData: false,
})

export const getSanctionNews: Verb<typeof call> = async (context, { id }) => {
  const notice = (await chinaNotices(context)).find(one => one.id === id)
  if (notice) return ofNotice(notice)
  const news = await findNews(context.db, id)
  if (news?.kind === 2) return ofNews(context, news)
  throw new Fault(404, '没有这份公告；名单更新后公告编号可能已改变')
}
