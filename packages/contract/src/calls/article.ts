import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireInt } from '../wire.ts'
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
          /** First import of a list: nothing was added by its authority. */
          first: z.boolean(),
          entityList: z.array(
            z.object({ dataType: partyType, name: z.string(), nameZh: z.string(), dataId: z.string() }),
          ),
        }),
      }),
    ),
    count: z.number(),
  }),
})
