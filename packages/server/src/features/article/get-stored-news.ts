import type { getStoredNews as call } from '@maojian/contract/calls/article'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { findNews } from './news-store.ts'
import { newsRow } from './news-wire.ts'

export const getStoredNews: Verb<typeof call> = async ({ db }, { fileId }) => {
  const news = await findNews(db, fileId)
  if (news?.kind !== 1) throw new Fault(404, '没有这篇资讯，可能已被撤下')
  return { ...newsRow(news), body: news.body }
}
