import type { Context } from '../../http/context.ts'
import { chinaNotices } from '../sanction/entry.ts'
import { newestNews } from './news-store.ts'
import { newsRow, noticeRow, type NewsRow } from './news-wire.ts'

interface Asked {
  readonly page: number
  readonly pageSize: number
  readonly type?: number | undefined
  readonly keyword?: string | undefined
}

const isKind = (type: number | undefined): type is 0 | 1 | 2 => type === 0 || type === 1 || type === 2

const noticesFor = async (context: Context, { type, keyword = '' }: Asked): Promise<NewsRow[]> => {
  if (type !== undefined && type !== 2) return []
  return (await chinaNotices(context)).map(noticeRow).filter(({ title }) => title.includes(keyword))
}

/** News that were imported or fed, and the notices that lists tell, newest first. */
export const listNews = async (
  context: Context,
  asked: Asked,
): Promise<{ data: NewsRow[]; count: number }> => {
  const { page, pageSize, type, keyword } = asked
  const until = page * pageSize
  const kind = isKind(type) ? type : undefined
  const stored = await newestNews(context.db, { kind, keyword }, until)
  const notices = await noticesFor(context, asked)
  const rows = [...stored.rows.map(newsRow), ...notices]
  return {
    data: rows.toSorted((a, b) => b.publishTime.localeCompare(a.publishTime)).slice(until - pageSize, until),
    count: stored.count + notices.length,
  }
}
