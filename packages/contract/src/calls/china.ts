import * as z from 'zod'
import { defineCall } from '../call.ts'
import { blankable, keyOf } from '../wire.ts'
import { effect, partyType } from './hit-shape.ts'

const chinaLists = ['cn-uel', 'cn-export-control', 'cn-watch', 'cn-countermeasures'] as const
export const noticeStatuses = {
  active: '有效',
  suspended: '已暂停',
  unverified: '效力待核',
  delisted: '已移除',
  mixed: '部分变化',
} as const

export const noticeStatus = keyOf(noticeStatuses)

const entityStatus = z.enum(['active', 'suspended', 'unverified', 'delisted'])

export const noticeEntity = z.object({
  entityName: z.string(),
  /** What the list prints of the measure; else our sentence of the list. */
  measure: z.string(),
  /** The party, as the detail page asks for it. */
  id: z.string(),
  dataType: partyType,
  typeStated: z.union([z.literal(0), z.literal(1)]),
  nameEn: z.string(),
  countryCn: z.string(),
  status: entityStatus,
  statusCn: z.string(),
  /** Day on which the listing or its suspension ends, where the list or its editions say it. */
  endsOn: z.string(),
  remark: z.string(),
})

/** One notice of a Chinese authority and whom it names (spec 000 §3, Chinese sanction entry). */
export const chinaNotice = z.object({
  id: z.string(),
  list: z.string(),
  listName: z.string(),
  department: z.string(),
  /** Number or title of the notice. */
  sourceName: z.string(),
  title: z.string(),
  url: z.string(),
  sanctionTime: z.string(),
  status: noticeStatus,
  statusCn: z.string(),
  effect,
  entityMeasureList: z.array(noticeEntity),
  starterData: z.boolean(),
})

/** All notices, newest first; the filters leave out, nothing is cut. */
export const listChinaNotices = defineCall({
  method: 'GET',
  path: '/api/sanction/china/list',
  summary: '中国制裁与管控公告（全部，最新在前）',
  access: 'public',
  request: z.object({
    list: blankable(z.enum(chinaLists, 'list 有误')),
    department: blankable(z.string().max(40)),
    status: blankable(keyOf(noticeStatuses, 'status 有误')),
  }),
  reply: z.array(chinaNotice),
})
