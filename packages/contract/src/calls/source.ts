import * as z from 'zod'
import { defineCall } from '../call.ts'

/** Health of every list source: nothing disappears silently. */
export const listSources = defineCall({
  method: 'GET',
  path: '/api/source/list',
  summary: '名单来源与版本状态',
  access: 'public',
  request: z.object({}),
  reply: z.object({
    snapshotId: z.string(),
    publishedAt: z.string(),
    partyCount: z.number(),
    entryCount: z.number(),
    nameCount: z.number(),
    sources: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        shortName: z.string(),
        publisher: z.string(),
        country: z.string(),
        countryCn: z.string(),
        kind: z.string(),
        effect: z.string(),
        homepage: z.string(),
        licence: z.string(),
        /** green fresh, amber late or last check failed, red stale, grey never imported. */
        health: z.enum(['green', 'amber', 'red', 'grey']),
        healthReason: z.string(),
        starterData: z.boolean(),
        editionDate: z.string(),
        fetchedAt: z.string(),
        lastCheck: z.string(),
        nextCheck: z.string(),
        entryCount: z.number(),
        added: z.number(),
        removed: z.number(),
        changed: z.number(),
        formats: z.array(z.string()),
        digest: z.string(),
      }),
    ),
  }),
})
