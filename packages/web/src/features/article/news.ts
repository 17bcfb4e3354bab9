import type { listLatest } from '@maojian/contract/calls/article'
import type * as z from 'zod'
import { pageAddress } from '../../ui/page-address.ts'

export type News = Extract<z.output<typeof listLatest.reply>['data'][number], { newsType: unknown }>

export const isNews = (row: object): row is News => 'newsType' in row

export const kindNames = { 0: '外部链接', 1: '站内全文', 2: '制裁公告' } as const

/** Where news of each kind opens (spec 000 §2): elsewhere, as a text kept here, or as a notice. */
export const newsAddress = ({ newsType, id, fileId, srcUrl }: News): string => {
  if (newsType === 0) return srcUrl
  return newsType === 1 ? pageAddress('homeListInfo', { fileId }) : pageAddress('chinaSanctionDetail', { id })
}
