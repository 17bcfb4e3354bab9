import * as z from 'zod'
import { defineCall } from '../call.ts'
import { blankable, wireInt } from '../wire.ts'
import { noticeEntity, noticeStatus } from './china.ts'
import { partyType } from './hit-shape.ts'

const latestRow = z.object({
  id: z.string(),
  postTime: z.string(),
  dataJson: z.object({
    shortName: z.string(),
    countryCn: z.string(),
    listName: z.string(),
    total: z.number(),
    /** Where the notice opens; '' where an edition has no page of its own. */
    noticeId: z.string(),
    /** The first edition of its list: new to us, no news of the authority. */
    first: z.boolean(),
    entityList: z.array(
      z.object({
        dataType: partyType,
        /** 0: the list does not say company or person. */
        typeStated: z.union([z.literal(0), z.literal(1)]),
        name: z.string(),
        nameZh: z.string(),
        dataId: z.string(),
      }),
    ),
  }),
})

/** 0 opens its page elsewhere, 1 a text kept here, 2 a notice with measures (spec 000 §2). */
const newsKind = z.union([z.literal(0), z.literal(1), z.literal(2)])

const newsRow = z.object({
  id: z.string(),
  title: z.string(),
  country: z.string(),
  unit: z.string(),
  publishTime: z.string(),
  newsType: newsKind,
  srcUrl: z.string(),
  fileId: z.string(),
})

const wireNewsKind = blankable(wireInt(0, 2))

/** latest = 1: rows of the home panel, of each edition's additions and each Chinese notice; 0: news, newest first. */
export const listLatest = defineCall({
  method: 'GET',
  path: '/api/morning/page',
  summary: '最新制裁动态（latest=1）与资讯（latest=0）',
  access: 'public',
  request: z.object({
    page: wireInt(1, 200).default(1),
    pageSize: wireInt(1, 100).default(4),
    latest: wireInt(0, 1).default(1),
    type: wireNewsKind,
    keyword: blankable(z.string().trim().max(100)),
  }),
  reply: z.object({ data: z.array(z.union([latestRow, newsRow])), count: z.number() }),
})

/** News and notices that name a party, newest first. */
export const listPartyNews = defineCall({
  method: 'GET',
  path: '/api/news/party',
  summary: '提到该主体的资讯与公告',
  access: 'session',
  request: z.object({ id: z.string().min(1).max(64) }),
  reply: z.object({ data: z.array(newsRow) }),
})

/** A text of news kind 1, kept here. */
export const getStoredNews = defineCall({
  method: 'GET',
  path: '/api/news/stored',
  summary: '站内资讯全文',
  access: 'public',
  request: z.object({ fileId: z.string().min(1).max(64) }),
  reply: newsRow.extend({ body: z.string() }),
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
