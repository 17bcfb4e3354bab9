import * as z from 'zod'
import { defineCall } from '../call.ts'
import { pageSizes } from '../limits.ts'
import { wireInt } from '../wire.ts'

/** Ports by UN/LOCODE, airports by IATA code, countries by their names; each with the risk of its country. */
export const searchPlaces = defineCall({
  method: 'POST',
  path: '/api/sanction/search/place',
  summary: '检索港口、机场、途经国家及其国别风险',
  access: 'session',
  request: z.object({
    key: z.string().trim().min(1, '请输入名称或代码').max(100, '最多 100 个字'),
    type: z.enum(['PORT', 'AIRPORT', 'TRANSIT_COUNTRY'], 'type 应为 PORT、AIRPORT 或 TRANSIT_COUNTRY'),
    page: wireInt(1, 10_000).default(1),
    pageSize: wireInt(1, 100).default(pageSizes.search),
  }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        name: z.string(),
        nameCn: z.string(),
        country: z.string(),
        countryId: z.string(),
        type: z.enum(['PORT', 'AIRPORT', 'TRANSIT_COUNTRY']),
        riskLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        /** Why, where there is a risk. */
        basis: z.string(),
      }),
    ),
    count: z.number(),
  }),
})
