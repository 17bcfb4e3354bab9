import type { getStoredNews } from '@maojian/contract/calls/article'
import type * as z from 'zod'
import type { ChinaNotice } from '../sanction/entry.ts'
import type { News } from './tables.ts'

export type NewsRow = Omit<z.output<typeof getStoredNews.reply>, 'body'>

export const newsRow = (news: News): NewsRow => ({
  id: news.id,
  title: news.title,
  country: news.country,
  unit: news.unit,
  publishTime: news.published,
  newsType: news.kind,
  srcUrl: news.url,
  fileId: news.kind === 1 ? news.id : '',
})

/** A notice that a list tells is news of type 2. */
export const noticeRow = (notice: ChinaNotice): NewsRow => ({
  id: notice.id,
  title: notice.title,
  country: '中国',
  unit: notice.department,
  publishTime: notice.sanctionTime,
  newsType: 2,
  srcUrl: notice.url,
  fileId: '',
})
