import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireInt } from '../wire.ts'
import { noticeEntity, noticeStatus } from './china.ts'
import { partyType } from './hit-shape.ts'

/** Rows of the home panel, made from each edition's additions (latest = 1). */
export const listLatest = defineCall({
  method: 'GET',
  path: '/api/morning/page',
  summary: '最新制裁动态',
  access: 'public',
  request: z.object({
    page: wireInt(1, 10_000).default(1),
    pageSize: wireInt(1, 100).default(4),
    latest: wireInt(0, 1).default(1),
  }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        postTime: z.string(),
        dataJson: z.object({
          shortName: z.string(),
          countryCn: z.string(),
          listName: z.string(),
          total: z.number(),
          entityList: z.array(
            z.object({ dataType: partyType, name: z.string(), nameZh: z.string(), dataId: z.string() }),
          ),
        }),
      }),
    ),
    count: z.number(),
  }),
})

/** A sanction notice, from a list or stored as news of type 2: measures, each with whom it names. */
export const getSanctionNews = defineCall({
  method: 'GET',
  path: '/api/news/chain/sanction/detail',
  summary: '制裁公告或制裁新闻详情',
  access: 'public',
  request: z.object({ id: z.string().min(1).max(64) }),
  reply: z.object({
    id: z.string(),
    title: z.string(),
    department: z.string(),
    label: z.string(),
    sanctionTime: z.string(),
    status: noticeStatus,
    statusCn: z.string(),
    sourceName: z.string(),
    url: z.string(),
    /** Of the list, in a sentence. */
    effect: z.string(),
    measureList: z.array(z.object({ measure: z.string(), entityList: z.array(noticeEntity) })),
    starterData: z.boolean(),
  }),
})
