import * as z from 'zod'
import { defineCall } from '../call.ts'

/** Editions of the official text, what the newest changed, and where the facts that decide say otherwise. */
export const getRegulation = defineCall({
  method: 'GET',
  path: '/api/regulation/status',
  summary: '出口管制官方文本的版本与差异',
  access: 'public',
  request: z.object({}),
  reply: z.object({
    factsAsOf: z.string(),
    parts: z.array(
      z.object({
        part: z.string(),
        title: z.string(),
        url: z.string(),
        /** '' until the part has been imported. */
        editionDate: z.string(),
        fetchedAt: z.string(),
        digest: z.string(),
        units: z.number(),
        added: z.number(),
        removed: z.number(),
        changed: z.number(),
        first: z.boolean(),
        note: z.string(),
        changes: z.array(
          z.object({
            key: z.string(),
            kind: z.enum(['added', 'removed', 'changed']),
            notes: z.array(z.string()),
          }),
        ),
      }),
    ),
    differences: z.array(z.object({ key: z.string(), kind: z.string(), text: z.string() })),
  }),
})
