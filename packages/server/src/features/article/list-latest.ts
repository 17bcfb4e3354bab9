import type { listLatest as call } from '@maojian/contract/calls/article'
import type * as z from 'zod'
import { chineseNameById } from '../../engine/chinese-name.ts'
import type { Context } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { latestEditions, type EditionAdditions } from '../../lists/latest-editions.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { chinaNotices, type ChinaNotice } from '../sanction/entry.ts'
import { listWords } from '../source/entry.ts'
import { listNews } from './list-news.ts'

type Row = Extract<z.output<typeof call.reply>['data'][number], { dataJson: unknown }>

/** Parties shown of one edition (spec 000 §9). */
const entriesEach = 5

const rowOf = (context: Context, edition: EditionAdditions): Row => {
  const words = listWords(edition.source)
  return {
    id: String(edition.edition),
    postTime: edition.publishedOn ?? shanghaiDay(edition.fetchedAt),
    dataJson: {
      shortName: words.shortZh,
      countryCn: words.countryCn,
      listName: edition.starter ? `${words.nameZh}（内置示例数据）` : words.nameZh,
      total: edition.added,
      noticeId: '',
      first: edition.first && !edition.starter,
      entityList: edition.entries.map(({ party, content }) => ({
        dataType: content.type,
        typeStated: content.typeStated ? (1 as const) : (0 as const),
        name: content.names[0]?.text ?? content.reference,
        nameZh: chineseNameById(context.engine.current(), party),
        dataId: party,
      })),
    },
  }
}

const noticeRow = (notice: ChinaNotice): Row => ({
  id: notice.id,
  postTime: notice.sanctionTime,
  dataJson: {
    shortName: notice.department,
    countryCn: '中国',
    listName: notice.title,
    total: notice.entityMeasureList.length,
    noticeId: notice.id,
    first: false,
    entityList: notice.entityMeasureList.slice(0, entriesEach).map(one => ({
      dataType: one.dataType,
      typeStated: one.typeStated,
      name: one.entityName,
      nameZh: '',
      dataId: one.id,
    })),
  },
})

/** Each edition's additions and each Chinese notice, newest first. */
const latest = async (context: Context, { page, pageSize }: { page: number; pageSize: number }) => {
  const until = page * pageSize
  const editions = await latestEditions(context.db, { page: 1, pageSize: until }, entriesEach)
  const notices = await chinaNotices(context)
  const rows = [...editions.rows.map(row => rowOf(context, row)), ...notices.map(noticeRow)]
  return {
    data: rows.toSorted((a, b) => b.postTime.localeCompare(a.postTime)).slice(until - pageSize, until),
    count: editions.count + notices.length,
  }
}

/** The home panel, or the news. */
export const listLatest: Verb<typeof call> = (context, input) =>
  input.latest === 1 ? latest(context, input) : listNews(context, input)
